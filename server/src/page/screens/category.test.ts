import { describe, expect, test } from 'vitest';
import { editedTestPage } from '../testing.ts';
import { dataOf, loadAddress, loadReady, redirectOf } from '../testLoad.ts';
import { groceries as catalogue } from './testing.ts';

const world = { catalogue };
const data = (url: string) => dataOf('products-slug', url, world);
const page = (url: string) => loadReady(url, world);
const moved = (url: string) => redirectOf(url, world);

describe('a category', () => {
  test('ROUTE-12 without a slug all departments are shown', async () => {
    const { payload, tags } = await page('/products');
    expect(payload).toMatchObject({ status: 200, meta: { title: 'All departments | Shop' } });
    const { tree, category, listing } = await data('/products');
    expect(tree?.categories.map(({ slug, count }) => [slug, count])).toEqual([
      ['dairy', 101],
      ['fruit', 1],
    ]);
    expect([category, listing]).toEqual([undefined, undefined]);
    expect(tags).toContain('tree');
  });

  test.each(['dairy', 'cheese', 'hard-cheese'])('ROUTE-12 %s shows its products, on every level', async (slug) => {
    const { category, listing } = await data(`/products/${slug}`);
    expect(category?.slug).toBe(slug);
    expect(listing).toMatchObject({ count: 48, page: 1, pages: 3, sort: 'popularity' });
  });

  test('ROUTE-12 pages, facets and orders are part of the address', async () => {
    expect((await data('/products/cheese?page=3')).listing).toMatchObject({ page: 3, offset: 96, count: 4 });
    expect((await data('/products/cheese?brand=glenbeg')).listing?.total).toBe(50);
    expect((await data('/products/cheese?sort=price-desc')).listing?.results[0]?.sku).toBe('c99');
  });

  test('its page number is in the title, and its canonical address has neither facets nor order', async () => {
    const { payload } = await page('/products/cheese?page=2');
    expect(payload.meta.title).toBe('Buy Cheese, Dairy, page 2 | Shop');
    expect((await page('/products/dairy')).payload.meta.title).toBe('Buy Dairy | Shop');
    expect(payload.canonical).toBe('https://shop.example/products/cheese?page=2');
    expect(payload.meta.noIndex).toBeUndefined();
    const narrowed = await page('/products/dairy?brand=glenbeg&page=2&sort=price');
    expect(narrowed.payload.canonical).toBe('https://shop.example/products/dairy?page=2');
    expect(narrowed.payload.meta.noIndex).toBe(true);
  });

  test('one that has nothing is there, without products', async () => {
    expect((await data('/products/flowers')).listing).toMatchObject({ total: 0, results: [] });
  });

  test('an assortment zone has its own products', async () => {
    expect((await dataOf('products-slug', '/products/milk', { catalogue, zone: 'sued' })).listing?.total).toBe(2);
    expect((await data('/products/milk')).listing?.total).toBe(1);
  });
});

describe('what an address says too much', () => {
  test.each([
    ['/products/cheese?page=0', '/products/cheese'],
    ['/products/cheese?page=1', '/products/cheese'],
    ['/products/cheese?page=-1', '/products/cheese'],
    ['/products/cheese?page=x', '/products/cheese'],
    ['/products/cheese?page=999', '/products/cheese?page=3'],
    ['/products/cheese?page=999999999999', '/products/cheese'],
    ['/products/flowers?page=2', '/products/flowers'],
    ['/products/cheese?sort=magic', '/products/cheese'],
    ['/products/cheese?sort=magic&page=2', '/products/cheese?page=2'],
    ['/products/cheese?organic=yes', '/products/cheese'],
    ['/products/cheese?brand=nobody', '/products/cheese'],
    ['/products/cheese?brand=nobody,glenbeg', '/products/cheese?brand=glenbeg'],
    ['/products/cheese?brand=oedhof,glenbeg', '/products/cheese?brand=glenbeg,oedhof'],
    ['/products/cheese?brand=oedhof&brand=glenbeg', '/products/cheese?brand=glenbeg,oedhof'],
    ['/products/cheese?origin=XX', '/products/cheese'],
    ['/products/cheese?origin=austria', '/products/cheese'],
    ['/products/cheese?without=poison', '/products/cheese'],
    ['/products/cheese?price=500-100', '/products/cheese'],
    ['/products/cheese?price=cheap', '/products/cheese'],
    ['/products/cheese?price=199-437', '/products/cheese?price=100-500'],
    ['/products/cheese?price=0-9999999', '/products/cheese'],
    ['/products/cheese?brand=%00%0d%0aglenbeg', '/products/cheese'],
    ['/products/Cheese?page=2', '/products/cheese?page=2'],
  ])('ROUTE-12 %s leads to %s, and from there nowhere', async (url, to) => {
    expect(await moved(url)).toMatchObject({ to });
    expect(await moved(to)).toBeUndefined();
  });

  test('a value of 10,000 letters is left out', async () => {
    expect(await moved(`/products/cheese?brand=${'a'.repeat(10_000)}`)).toMatchObject({ to: '/products/cheese' });
  });

  test('only a spelling is moved for good: a list may grow again', async () => {
    expect((await moved('/products/Cheese'))?.status).toBe(301);
    expect((await moved('/products/cheese?page=9'))?.status).toBe(302);
  });
});

