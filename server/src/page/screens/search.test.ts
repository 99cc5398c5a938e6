import { describe, expect, test } from 'vitest';
import type { ProductDiscovery } from '../../search/productDiscovery.ts';
import { editedTestPage } from '../testing.ts';
import type { LoadWorld } from '../testLoad.ts';
import { dataOf, loadAddress, loadReady, redirectOf } from '../testLoad.ts';
import { groceries as catalogue } from './testing.ts';

const pages = [
  editedTestPage('/delivery', { title: 'Delivery' }),
  editedTestPage('/cheese-school', { title: 'Cheese school' }),
];
const world: LoadWorld = { catalogue, pages };
const data = (url: string, more: LoadWorld = {}) => dataOf('search-term', url, { ...world, ...more });

describe('what a term finds', () => {
  test('ROUTE-18 products first, with the number of everything else', async () => {
    const found = await data('/search/cheese');
    expect(found).toMatchObject({ term: 'cheese', tab: 'products', products: { total: 100, count: 48 }, instead: [] });
    expect(found.content).toEqual({ total: 1, results: [] });
  });

  test('only names of categories and brands may be indexed; other terms are endless', async () => {
    const meta = async (url: string) => (await loadReady(url, world)).payload.meta;
    expect(await meta('/search/cheese')).toMatchObject({
      title: 'Results for cheese | Shop',
      description: '100 × cheese',
    });
    expect(await meta('/search/cheese')).not.toHaveProperty('noIndex');
    expect(await meta('/search/chees')).toMatchObject({ noIndex: true });
    expect(await meta('/search/xyzzy')).toMatchObject({ noIndex: true });
    expect(await meta('/search/flowers')).toMatchObject({ noIndex: true });
  });

  test('ROUTE-18 understands tab=products, and a tab of content', async () => {
    expect((await data('/search/delivery?tab=products')).tab).toBe('products');
    const { tab, products, content } = await data('/search/cheese?tab=content');
    expect(tab).toBe('content');
    expect(content.results).toMatchObject([{ title: 'Cheese school', href: '/cheese-school' }]);
    expect(products).toMatchObject({ total: 100, results: [], facets: [] });
  });

  test('content opens by itself where there are no products', async () => {
    expect(await data('/search/delivery')).toMatchObject({ tab: 'content', content: { total: 1 }, instead: [] });
  });

  test('facets, order and pages are part of the address', async () => {
    const { products } = await data('/search/cheese?brand=oedhof&page=2&sort=price-desc');
    expect(products).toMatchObject({ total: 50, page: 2, sort: 'price-desc' });
  });

  test('facets that leave nothing stay on the tab where they can be undone', async () => {
    expect(await data('/search/cheese?brand=three-friends')).toMatchObject({ tab: 'products', products: { total: 0 } });
  });

  test('where nothing is found, what people like is shown instead', async () => {
    const { tab, instead } = await data('/search/xyzzy');
    expect(tab).toBe('products');
    expect(instead).toHaveLength(12);
    expect(instead[0]?.sku).toBe('a1');
  });

  test('a banned word shows nothing at all, and says that it is no search to come back to', async () => {
    const banned = { ...catalogue, bannedWords: ['Cheese'] };
    const found = await data('/search/cheese', { catalogue: banned });
    expect(found).toMatchObject({
      products: { total: 0 },
      content: { total: 0 },
      categories: [],
      brands: [],
      instead: [],
    });
    expect(found.banned).toBe(true);
    expect(await data('/search/cheese')).not.toHaveProperty('banned');
  });

  test('the zone decides what is found', async () => {
    expect((await data('/search/milk')).products?.total).toBe(1);
    expect((await data('/search/milk', { zone: 'sued' })).products?.total).toBe(2);
  });

  test.each([
    ['/search/cheese?tab=everything', '/search/cheese'],
    ['/search/cheese?page=99', '/search/cheese?page=3'],
    ['/search/cheese?page=99&tab=products', '/search/cheese?tab=products&page=3'],
    ['/search/cheese?sort=x&tab=content', '/search/cheese?tab=content'],
    ['/search/k%C3%A4se?page=0', '/search/k%C3%A4se'],
  ])('ROUTE-18 %s leads to %s, and from there nowhere', async (url, to) => {
    expect(await redirectOf(url, world)).toEqual({ status: 302, to });
    expect(await redirectOf(to, world)).toBeUndefined();
  });

  test('an over-long term is cut, not refused', async () => {
    expect(await data(`/search/${'a'.repeat(10_000)}`)).toMatchObject({ term: 'a'.repeat(100) });
  });

  test('SEARCH-10 its tags are those of what words find, of clicks for its term and of each product shown', async () => {
    const { tags } = await loadReady('/search/apple', world);
    expect(tags).toEqual(['site', 'pages', 'search', 'clicks:apple', 'recipes', 'product:a1']);
    expect((await loadReady('/search/apple?sort=price', world)).tags).toContain('prices');
  });
});

describe('a provider outside', () => {
  const away: ProductDiscovery = {
    products: () => Promise.reject(new Error('away')),
    categories: async () => ({ total: 1, results: [{ slug: 'milk', name: 'Milk', parents: ['Dairy'], count: 1 }] }),
    brands: () => {
      throw new Error('away');
    },
  };
  const flags = { productDiscovery: { variant: 'search-provider' as const } };

  test('may find the rest of an assortment, which is no category to narrow by', async () => {
    const hit = (slug: string, name: string) => ({ slug, name, count: 9, parents: [] });
    const results = [hit('milk', 'Milk'), hit('rest', 'Everything else')];
    const discovery = { ...away, categories: async () => ({ total: 2, results }) };
    expect((await data('/search/cheese', { discovery })).categories.map(({ name }) => name)).toEqual(['Milk']);
  });

  test('that fails shows nothing found, and the page is not kept', async () => {
    const loaded = await loadReady('/search/cheese?page=3', { ...world, discovery: away });
    expect(loaded.shared).toBe(false);
    expect(loaded.payload).toMatchObject({
      status: 200,
      data: { products: { total: 0 }, categories: [{ slug: 'milk' }], brands: [], content: { total: 1 } },
    });
  });

  test('that answers is asked again after a minute: it does not announce its changes', async () => {
    expect(await loadReady('/search/cheese', { ...world, tenant: { flags } })).toMatchObject({
      shared: true,
      maxAgeMs: 60_000,
    });
    expect(await loadReady('/search/cheese', world)).not.toHaveProperty('maxAgeMs');
  });
});

describe('without products of its own', () => {
  const productDiscovery = { variant: 'shop-forward' as const, externalShopUrl: 'https://big.example' };
  const forward = { ...world, tenant: { flags: { productDiscovery } } };

  test('NAV-11 products are searched in the other shop, content stays here', async () => {
    expect(await loadAddress('/search/oat%20milk?tab=products', forward)).toMatchObject({
      kind: 'redirect',
      status: 302,
      to: 'https://big.example/search/oat%20milk?tab=products',
      external: true,
    });
    const found = await data('/search/cheese', forward);
    expect(found).toMatchObject({ tab: 'content', categories: [], brands: [], content: { total: 1 }, instead: [] });
    expect(found).not.toHaveProperty('products');
  });

  test('with product discovery off only content is found', async () => {
    const found = await data('/search/cheese', { tenant: { flags: { featureProductDiscovery: false } } });
    expect(found).not.toHaveProperty('products');
    expect(found).toMatchObject({ tab: 'content', content: { total: 1 }, instead: [] });
  });
});
