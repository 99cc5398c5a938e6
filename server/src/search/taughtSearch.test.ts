import { describe, expect, test } from 'vitest';
import { storedProduct } from '../catalogue/testing.ts';
import { openTestProvider } from './provider/testProvider.ts';
import { testGoods, testSearch } from './testSearch.ts';

const discovery = '/api/product-discovery';
const skus = (body: { results: { sku: string }[] }) => body.results.map(({ sku }) => sku);
const find = async (shop: Awaited<ReturnType<typeof testSearch>>, term: string, zone?: string) =>
  skus((await shop.get(`${discovery}/products/search/${encodeURIComponent(term)}`, zone)).body);

describe('pinned products', () => {
  const searchPins = [{ query: 'Milch', skus: ['goat', 'bread', 'oat', 'gone'] }];

  test('stand first, in their order, also those that were not found; only where they are sold', async () => {
    const shop = await testSearch({ taught: { searchPins } });
    expect(await find(shop, 'MILCH')).toEqual(['bread', 'oat', 'milk']);
    expect(await find(shop, 'milch', 'sued')).toEqual(['goat', 'bread', 'oat', 'milk']);
    // No pins, but the other milk, because there is only one.
    expect(await find(shop, 'vollmilch')).toEqual(['milk', 'oat']);
  });

  test('give way to an order and to facets of the shopper’s own', async () => {
    const shop = await testSearch({ taught: { searchPins } });
    const list = async (query: string) => skus((await shop.get(`${discovery}/products/search/milch?${query}`)).body);
    expect(await list('brand=halm')).toEqual(['oat']);
    expect((await list('sort=name'))[0]).toBe('oat');
  });

  test('that cannot be ordered stay where they were found', async () => {
    const away = storedProduct({ ...testGoods.products.get('oat'), availability: 'temporarilyUnavailable' });
    const products = new Map([...testGoods.products, ['oat', away]]);
    const shop = await testSearch({ taught: { searchPins }, goods: { products } });
    expect(await find(shop, 'milch')).toEqual(['bread', 'milk', 'oat']);
  });

  test('stand first with a provider, too', async () => {
    const provider = await openTestProvider();
    try {
      provider.hold({ goods: ['milk', 'oat'] });
      const named = { appId: 'APP1', indexes: { products: 'goods' }, host: provider.host };
      const shop = await testSearch({
        taught: { searchPins },
        flags: { productDiscovery: { variant: 'search-provider', provider: named } },
        algoliaApiKey: 'a-search-key',
      });
      expect(await find(shop, 'milch')).toEqual(['bread', 'oat', 'milk']);
    } finally {
      await provider.close();
    }
  });
});

describe('a banned word', () => {
  const taught = { bannedWords: ['Ziege', 'Almglück', 'Frischmilch', 'delivery'] };

  test.each(['products', 'categories', 'brands'])('finds none of the %s', async (kind) => {
    const { get } = await testSearch({ taught });
    for (const term of ['almglück', 'ALMGLUECK milch'])
      expect((await get(`${discovery}/${kind}/search/${encodeURIComponent(term)}`)).body).toMatchObject({
        total: 0,
        results: [],
      });
  });

  test('is suggested as no category, brand or page, whatever is typed', async () => {
    const shop = await testSearch({ taught });
    const named = async (kind: string, term: string) =>
      (await shop.get(`${discovery}/${kind}/search/${term}`)).body.results.map(({ name }: { name: string }) => name);
    expect(await named('categories', 'milch')).not.toContain('Frischmilch');
    expect(await named('categories', 'milch')).toContain('Milch');
    expect(await named('brands', 'almgl')).toEqual([]);
    const pages = async (term: string) => (await shop.get(`/api/content/search/${term}`)).body;
    expect((await pages('milk')).results.map(({ title }: { title: string }) => title)).toEqual(['All about milk']);
    expect((await pages('delivery')).total).toBe(0);
  });

  test('has no banner', async () => {
    const { get, configure } = await testSearch({ taught });
    await configure({ types: [], banners: [{ terms: ['delivery', 'milk'], title: 'Soon', href: '/milk' }] });
    expect((await get('/api/content/search/milk/banner')).body.banner).toMatchObject({ title: 'Soon' });
    expect((await get('/api/content/search/delivery/banner')).body.banner).toBeNull();
  });

  test('is that word alone: what begins with it is found', async () => {
    const shop = await testSearch({ taught });
    expect(await find(shop, 'ziegenmilch', 'sued')).toContain('goat');
  });
});