describe('an unknown category', () => {
  const lost = editedTestPage('/lost', { title: 'Lost?' });

  test('ERR-02 is not found, in the words of a route that was validated', async () => {
    const { payload, shared } = await loadReady('/products/nothing', {
      catalogue,
      pages: [lost],
      tenant: { notFoundPage: '/lost' },
    });
    expect(payload).toMatchObject({
      screen: 'generalerror',
      status: 404,
      meta: { noIndex: true },
      data: { status: 404, message: 'Page Not Found: /products/nothing', page: { title: 'Lost?' } },
    });
    expect(payload.data).toHaveProperty('products.0.sku', 'a1');
    expect(payload.data).toHaveProperty('products.length', 12);
    expect(shared).toBe(true);
  });

  test.each([
    '/products/dairy/cheese',
    '/products/__proto__',
    '/products/constructor',
    '/products/%E2%80%AEdairy',
    "/products/'; drop table product; --",
  ])('ERR-02 %s is not found', async (url) => {
    expect((await page(url)).payload.status).toBe(404);
  });

  test('ERR-02 nor is a name of 10,000 letters', async () => {
    expect((await page(`/products/${'a'.repeat(10_000)}`)).payload.status).toBe(404);
  });
});

describe('tags', () => {
  test('are those of the category, what stands around it and each product shown', async () => {
    const { tags } = await page('/products/hard-cheese?page=3');
    expect(tags).toEqual([
      'site',
      'count:hard-cheese',
      'count:cheese',
      'category:hard-cheese',
      ...['c96', 'c97', 'c98', 'c99'].map((sku) => `product:${sku}`),
      'component:lists',
    ]);
    expect((await page('/products/fruit')).tags).toContain('tree');
  });

  test.each(['sort=price', 'sort=price-desc', 'sort=base-price', 'sort=offer', 'offer=1', 'price=100-200'])(
    'a list with %s depends on all prices',
    async (query) => {
      expect((await page(`/products/fruit?${query}`)).tags).toContain('prices');
    },
  );

  test('other lists do not', async () => {
    for (const query of ['', '?sort=name', '?brand=three-friends'])
      expect((await page(`/products/fruit${query}`)).tags).not.toContain('prices');
  });
});

describe('in the shop-forward variant', () => {
  const productDiscovery = { variant: 'shop-forward' as const, externalShopUrl: 'https://big.example/shop/' };
  const forward = { catalogue, tenant: { flags: { productDiscovery } } };

  test('NAV-11 categories are shown by the other shop', async () => {
    expect(await loadAddress('/products/anything', forward)).toMatchObject({
      kind: 'redirect',
      status: 302,
      to: 'https://big.example/shop/category/anything',
      external: true,
    });
    expect(await redirectOf('/products', forward)).toMatchObject({ to: 'https://big.example/shop' });
  });
});

test('a department without a picture of its own shows that of its best product, and follows it', async () => {
  const { tags } = await page('/products');
  const { tree } = await data('/products');
  expect(tree?.categories.map(({ slug, picture }) => [slug, picture])).toEqual([
    ['dairy', expect.stringMatching(/^\/pictures\//)],
    ['fruit', expect.stringMatching(/^\/pictures\//)],
  ]);
  expect(tags).toEqual(expect.arrayContaining(['tree', 'product:c0', 'product:a1']));
});

describe('a story among the products', () => {
  const story = (category: string, title: string, to = '/brands/oedhof') => ({
    category,
    kicker: 'From the hills',
    title,
    to,
    action: 'See Ödhof',
    skus: ['c0', 'gone'],
  });
  const told = (stories: object[]) => ({ catalogue, tenant: { componentConfigs: { lists: { stories } } } });
  const storyOf = async (url: string, stories: object[] = []) =>
    (await dataOf('products-slug', url, told(stories))).story;

  test('CONT-01 an editor’s stands in the list of its category, with pictures of what is sold', async () => {
    const shown = await storyOf('/products/cheese', [story('dairy', 'Other'), story('cheese', 'Cellars')]);
    expect(shown).toMatchObject({ title: 'Cellars', href: '/brands/oedhof', action: 'See Ödhof' });
    // All products of this catalogue share one picture, and none is shown twice.
    expect(shown?.pictures).toEqual([expect.stringMatching(/^\/pictures\//)]);
  });

  test('CONT-01 the second stands on the second page, and one that leads nowhere on none', async () => {
    const stories = [story('cheese', 'Lost', '/brands/nobody'), story('cheese', 'One'), story('cheese', 'Two')];
    expect((await storyOf('/products/cheese', stories))?.title).toBe('One');
    expect((await storyOf('/products/cheese?page=2', stories))?.title).toBe('Two');
    expect(await storyOf('/products/cheese?page=3', stories)).toBeUndefined();
  });

  test('CONT-01 who narrows or sorts a list is told nothing', async () => {
    for (const query of ['brand=glenbeg', 'sort=price', 'offer=1'])
      expect(await storyOf(`/products/cheese?${query}`, [story('cheese', 'One')])).toBeUndefined();
  });

  test('CONT-01 without one it is the brand most at home there, if it has words of its own', async () => {
    expect(await storyOf('/products/hard-cheese')).toMatchObject({
      title: 'Ödhof',
      text: 'From the hills.',
      href: '/brands/oedhof',
    });
    expect(await storyOf('/products/hard-cheese?page=2')).toBeUndefined();
    // A few products, or none with words: rather nothing than an empty box.
    expect(await storyOf('/products/milk')).toBeUndefined();
  });
});
