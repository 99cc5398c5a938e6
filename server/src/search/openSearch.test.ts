import { expect, test } from 'vitest';
import { testTenant } from '../page/testing.ts';
import { captureLog } from '../platform/http/testing.ts';
import { openSearch } from './openSearch.ts';
import { testGoods, testSearch } from './testSearch.ts';

const provider = { appId: 'APP1', indexes: { products: 'goods' }, host: 'http://127.0.0.1:9' };
const outside = (settings: { algoliaApiKey?: string }, named: typeof provider | undefined = provider) =>
  openSearch({
    tenant: testTenant({ flags: { productDiscovery: { variant: 'search-provider', provider: named } } }),
    settings,
    log: captureLog().log,
  });

test('TEN-04 a provider without a key, or a variant without a provider, stops the start with what to do', () => {
  expect(() => outside({})).toThrow('ALGOLIA_API_KEY');
  const none = { variant: 'search-provider' as const };
  const tenant = testTenant({ flags: { productDiscovery: none } });
  expect(() => openSearch({ tenant, settings: { algoliaApiKey: 'key' }, log: captureLog().log })).toThrow('provider');
});

test('TEN-04 with a provider the shop still finds categories and brands by itself', async () => {
  const { get } = await testSearch({
    flags: { productDiscovery: { variant: 'search-provider', provider } },
    algoliaApiKey: 'a-search-key',
  });
  expect((await get('/api/product-discovery/categories/search/frischm')).body.total).toBe(1);
  expect((await get('/api/product-discovery/brands/search/xyzzy')).body.total).toBe(0);
  expect((await get('/api/product-discovery/brands/search/gruenhalm')).body.total).toBe(1);
});

test('SEARCH-08 a search before the first catalogue is shown is a mistake of ours', async () => {
  const { discovery, watcher } = openSearch({ tenant: testTenant(), settings: {}, log: captureLog().log });
  await watcher.changed(testGoods);
  expect(() => discovery.brands({ term: 'almglück', offset: 0, pageSize: 5, zone: '' })).toThrow('before');
});
