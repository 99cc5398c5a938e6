import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, getAsWritten } from '../platform/http/testing.ts';
import { loadMedia } from './loadMedia.ts';
import type { Media } from './media.ts';
import { mediaRoutes } from './routes.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(100)}</svg>`;
const film = Buffer.alloc(2 * 1024 * 1024, 'film');

describe('the tenant’s media', () => {
  let dir: string;
  let app: FastifyInstance;
  let media: Media;
  let base: string;
  const url = (file: string) => media.urlOf(file) ?? '';

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'trolley-media-'));
    await writeFile(join(dir, 'milk.svg'), drawing);
    await writeFile(join(dir, 'film.mp4'), film);
    await writeFile(join(dir, 'font.woff2'), 'font');
    media = await loadMedia(dir);
    ({ app } = await createTestApp());
    mediaRoutes(app, media);
    base = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await rm(dir, { recursive: true, force: true });
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('a drawing travels as %s and may be kept for ever', async (encoding, unpack) => {
    for (const time of ['first', 'again']) {
      const { headers, rawPayload } = await app.inject({
        url: url('milk.svg'),
        headers: { 'accept-encoding': encoding },
      });
      expect({ time, ...headers }).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-encoding': encoding,
        'content-length': String(rawPayload.length),
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(unpack(rawPayload).toString()).toBe(drawing);
    }
  });

  test('a drawing opened by itself is in a sandbox and runs nothing', async () => {
    const { headers, body } = await app.inject({ url: url('milk.svg') });
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    expect(body).toBe(drawing);
  });

  test('what is compressed by its nature is left as it is', async () => {
    const { headers, body } = await app.inject({ url: url('font.woff2'), headers: { 'accept-encoding': 'br' } });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['content-type']).toBe('font/woff2');
    expect(body).toBe('font');
  });

  test('who has it already is told so', async () => {
    const { headers } = await app.inject({ url: url('milk.svg') });
    const again = await app.inject({ url: url('milk.svg'), headers: { 'if-none-match': String(headers['etag']) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test.each(['milk.svg', 'film.mp4'])('HEAD tells the size of %s without sending it', async (file) => {
    const answer = await fetch(base + url(file), { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBe(media.find(url(file))?.size);
    expect(await answer.text()).toBe('');
  });

  test('a film comes whole or in the part that is asked for', async () => {
    const whole = await app.inject({ url: url('film.mp4') });
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(film.length) });
    expect(whole.rawPayload.equals(film)).toBe(true);
    const part = await app.inject({ url: url('film.mp4'), headers: { range: 'bytes=4-11' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({ 'content-range': `bytes 4-11/${film.length}`, 'content-length': '8' });
    expect(part.body).toBe('filmfilm');
    const outside = await app.inject({ url: url('film.mp4'), headers: { range: 'bytes=99999999-' } });
    expect(outside.statusCode).toBe(416);
    expect(outside.headers['content-range']).toBe(`bytes */${film.length}`);
  });

  test.each([
    '/media/milk.svg',
    '/media/milk.00000000.svg',
    '/media/',
    '/media/../tenant.json',
    '/media/..%2ftenant.json',
    '/media/%2e%2e/tenant.json',
    '/media/....//tenant.json',
    '/media/milk.svg%00',
    '/media//etc/passwd',
  ])('%s is nothing', async (path) => {
    const { status, headers, body } = await getAsWritten(base, path);
    expect(status).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ errorCode: 'notFound' });
    expect(headers['cache-control']).toBe('no-store');
  });
});
