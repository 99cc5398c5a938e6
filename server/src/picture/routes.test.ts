import type { AddressInfo } from 'node:net';
import { dishPictureAddress, pictureAddress, pictureSource, pictureWebp } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, getAsWritten } from '../platform/http/testing.ts';
import { pictureRoutes } from './routes.ts';
import { takesAvif } from './takesAvif.ts';

const known = '0123456789abcdef';
const drawing = '00000000000000dd';
const crowded = '00000000000000cc';
const photo = '00000000000000aa';
const fresh = '00000000000000ab';
const away = '00000000000000ac';
const browser = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };
const url = pictureWebp(pictureAddress(known), 320);

let app: FastifyInstance;
let base: string;
const asked: string[] = [];
beforeAll(async () => {
  ({ app } = await createTestApp());
  pictureRoutes(app, {
    find: async ({ hash, width, shape, takesAvif }) => {
      asked.push([hash, width, shape].filter(Boolean).join(' '));
      if (hash === known || (hash === photo && !takesAvif))
        return { bytes: Buffer.from('webp'), type: 'image/webp', isFinal: true };
      if (hash === photo) return { bytes: Buffer.from('avif'), type: 'image/avif', isFinal: true };
      if (hash === fresh) return { bytes: Buffer.from('webp'), type: 'image/webp', isFinal: !takesAvif };
      if (hash === drawing) return { bytes: Buffer.from('<svg/>'), type: 'image/svg+xml', isFinal: false };
      if (hash === crowded) return 'busy';
      return hash === away ? 'broken' : 'missing';
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

test('a picture may be kept for ever, and opened by itself it runs nothing', async () => {
  const { statusCode, headers, body } = await app.inject({ url });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '4',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    etag: `"${known}-320"`,
  });
  expect(body).toBe('webp');
});

test('where nothing can be rastered the drawing comes under its own type, and not for ever', async () => {
  const { headers, body } = await app.inject({ url: `/pictures/${drawing}/320.webp` });
  expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=10' });
  expect(body).toBe('<svg/>');
});

test('HEAD tells the size without sending it', async () => {
  const answer = await fetch(base + url, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '4', '']);
});

test('who has it already is told so, without a look at it', async () => {
  const before = asked.length;
  const { statusCode, headers, body } = await app.inject({ url, headers: { 'if-none-match': `W/"${known}-320"` } });
  expect([statusCode, body]).toEqual([304, '']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asked.length).toBe(before);
  const other = await app.inject({ url, headers: { 'if-none-match': `"${known}-160"` } });
  expect(other.statusCode).toBe(200);
});

test('REC-01 a dish has an address of its own, at which a photo has another shape', async () => {
  const { statusCode, headers } = await app.inject({ url: pictureWebp(dishPictureAddress(known), 320) });
  expect([statusCode, headers['etag'], asked.at(-1)]).toEqual([200, `"${known}-dish-320"`, `${known} 320 dish`]);
  expect((await app.inject({ url: `/pictures/${known}/square/320.webp` })).statusCode).toBe(404);
  expect((await app.inject({ url: `/pictures/${known}/dish/321.webp` })).statusCode).toBe(404);
});

test('what does not exist is not there for whoever says to have it', async () => {
  const missing = '/pictures/ffffffffffffffff/320.webp';
  expect((await app.inject({ url: missing, headers: { 'if-none-match': '*' } })).statusCode).toBe(404);
  expect((await app.inject({ url, headers: { 'if-none-match': '*' } })).statusCode).toBe(304);
});

test.each([
  '/pictures/ffffffffffffffff/320.webp',
  `/pictures/${known}/321.webp`,
  `/pictures/${known}/0320.webp`,
  `/pictures/${known}/320.png`,
  `/pictures/${known}/321`,
  `/pictures/${known}/320.avif`,
  `/pictures/${known}/-1.webp`,
  `/pictures/${known}/constructor`,
  '/pictures/0123456789ABCDEF/320.webp',
  '/pictures/0123456789abcde/320.webp',
  '/pictures/..%2f..%2fetc%2fpasswd/320.webp',
  '/pictures/../tenant.json',
  `/pictures/${known}/..%2f320.webp`,
  `/pictures/${known}/320.webp%00`,
  `/pictures//320.webp`,
])('%s is nothing', async (path) => {
  const { status, headers, body } = await getAsWritten(base, path);
  expect(status).toBe(404);
  expect(JSON.parse(body)).toMatchObject({ status: 404, errorCode: 'notFound' });
  expect(headers['cache-control']).toMatch(/^(public, max-age=10|no-store)$/);
});

test('of a wrong address nothing is asked', async () => {
  const before = asked.length;
  await app.inject({ url: `/pictures/${known}/321.webp` });
  await app.inject({ url: '/pictures/nonsense/320.webp' });
  expect(asked.length).toBe(before);
});

test('a photo comes as AVIF to who shows it and as WebP to others, at one address that says so', async () => {
  const source = pictureSource(pictureAddress(photo), 320);
  const avif = await app.inject({ url: source, headers: browser });
  expect(avif.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'accept', etag: `"${photo}-320-avif"` });
  expect(avif.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const webp = await app.inject({ url: source, headers: { accept: 'image/webp,*/*' } });
  expect(webp.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept', etag: `"${photo}-320"` });
  const fixed = await app.inject({ url: pictureWebp(pictureAddress(photo), 320), headers: browser });
  expect([fixed.headers['content-type'], fixed.headers.vary]).toEqual(['image/webp', undefined]);
});

test('WebP on its way to AVIF is kept for minutes only, and asked for again comes as AVIF', async () => {
  const source = pictureSource(pictureAddress(fresh), 320);
  const first = await app.inject({ url: source, headers: browser });
  expect(first.headers['cache-control']).toBe('public, max-age=600');
  const again = await app.inject({ url: source, headers: { ...browser, 'if-none-match': `"${fresh}-320"` } });
  expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'public, max-age=600']);
  const ready = await app.inject({
    url: pictureSource(pictureAddress(photo), 320),
    headers: { ...browser, 'if-none-match': `"${photo}-320"` },
  });
  expect([ready.statusCode, ready.body]).toEqual([200, 'avif']);
});

test('what cannot be shown now is a placeholder that is soon asked for again', async () => {
  const { statusCode, headers, body } = await app.inject({ url: `/pictures/${away}/320`, headers: browser });
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'public, max-age=10',
  ]);
  expect(body).toContain('<svg');
  expect(headers.etag).toBeUndefined();
});

test.each([
  ['image/avif', true],
  ['text/html,IMAGE/AVIF;q=0.5', true],
  ['image/avif;q=0', false],
  ['image/avif; q=0.00,image/webp', false],
  ['image/avif-sequence', false],
  ['image/*', false],
  ['*/*', false],
  ['', false],
])('"%s" takes AVIF: %s', (accept, taken) => expect(takesAvif(accept)).toBe(taken));

test('when too much is asked for at once the browser comes back', async () => {
  const { statusCode, headers } = await app.inject({ url: `/pictures/${crowded}/320.webp` });
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store']);
});
