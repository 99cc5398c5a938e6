import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createResponseCache, type ResponseCacheOptions } from './responseCache.ts';
import { captureLog, createTestApp } from './testing.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** An app whose answers say how often they were made, and of which version. */
async function openShop(changes: Partial<ResponseCacheOptions> = {}) {
  const world = {
    version: 'v1',
    made: 0,
    fromCache: 0,
    cookie: undefined as string | undefined,
    meanwhile: async () => {},
  };
  const answers = createResponseCache({
    under: ['/goods/'],
    log: captureLog().log,
    bytes: 1024 * 1024,
    version: () => world.version,
    ...changes,
  });
  const { app } = await createTestApp({
    fastPath: (request, response) => {
      const isAnswered = answers.answerFromCache(request, response);
      world.fromCache += isAnswered ? 1 : 0;
      return isAnswered;
    },
  });
  await app.register(async (scope) => {
    answers.storeResponsesOf(scope);
    const kept = { config: { cacheControl: 'public, max-age=0, must-revalidate' } };
    scope.get('/goods/:sku', kept, async (_, reply) => {
      const { version } = world;
      await world.meanwhile();
      if (world.cookie !== undefined) reply.header('set-cookie', world.cookie);
      world.made += 1;
      return { version, made: world.made };
    });
    scope.get('/goods/none/:sku', kept, async (_, reply) => {
      world.made += 1;
      return reply.code(404).header('etag', '"none"').send({ made: world.made });
    });
    scope.get('/goods/stream', kept, async (_, reply) => {
      world.made += 1;
      return reply.header('etag', '"stream"').send(Readable.from(['flows']));
    });
    scope.get('/goods/packed', kept, async (_, reply) => {
      world.made += 1;
      return reply
        .headers({ etag: '"packed"', 'content-encoding': 'gzip', 'content-type': 'text/plain' })
        .send(gzipSync(`made ${world.made}`));
    });
    scope.get('/elsewhere', kept, async () => ({ made: (world.made += 1) }));
  });
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  open.push(() => app.close());
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(base + path, { method, headers });
  const get = async (path: string, headers?: Record<string, string>) => (await ask(path, headers)).json();
  return { world, ask, get };
}

test('an answer is made once and given again, with its headers and an id of its own', async () => {
  const { world, ask } = await openShop();
  const [first, again] = [await ask('/goods/1'), await ask('/goods/1')];
  expect(world.made).toBe(1);
  expect(await again.text()).toBe(await first.text());
  for (const name of ['etag', 'cache-control', 'content-type'])
    expect(again.headers.get(name)).toBe(first.headers.get(name));
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  const known = await ask('/goods/1', { 'if-none-match': again.headers.get('etag') ?? '' });
  expect([known.status, await known.text()]).toEqual([304, '']);
});

test('an answer that sets a cookie is one person’s: it is not kept', async () => {
  const { world, ask, get } = await openShop();
  world.cookie = 'cart=secret';
  expect((await ask('/goods/1')).headers.get('set-cookie')).toBe('cart=secret');
  world.cookie = undefined;
  const next = await ask('/goods/1');
  expect(next.headers.get('set-cookie')).toBeNull();
  expect(await next.json()).toEqual({ version: 'v1', made: 2 });
  expect(await get('/goods/1')).toEqual({ version: 'v1', made: 2 });
});

test('once the version is another, no answer of the one before is given', async () => {
  const { world, get } = await openShop();
  await get('/goods/1');
  world.version = 'v2';
  expect(await get('/goods/1')).toEqual({ version: 'v2', made: 2 });
});

test('an answer that was begun with the old version is not kept under the new one', async () => {
  const { world, get } = await openShop();
  world.meanwhile = async () => void (world.version = 'v2');
  expect(await get('/goods/1')).toEqual({ version: 'v1', made: 1 });
  world.meanwhile = async () => {};
  expect(await get('/goods/1')).toEqual({ version: 'v2', made: 2 });
});

