import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { acceptedEncoding } from './coding.ts';
import { compress, compressAnswers, compressAtOnce } from './compression.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR;q=1.0', 'br'],
  ['br;q=0.000', undefined],
  ['brotli', undefined],
])('of %j the best taken is %s', (accept, encoding) => {
  expect(acceptedEncoding(accept)).toBe(encoding);
});

describe('answers', () => {
  const long = { text: 'abc'.repeat(2000) };
  const larger = { text: 'abc'.repeat(30_000) };
  const fewPackets = { text: 'abc'.repeat(1000) };
  async function answer(url: string, encoding?: string) {
    const app = Fastify();
    compressAnswers(app, { rememberedBytes: 4 * 1024 * 1024 });
    app.get('/long', async () => long);
    app.get('/kept', { config: { cacheControl: 'public' } }, async () => long);
    app.get('/larger', async () => larger);
    app.get('/few-packets', async () => fewPackets);
    app.get('/few-packets-kept', { config: { cacheControl: 'public' } }, async () => fewPackets);
    app.get('/bytes', async (_, reply) => reply.type('application/json').send(Buffer.from(JSON.stringify(long))));
    app.get('/short', async () => ({ text: 'abc' }));
    app.get('/html', async (_, reply) => reply.type('text/html').send('abc'.repeat(1000)));
    app.get('/ready-made', async (_, reply) =>
      reply.type('application/json').header('content-encoding', 'br').send('x'.repeat(2000)),
    );
    return app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });
  }

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('a long JSON answer travels as %s', async (encoding, unpack) => {
    const { headers, rawPayload } = await answer('/long', encoding);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
      'content-length': String(rawPayload.length),
    });
    expect(JSON.parse(unpack(rawPayload).toString())).toEqual(long);
  });

  test.each([
    ['/larger', 'br', larger],
    ['/larger', 'gzip', larger],
    ['/bytes', 'br', long],
    ['/kept', 'br', long],
    ['/kept', 'gzip', long],
    ['/few-packets-kept', 'br', fewPackets],
  ] as const)('%s travels as %s, whole', async (url, encoding, sent) => {
    const { headers, rawPayload } = await answer(url, encoding);
    expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(rawPayload.length) });
    const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(JSON.parse(unpack(rawPayload).toString())).toEqual(sent);
  });

  test.each([
    ['br', 6000, brotliDecompressSync],
    ['br', 90_000, brotliDecompressSync],
    ['gzip', 6000, gunzipSync],
    ['gzip', 90_000, gunzipSync],
  ] as const)(
    'what is read again is compressed once as %s, %d letters, until it differs',
    async (encoding, letters, unpack) => {
      const app = Fastify();
      const ways = { compress: vi.fn(compress), compressAtOnce: vi.fn(compressAtOnce) };
      const compressions = () => ways.compress.mock.calls.length + ways.compressAtOnce.mock.calls.length;
      compressAnswers(app, { rememberedBytes: 4 * 1024 * 1024, ways });
      const sent = { id: 'x'.repeat(100), text: 'abc'.repeat(letters / 3) };
      app.get('/cart', { config: { readAgain: true } }, async () => sent);
      const read = async () => {
        const { rawPayload } = await app.inject({ url: '/cart', headers: { 'accept-encoding': encoding } });
        return JSON.parse(unpack(rawPayload).toString()) as typeof sent;
      };
      expect(await read()).toEqual(sent);
      expect(await read()).toEqual(sent);
      expect(compressions()).toBe(1);
      sent.text = sent.text.replace(/c$/, 'd');
      expect(await read()).toEqual(sent);
      expect(await read()).toEqual(sent);
      expect(compressions()).toBe(2);
    },
  );

  test('who takes no encoding gets plain JSON, and a cache knows that it varies', async () => {
    const { headers, body } = await answer('/long');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['vary']).toBe('accept-encoding');
    expect(JSON.parse(body)).toEqual(long);
  });

  test.each(['/short', '/few-packets', '/html'])('%s is left alone', async (url) => {
    expect((await answer(url, 'br')).headers).not.toHaveProperty('content-encoding');
  });

  test('what comes compressed is not compressed again', async () => {
    expect((await answer('/ready-made', 'gzip')).body).toBe('x'.repeat(2000));
  });
});
