import type { EditedPage } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import type { StoredProduct } from '../catalogue/catalogue.ts';
import { changedCatalogue, regularSpan } from '../catalogue/testing.ts';
import { groceries } from './screens/testing.ts';
import { editedTestPage } from './testing.ts';
import { browser, openTestShop } from './testShop.ts';

// A value of its own: what other files asked of the groceries, another zone for one, is remembered with theirs.
const catalogue = { ...groceries };
const group = (source: object) => ({ type: 'productGroup', title: 'Group', source });
const pages: readonly EditedPage[] = [
  editedTestPage('/', { blocks: [group({ kind: 'offers' })] }),
  editedTestPage('/cheese-week', { blocks: [group({ kind: 'skus', skus: ['c99', 'c1'] })] }),
  editedTestPage('/about', { blocks: [{ type: 'richText', html: '<p>Us</p>' }] }),
];
const openShop = () => openTestShop({ pages, catalogue, pageCacheBytes: 64 * 1024 * 1024 });

/** Every kind of page; those of the first list show the hundredth cheese, whose price changes. */
const showing = [
  '/products/hard-cheese?page=3',
  '/products/hard-cheese?sort=price-desc',
  '/product/cheese-99',
  '/brands/glenbeg?page=2',
  '/search/cheese%2099',
  '/cheese-week',
];
const others = [
  '/',
  '/products',
  '/products/hard-cheese',
  '/products/hard-cheese?page=2',
  '/products/fruit',
  '/product/apple',
  '/product/cheese-0',
  '/brands',
  '/brands/oedhof',
  '/search/apple',
  '/about',
];
/** Lists sorted by price depend on every price. */
const byPrice = ['/products/fruit?sort=price', '/products/hard-cheese?sort=price'];

const c99 = catalogue.products.get('c99') as StoredProduct;
/** Within the same bar of the price slider, which lists show. */
const cheaper = (c99.prices[0]?.value ?? 0) - 1;
const priced = (cents: number) => changedCatalogue(catalogue, { put: [{ ...c99, prices: [regularSpan(cents)] }] });

describe('one change of a product', () => {
  test('of its price makes again the pages that show it or are sorted by price, and no others', async () => {
    const { get, stock, renderer } = await openShop();
    const all = [...showing, ...others, ...byPrice];
    for (const url of all) expect((await get(url)).statusCode).toBe(200);
    // A page is compressed and stored after its answer: what is not stored yet would be made anew without any change.
    const madeAnew = async () => {
      const made = renderer.renderings.length;
      for (const url of all) await get(url);
      return renderer.renderings.length - made;
    };
    await expect.poll(madeAnew).toBe(0);
    const before = renderer.renderings.length;
    const tags = stock(priced(cheaper));
    expect(tags).toEqual(expect.arrayContaining(['product:c99', 'prices']));
    const versionOf = async (url: string) => (await get(url)).headers['x-snapshot'];
    for (const url of [...showing, ...byPrice])
      await expect.poll(() => versionOf(url), { message: url }).toBe('content-2');
    for (const url of others) expect(await versionOf(url), url).toBe('content-1');
    expect(renderer.renderings.length - before).toBe(showing.length + byPrice.length);
    expect((await get('/product/cheese-99')).body).toContain(`"value":${cheaper}`);
  });

  test('that is gone takes its page away at once, and the lists follow', async () => {
    const { get, stock } = await openShop();
    for (const url of showing) await get(url);
    stock(changedCatalogue(catalogue, { remove: ['c99'] }));
    const missing = await get('/product/cheese-99', browser);
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('Page Not Found: /product/cheese-99');
    await expect.poll(async () => (await get('/cheese-week')).body).not.toContain('"sku":"c99"');
    await expect.poll(async () => (await get('/products/hard-cheese?page=3')).body).not.toContain('"sku":"c99"');
  });

  test('that is new reaches its category, the overview and its own address', async () => {
    const { get, stock } = await openShop();
    expect((await get('/product/cheese-new', browser)).statusCode).toBe(404);
    for (const url of ['/products/hard-cheese', '/products', '/product/apple', '/brands/oedhof']) await get(url);
    await get('/products/cheese');
    await get('/products/milk');
    await get('/products/fruit?sort=name');
    await get('/about');
    const fresh = { ...c99, sku: 'n1', productId: 'n1', slug: 'cheese-new', name: 'New Cheese', popularity: 999 };
    stock(changedCatalogue(catalogue, { put: [fresh] }));
    expect((await get('/product/cheese-new')).statusCode).toBe(200);
    await expect.poll(async () => (await get('/products/hard-cheese')).body).toContain('"sku":"n1"');
    await expect.poll(async () => (await get('/products')).body).toContain('"count":102');
    // Beside the milk stands the number of cheeses, beside the fruit that of everything in the dairy.
    for (const url of ['/products/cheese', '/products/milk', '/products/fruit?sort=name'])
      await expect.poll(async () => (await get(url)).headers['x-snapshot']).toBe('content-2');
    for (const url of ['/about', '/product/apple', '/brands/oedhof'])
      expect((await get(url)).headers['x-snapshot']).toBe('content-1');
  });
});