test('those who are told apart, and who take another encoding, get answers of their own', async () => {
  const { get } = await openShop({ variantOf: ({ cookie = '' }) => cookie });
  expect(await get('/goods/1', { cookie: 'zone=east' })).toMatchObject({ made: 1 });
  expect(await get('/goods/1', { cookie: 'zone=west' })).toMatchObject({ made: 2 });
  expect(await get('/goods/1', { cookie: 'zone=east' })).toMatchObject({ made: 1 });
  expect(await get('/goods/1', { cookie: 'zone=east', 'accept-encoding': 'identity' })).toMatchObject({ made: 3 });
});

test('what is not there, asked for in another way or not to be kept is made each time', async () => {
  const { world, ask } = await openShop({ isStored: (_, url) => !url.includes('?') });
  for (const path of ['/goods/none/1', '/goods/1?a=b', '/goods/stream', '/elsewhere']) {
    const before = world.made;
    await ask(path);
    await ask(path);
    expect([path, world.made - before, world.fromCache]).toEqual([path, 2, 0]);
  }
});

test('a part of an answer, and an answer to another method, is never a kept one', async () => {
  const { world, ask } = await openShop();
  const plain = { 'accept-encoding': 'identity' };
  await ask('/goods/2', plain, 'HEAD');
  expect(await (await ask('/goods/2', plain)).json()).toMatchObject({ made: 2 });
  expect(await (await ask('/goods/2', plain, 'HEAD')).text()).toBe('');
  await ask('/goods/2', { ...plain, range: 'bytes=0-3' });
  expect([world.made, world.fromCache]).toEqual([4, 0]);
  // The answer to the range was whole, as this app sends none in parts, and is the one that is kept now.
  expect(await (await ask('/goods/2', plain)).json()).toMatchObject({ made: 4 });
});

test('an address is kept up to a length', async () => {
  const { world, ask } = await openShop();
  const addressOf = (length: number) => '/goods/1?'.padEnd(length, 'x');
  for (const [length, made] of [
    [512, 1],
    [513, 2],
  ] as const) {
    const before = world.made;
    await ask(addressOf(length));
    await ask(addressOf(length));
    expect([length, world.made - before]).toEqual([length, made]);
  }
});

test('bytes are kept with their encoding, of any of several places', async () => {
  const { world, ask } = await openShop({ under: ['/never/', '/goods/'] });
  const [first, again] = [await ask('/goods/packed'), await ask('/goods/packed')];
  expect([world.made, world.fromCache]).toEqual([1, 1]);
  expect([await first.text(), await again.text()]).toEqual(['made 1', 'made 1']);
  expect(again.headers.get('content-encoding')).toBe('gzip');
  const text = [
    await ask('/goods/1', { 'accept-encoding': 'identity' }),
    await ask('/goods/1', { 'accept-encoding': 'identity' }),
  ];
  expect(text.map((answer) => answer.headers.get('content-encoding'))).toEqual([null, null]);
});

test('answers beyond the bytes there are push out the oldest', async () => {
  const { world, get } = await openShop({ bytes: 12_000 });
  const skus = Array.from({ length: 20 }, (_, index) => index + 1);
  for (const sku of skus) await get(`/goods/${sku}`);
  expect(await get('/goods/20')).toMatchObject({ made: 20 });
  expect(await get('/goods/1')).toMatchObject({ made: 21 });
  expect(world.fromCache).toBe(1);
});

test('a kept answer is logged and counted like one that was made', async () => {
  const { log, lines } = captureLog();
  const counted: unknown[] = [];
  const metrics = { requestAnswered: (answer: unknown) => void counted.push(answer), pageCacheAsked: () => {} };
  const { get } = await openShop({ log, metrics });
  await get('/goods/1');
  await get('/goods/1');
  await expect.poll(() => counted.length).toBe(1);
  expect(counted).toEqual([{ method: 'GET', route: '/goods/:sku', status: 200, seconds: expect.any(Number) }]);
  expect((counted[0] as { seconds: number }).seconds).toBeLessThan(60);
  expect(lines).toHaveLength(1);
});
