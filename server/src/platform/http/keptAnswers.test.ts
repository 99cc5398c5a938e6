import { afterEach, expect, test } from 'vitest';
import { createKeptAnswers, type KeptAnswersParts } from './keptAnswers.ts';
import { createTestApp, keptLog } from './testing.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** An app whose answers say how often they were made, and of which version. */
async function openShop(changes: Partial<KeptAnswersParts> = {}) {
  const world = { version: 'v1', made: 0, cookie: undefined as string | undefined, meanwhile: async () => {} };
  const answers = createKeptAnswers({
    under: ['/goods/'],
    log: keptLog().log,
    bytes: 1024 * 1024,
    version: () => world.version,
    ...changes,
  });
  const { app } = await createTestApp({ fastPath: (request, response) => answers.answerFromCache(request, response) });
  await app.register(async (scope) => {
    answers.keepOf(scope);
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
      return reply.code(404).send({ made: world.made });
    });
  });
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  open.push(() => app.close());
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers });
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

test('what is not there, asked for in another way, too long or not to be kept is made each time', async () => {
  const { world, ask, get } = await openShop({ isKept: (_, url) => !url.includes('?') });
  for (const path of ['/goods/none/1', '/goods/1?a=b', `/goods/${'1'.repeat(600)}`]) {
    const before = world.made;
    await ask(path);
    await ask(path);
    expect([path, world.made - before]).toEqual([path, 2]);
  }
  await get('/goods/2');
  const before = world.made;
  await ask('/goods/2', { range: 'bytes=0-3' });
  expect(world.made - before).toBe(1);
});