describe('over HTTP', () => {
  test('ERR-02 an unknown slug is a 404 for people, with products, and the status alone for crawlers', async () => {
    const { get, renderer } = await openShop();
    for (const url of ['/products/nothing', '/product/nothing', '/brands/nothing']) {
      const bot = await get(url, { 'user-agent': 'Googlebot/2.1' });
      expect([bot.statusCode, bot.body]).toEqual([404, '']);
      expect(renderer.renderings).toEqual([]);
    }
    const person = await get('/products/nothing', browser);
    expect(person.statusCode).toBe(404);
    expect(person.body).toContain('Page Not Found: /products/nothing');
    expect(person.body).toContain('"products":[{"sku":"a1"');
  });

  test('ROUTE-25 an old-style link leads to the product in one step', async () => {
    const { get } = await openShop();
    for (const url of ['/?slug=apple', '/product?slug=apple', '/?openlink=product-slug&slug=apple']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/product/apple']);
    }
    expect((await get('/product/apple')).statusCode).toBe(200);
  });

  test('an address that the catalogue knows better is a real redirect, and tells the storefront when it asks', async () => {
    const { get } = await openShop();
    const moved = await get('/product/old-apple/a1');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/product/apple']);
    const list = await get('/products/fruit?page=9');
    expect([list.statusCode, list.headers.location, list.headers['cache-control']]).toEqual([
      302,
      '/products/fruit',
      'no-store',
    ]);
    expect((await get('/_payload/products/fruit?page=9')).json()).toEqual({
      redirect: { to: '/products/fruit', external: false },
    });
  });

  test('each zone has its own page, and an invented one none', async () => {
    const { get, renderer } = await openShop();
    const milk = async (cookie?: string) => (await get('/products/milk', cookie ? { cookie } : {})).body;
    expect(await milk()).not.toContain('"sku":"m2"');
    expect(await milk('zone=sued')).toContain('"sku":"m2"');
    for (const zone of ['ost', 'nowhere', 'x'.repeat(5000)]) expect(await milk(`zone=${zone}`)).toBe(await milk());
    expect(renderer.renderings).toHaveLength(2);
  });

  test.each([
    ['10,000 letters', `/products/${'a'.repeat(10_000)}`],
    ['2,000 umlauts', `/product/${'%C3%A4'.repeat(2000)}`],
    ['a query of 10,000 letters', `/products/nothing?brand=${'a'.repeat(10_000)}`],
    ['a null', '/products/%00'],
    ['line breaks', '/products/a%0d%0ab'],
    ['backslashes', '/product/%5c%5cevil.example'],
  ])('%s in an address do no harm', async (_, url) => {
    const { get } = await openShop();
    expect([404, 414]).toContain((await get(url, browser)).statusCode);
    expect((await get('/products/fruit')).statusCode).toBe(200);
  });

  test('many who search at once share one search, and what failed is asked again', async () => {
    let asked = 0;
    let isAway = true;
    const { get } = await openTestShop({
      pages,
      catalogue,
      discovery: {
        products: async ({ page, pageSize }) => {
          asked += 1;
          if (isAway) throw new Error('away');
          return {
            count: 0,
            offset: 0,
            total: 0,
            results: [],
            page,
            pages: 1,
            pageSize,
            sort: 'relevance',
            facets: [],
          };
        },
        categories: async () => ({ total: 0, results: [] }),
        brands: async () => ({ total: 0, results: [] }),
      },
    });
    const failed = await Promise.all(Array.from({ length: 10 }, () => get('/search/milk')));
    expect(failed.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(failed[0]?.headers['cache-control']).toBe('private, no-store');
    expect(asked).toBe(1);
    isAway = false;
    for (let n = 0; n < 3; n += 1) await get('/search/milk');
    expect(asked).toBe(2);
  });
});
