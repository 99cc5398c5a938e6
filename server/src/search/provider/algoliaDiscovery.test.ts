import { noFilter } from '@trolley/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { shelfOf } from '../../catalogue/shelf/shelfOf.ts';
import { testGoods, testSearch } from '../testSearch.ts';
import { algoliaDiscovery } from './algoliaDiscovery.ts';
import { openTestProvider } from './testProvider.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open({
  timeoutMs = 30_000,
  indexes = { products: 'goods', categories: 'sections', brands: 'makers' },
} = {}) {
  const provider = await openTestProvider();
  closing.push(provider.close);
  provider.hold({ goods: ['oat', 'gone', 'goat', 'milk'], sections: ['bread', 'fresh'], makers: ['halm'] });
  const discovery = algoliaDiscovery({
    pinsOf: () => [],
    provider: { appId: 'APP1', indexes, host: provider.host },
    apiKey: 'a-search-key',
    shelfOf: (zone) => shelfOf(testGoods, zone),
    otherwise: {
      categories: () => ({ total: 1, results: [{ slug: 'own', name: 'Own', parents: [], count: 1 }] }),
      brands: () => ({ total: 0, results: [] }),
    },
    timeoutMs,
  });
  return { provider, discovery };
}
const ask = { term: 'milch', filter: noFilter, page: 1, pageSize: 48, zone: 'ost' };
const few = { term: 'milch', offset: 0, pageSize: 5, zone: 'ost' };

describe('TEN-04 a search provider', () => {
  test('TEN-04 finds; what is shown, and in which zone, is up to the shop', async () => {
    const { discovery } = await open();
    const found = await discovery.products(ask);
    expect(found.results.map(({ sku, price }) => [sku, price.regular.value])).toEqual([
      ['oat', 199],
      ['milk', 199],
    ]);
    expect(found).toMatchObject({ total: 2, sort: 'relevance', index: 'goods', queryId: 'q'.repeat(32) });
    const south = await discovery.products({ ...ask, zone: 'sued' });
    expect(south.results.map(({ sku }) => sku)).toEqual(['oat', 'goat', 'milk']);
  });

  test('TEN-04 its hits have the facets of the shop, and are narrowed and paged by them', async () => {
    const { discovery } = await open();
    const { facets } = await discovery.products(ask);
    expect(facets.find(({ key }) => key === 'brand')?.values).toEqual(
      expect.arrayContaining([expect.objectContaining({ value: 'alm', name: 'Almglück', count: 1, selected: false })]),
    );
    const narrowed = await discovery.products({ ...ask, filter: { ...noFilter, brand: ['alm'] } });
    expect(narrowed.results.map(({ sku }) => sku)).toEqual(['milk']);
    expect(await discovery.products({ ...ask, page: 2, pageSize: 1 })).toMatchObject({ count: 1, offset: 1, total: 2 });
  });

  test('TEN-04 is asked for ids alone, with the key and for an id of the search', async () => {
    const { discovery, provider } = await open();
    await discovery.products({ ...ask, term: 'Käse & Brot' });
    const [call] = provider.calls;
    expect(call?.path).toBe('/1/indexes/goods/query');
    expect(call?.headers).toMatchObject({ 'x-algolia-application-id': 'APP1', 'x-algolia-api-key': 'a-search-key' });
    expect(call?.body).toMatchObject({
      query: 'Käse & Brot',
      clickAnalytics: true,
      attributesToRetrieve: ['objectID'],
    });
  });

  test('TEN-04 finds categories and brands where it has an index of them; otherwise the shop does', async () => {
    const { discovery } = await open();
    expect((await discovery.categories(few)).results.map(({ slug }) => slug)).toEqual(['bread', 'fresh']);
    expect(await discovery.brands(few)).toEqual({ total: 1, results: [{ slug: 'halm', name: 'Grünhalm', count: 1 }] });
    const { discovery: productsOnly } = await open({ indexes: { products: 'goods', categories: '', brands: '' } });
    expect((await productsOnly.categories(few)).results.map(({ slug }) => slug)).toEqual(['own']);
    expect((await productsOnly.brands(few)).total).toBe(0);
  });

  test('TEN-04 that takes too long is not waited for', async () => {
    const { discovery, provider } = await open({ timeoutMs: 60 });
    provider.behave({ silent: true });
    await expect(discovery.products(ask)).rejects.toThrow(/too long|Unreachable hosts/);
  });
});

describe('SEARCH-05 a provider that fails', () => {
  test.each([
    ['answers with an error', { status: 500 }],
    ['refuses the key', { status: 403 }],
  ])('SEARCH-05 because it %s leaves an empty result and a line in the log', async (_, behaviour) => {
    const provider = await openTestProvider();
    closing.push(provider.close);
    provider.hold({ goods: ['milk'] });
    const productDiscovery = {
      variant: 'search-provider' as const,
      provider: { appId: 'APP1', indexes: { products: 'goods' }, host: provider.host },
    };
    const { get, lines } = await testSearch({ flags: { productDiscovery }, algoliaApiKey: 'a-search-key' });
    expect((await get('/api/product-discovery/products/search/milch')).body).toMatchObject({
      total: 1,
      index: 'goods',
    });
    provider.behave(behaviour);
    const { status, body } = await get('/api/product-discovery/products/search/milch');
    expect(status).toBe(200);
    expect(body).toMatchObject({ count: 0, offset: 0, results: [], total: 0 });
    expect(lines.some(({ level, message }) => level === 'warn' && String(message).includes('search failed'))).toBe(
      true,
    );
  });
});
