import { randomBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { everything } from '../platform/snapshot/snapshot.ts';
import type { MadePage } from './madePage.ts';
import { askFor, keyOf, openPageCache, siteWith } from './testPageCache.ts';

afterEach(() => vi.useRealTimers());

test('many who ask at once share one making', async () => {
  const { made, text } = openPageCache();
  const texts = await Promise.all(Array.from({ length: 20 }, () => text('/a')));
  expect(new Set(texts)).toEqual(new Set(['/a v1']));
  expect(made).toEqual(['/a']);
});

test('a changed page is sent as it was until the new one is there', async () => {
  const { cache, change, text } = openPageCache();
  await text('/a');
  change('page:/a');
  expect(cache.find(keyOf('/a'))).toMatchObject({ version: 'v1', staleSince: expect.any(Number) });
  await expect.poll(() => cache.find(keyOf('/a'))?.version).toBe('v2');
  expect(await text('/a')).toBe('/a v2');
});

test('a page that was not touched stays as it is', async () => {
  const { cache, change, made, text } = openPageCache();
  await text('/a');
  change('page:/b');
  expect(cache.find(keyOf('/a'))?.version).toBe('v1');
  expect(cache.find(keyOf('/a'))).not.toHaveProperty('staleSince');
  expect(made).toEqual(['/a']);
});

test('a change of everything drops all', async () => {
  const { cache, change, text } = openPageCache();
  await text('/a');
  change(everything);
  expect(cache.find(keyOf('/a'))).toBeUndefined();
});

test('a page that is no longer the same for everybody is dropped at once', async () => {
  const { cache, change, world, text } = openPageCache();
  await text('/a');
  world.openness = 'closed';
  change('page:/a');
  expect(cache.find(keyOf('/a'))).toBeUndefined();
});

test('a page that a redirect stands before is dropped at once, the others stay', async () => {
  const { cache, change, text, world, made } = openPageCache();
  await text('/about');
  await text('/delivery');
  world.redirected = '/about';
  change('redirects');
  expect([cache.find(keyOf('/about')), cache.find(keyOf('/delivery'))]).toEqual([undefined, expect.anything()]);
  expect(made).toEqual(['/about', '/delivery']);
});

test('a page that is gone is dropped at once', async () => {
  const { cache, change, world, text } = openPageCache();
  await text('/a');
  world.openness = 'missing';
  change('page:/a');
  expect(cache.find(keyOf('/a'))).toBeUndefined();
});

test('many who ask at once share one loading, however long it takes', async () => {
  const { world, text } = openPageCache();
  let loadings = 0;
  world.beforeLoading = async () => {
    loadings += 1;
    await new Promise((done) => setTimeout(done, 20));
  };
  await Promise.all(Array.from({ length: 20 }, () => text('/a')));
  expect(loadings).toBe(1);
});

test('an address that leads elsewhere is told so and not kept, nor is the page that stood there', async () => {
  const { cache, change, world, text } = openPageCache();
  await text('/a');
  world.movedTo = '/b';
  expect(await cache.obtain(askFor('/c'))).toMatchObject({ kind: 'redirect', to: '/b' });
  change('page:/a');
  await expect.poll(() => cache.find(keyOf('/a'))).toBeUndefined();
});

test('a page with a time of its own is made again when that is over', async () => {
  const { cache, world, text, made } = openPageCache();
  world.maxAgeMs = 1000;
  await text('/a');
  await text('/a');
  expect(made).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['Date'] });
  const { expiresAt = 0 } = cache.find(keyOf('/a')) ?? {};
  vi.setSystemTime(expiresAt);
  expect(cache.find(keyOf('/a'))).toBeDefined();
  vi.setSystemTime(expiresAt + 1);
  expect(cache.find(keyOf('/a'))).toBeUndefined();
  await text('/a');
  expect(made).toHaveLength(2);
});

test('a change of the tree touches all pages only when the menu around them differs', async () => {
  const { cache, change, world, text } = openPageCache();
  await text('/a');
  world.site = siteWith('fruit');
  change('tree');
  expect(cache.find(keyOf('/a'))).not.toHaveProperty('staleSince');
  world.site = siteWith('bread');
  change('tree');
  expect(cache.find(keyOf('/a'))).toHaveProperty('staleSince');
});

test('a change that touches very many pages renews some and leaves the rest to who asks', async () => {
  const { cache, change, text, made } = openPageCache(64 * 1024 * 1024);
  for (let n = 0; n < 600; n += 1) await text(`/page-${n}`);
  change('site');
  await expect.poll(() => made.length).toBe(1100);
  expect(cache.find(keyOf('/page-0'))?.version).toBe('v2');
  expect(cache.find(keyOf('/page-599'))).toBeUndefined();
  expect(await text('/page-599')).toBe('/page-599 v2');
});

test('a changed page that could not be made again in time is not sent any more', async () => {
  const { cache, change, world, text } = openPageCache();
  await text('/a');
  vi.useFakeTimers({ toFake: ['Date'] });
  const changedAt = Date.now();
  world.beforeLoading = () => new Promise(() => {});
  change('page:/a');
  vi.setSystemTime(changedAt + 5000);
  expect(cache.find(keyOf('/a'))).toBeDefined();
  vi.setSystemTime(changedAt + 5001);
  expect(cache.find(keyOf('/a'))).toBeUndefined();
});

