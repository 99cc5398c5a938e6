import { noFilter } from '@trolley/contract';
import { afterEach, expect, test } from 'vitest';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { testSnapshots, testTenant } from '../page/testing.ts';
import { createTestApp } from '../platform/http/testing.ts';
import { builtInDiscovery } from './builtInDiscovery.ts';
import { cacheSearchResponses } from './cacheSearchResponses.ts';
import { countedDiscovery } from './countedDiscovery.ts';
import type { Engine } from './engine/engine.ts';
import { openSearch } from './openSearch.ts';
import type { ProductDiscovery } from './productDiscovery.ts';
import { searchRoutes } from './routes.ts';
import { testGoods } from './testSearch.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const path = '/api/product-discovery/products/search';

/** A shop with its search, on a port of its own: remembered answers come before the framework. */
async function openShop() {
  const tenant = testTenant();
  const kept: { answers?: ReturnType<typeof cacheSearchResponses> } = {};
  const { app } = await createTestApp({
    fastPath: (request, response) => kept.answers?.answerFromCache(request, response) ?? false,
  });
  const log = app.log as Parameters<typeof openSearch>[0]['log'];
  const { snapshots } = await testSnapshots(tenant, [], log, testGoods);
  const world = { version: '1', catalogue: testGoods, asked: 0, fails: false, counted: [] as boolean[] };
  const current = () => {
    const snapshot = snapshots.current();
    return { ...snapshot, version: world.version, parts: { ...snapshot.parts, catalogue: world.catalogue } };
  };
  const search = openSearch({ tenant, settings: {}, log });
  await search.watcher.changed(testGoods);
  search.use({ current });
  const watched: ProductDiscovery = {
    ...search.discovery,
    products(ask) {
      world.asked += 1;
      if (world.fails) throw new Error('no');
      return search.discovery.products(ask);
    },
  };
  const count = (found: boolean) => void world.counted.push(found);
  const discovery = countedDiscovery(watched, { searched: ({ found }) => count(found) }, 'suggestions');
  const answers = cacheSearchResponses({ snapshots: { current }, log });
  searchRoutes(app, { snapshots: { current }, discovery, tenant, answers, searchedAgain: count });
  kept.answers = answers;
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  open.push(() => app.close());
  const get = async (term: string, zone = '') => {
    const answer = await fetch(`${base}${path}/${term}`, { headers: { cookie: `zone=${zone}` } });
    const { results } = (await answer.json()) as { results: readonly { readonly sku: string }[] };
    return results.map(({ sku }) => sku);
  };
  return { world, search, get };
}

test('SEARCH-04 what was searched for before is answered again without searching, by zone, and counted', async () => {
  const { world, get } = await openShop();
  for (let times = 0; times < 3; times++) expect(await get('milch')).toEqual(['milk', 'oat']);
  expect(await get('milch', 'sued')).toEqual(['milk', 'goat', 'oat']);
  expect(await get('zzzzzz')).toEqual([]);
  expect(await get('zzzzzz')).toEqual([]);
  expect(world.asked).toBe(3);
  expect(world.counted).toEqual([true, true, true, true, false, false]);
});

test('SEARCH-04 after a change of the shop it is searched anew, with what is pinned then', async () => {
  const { world, search, get } = await openShop();
  expect(await get('milch')).toEqual(['milk', 'oat']);
  world.catalogue = { ...testGoods, searchPins: [{ query: 'milch', skus: ['oat'] }] };
  await search.watcher.changed(world.catalogue);
  world.version = '2';
  expect(await get('milch')).toEqual(['oat', 'milk']);
});

test('SEARCH-04 a search that failed is answered with nothing once, and not remembered', async () => {
  const { world, get } = await openShop();
  world.fails = true;
  expect(await get('milch')).toEqual([]);
  world.fails = false;
  expect(await get('milch')).toEqual(['milk', 'oat']);
});

test('SEARCH-04 pages and filters of a term are made of one ranking, as long as the shelf is the same', () => {
  let ranked = 0;
  const engine: Engine = {
    changed: async () => {},
    readTerm: () => [],
    products: () => {
      ranked += 1;
      return ['milk', 'oat', 'bread'];
    },
    categories: () => [],
    brands: () => [],
    explain: () => {
      throw new Error('not asked');
    },
  } as Partial<Engine> as Engine;
  let goods = testGoods;
  const discovery = builtInDiscovery(
    engine,
    (zone) => shelfOf(goods, zone),
    () => ['bread'],
  );
  const found = (page: number, filter = noFilter) => {
    const result = discovery.products({ term: 'any', filter, page, pageSize: 2, zone: '' });
    if (result instanceof Promise) throw new Error('at once');
    return result.results.map(({ sku }) => sku);
  };
  expect([found(1), found(2), found(1, { ...noFilter, brand: ['halm'] })]).toEqual([
    ['bread', 'milk'],
    ['oat'],
    ['oat'],
  ]);
  expect(ranked).toBe(1);
  goods = { ...testGoods };
  found(1);
  expect(ranked).toBe(2);
});