test('a changed page that cannot be made again is dropped and the log says so', async () => {
  const { cache, change, world, text, lines } = openPageCache();
  await text('/a');
  world.beforeMaking = () => {
    throw new Error('not now');
  };
  change('page:/a');
  await expect.poll(() => cache.find(keyOf('/a'))).toBeUndefined();
  expect(lines[0]).toMatchObject({ level: 'error', path: '/a', message: 'making a page again failed' });
});

test('changes that follow each other renew a page one at a time, and the last one is what is kept', async () => {
  const { cache, change, world, text, made } = openPageCache();
  await text('/a');
  await text('/b');
  let loading = 0;
  let most = 0;
  world.beforeLoading = async () => {
    most = Math.max(most, (loading += 1));
    await new Promise((done) => setTimeout(done, 5));
    loading -= 1;
  };
  change('page:/a');
  change('page:/b');
  // Asking the cache would begin a making of its own.
  await expect.poll(() => made.filter((path) => path === '/b')).toHaveLength(2);
  expect(most).toBe(1);
  expect(cache.find(keyOf('/a'))?.version).toBe('v3');
  change('page:/a');
  await expect.poll(() => cache.find(keyOf('/a'))?.version).toBe('v4');
});

test('what comes from the cache, comes from it late, and has to be made is counted apart', async () => {
  const { change, world, text, outcomes } = openPageCache();
  await text('/a');
  await text('/a');
  world.beforeLoading = () => new Promise(() => {});
  change('page:/a');
  await text('/a');
  expect(outcomes).toEqual(['miss', 'hit', 'stale']);
});

test('addresses that lead nowhere do not push out pages, and have a sixteenth of the room', async () => {
  const { cache, world, text, made } = openPageCache(160_000);
  await text('/a');
  world.status = 404;
  for (let n = 0; n < 200; n += 1) await text(`/none-${n}`);
  expect(cache.find(keyOf('/a'))).toBeDefined();
  const before = made.length;
  await text('/none-199');
  expect(made).toHaveLength(before);
  for (let n = 180; n > 0; n -= 20) await text(`/none-${n}`);
  expect(made.length - before).toBe(9);
});

test('a page made while its content changed is made again, not kept', async () => {
  const { cache, change, world, made, text } = openPageCache(64 * 1024 * 1024);
  let changes = 1;
  world.beforeMaking = () => {
    if (changes > 0) setImmediate(() => change('page:/a'));
    changes -= 1;
  };
  world.padding = 'x'.repeat(3_000_000);
  expect(await text('/a')).toMatch(/^\/a v2/);
  expect(cache.find(keyOf('/a'))?.version).toBe('v2');
  expect(made).toEqual(['/a', '/a']);
});

test('a page made while its content never stood still is sent, but not kept as if it were current', async () => {
  const { cache, change, world, made, text } = openPageCache();
  world.beforeMaking = () => change();
  expect(await text('/a')).toBe('/a v3');
  expect(cache.find(keyOf('/a'))).toBeUndefined();
  world.beforeMaking = () => {};
  expect(await text('/a')).toBe('/a v4');
  expect(made).toHaveLength(4);
});

test('what is not for everybody is not kept', async () => {
  const { cache, world, text } = openPageCache();
  world.shared = false;
  await text('/a');
  expect(cache.find(keyOf('/a'))).toBeUndefined();
});

test('a missing page is kept in a room of its own, and looked for again after every change', async () => {
  const { cache, change, world, made, text } = openPageCache();
  world.status = 404;
  await text('/a');
  await text('/a');
  expect(made).toEqual(['/a']);
  expect(cache.find(keyOf('/a'))).toBeUndefined();
  world.status = 200;
  change('page:/b');
  await text('/a');
  expect(cache.find(keyOf('/a'))?.status).toBe(200);
});

test('the room is bounded', async () => {
  const { cache, text, made } = openPageCache(100_000);
  for (let n = 0; n < 200; n += 1) await text(`/page-${n}`);
  expect(made).toHaveLength(200);
  expect(cache.find(keyOf('/page-0'))).toBeUndefined();
  expect(cache.find(keyOf('/page-199'))).toBeDefined();
});

test('a page counts with every encoding it was asked for in, and a change still finds it', async () => {
  const { cache, change, world } = openPageCache(100_000);
  world.padding = randomBytes(7_500).toString('base64');
  const paths = Array.from({ length: 8 }, (_, n) => `/page-${n}`);
  const found = () => paths.filter((path) => cache.find(keyOf(path)) !== undefined);
  const pages: MadePage[] = [];
  for (const path of paths) pages.push((await cache.obtain(askFor(path))) as MadePage);
  expect(found()).toEqual(paths);
  for (const page of pages) await cache.formFor(page, 'identity');
  const [first = '', ...others] = found();
  expect(others).toHaveLength(4);
  change(`page:${first}`);
  expect(cache.find(keyOf(first))).toHaveProperty('staleSince');
});

test('it knows what costs no rendering: what it has, what leads nowhere, and what is being made', async () => {
  const { cache, text, world } = openPageCache();
  expect(cache.isReady(askFor('/a'))).toBe(false);
  const made = text('/a');
  await Promise.resolve();
  expect(cache.isReady(askFor('/a'))).toBe(true);
  await made;
  expect([cache.isReady(askFor('/a')), cache.isReady(askFor('/b'))]).toEqual([true, false]);
  world.status = 404;
  await text('/b');
  expect(cache.isReady(askFor('/b'))).toBe(true);
});
