import { describe, expect, test } from 'vitest';
import { testSearch } from './testSearch.ts';

const discovery = '/api/product-discovery';
const nothing = { count: 0, offset: 0, results: [], total: 0 };
const skus = (body: { results: { sku: string }[] }) => body.results.map(({ sku }) => sku);

describe('SEARCH-04 products', () => {
  test('SEARCH-04 are found by a term, with counts and facets', async () => {
    const { get } = await testSearch();
    const { status, body } = await get(`${discovery}/products/search/milch`);
    expect(status).toBe(200);
    expect(skus(body)).toEqual(['milk', 'oat']);
    expect(body).toMatchObject({ count: 2, offset: 0, total: 2, page: 1, pages: 1, pageSize: 48, sort: 'relevance' });
    expect(body.facets.map(({ key }: { key: string }) => key)).toContain('brand');
  });

  test('SEARCH-04 are those of the visitor’s zone', async () => {
    const { get } = await testSearch();
    expect(skus((await get(`${discovery}/products/search/milch`, 'sued')).body)).toEqual(['milk', 'goat', 'oat']);
    // Where it is not sold, what is most like it is shown.
    expect(skus((await get(`${discovery}/products/search/ziegenmilch`, 'nowhere')).body)).toEqual(['milk', 'oat']);
  });

  test('SEARCH-04 are narrowed, sorted and paged', async () => {
    const { get } = await testSearch();
    expect(skus((await get(`${discovery}/products/search/milch?brand=halm`)).body)).toEqual(['oat']);
    const { body } = await get(`${discovery}/products/search/milch?pageSize=1&page=2`);
    expect(body).toMatchObject({ count: 1, offset: 1, total: 2, page: 2, pages: 2 });
    expect((await get(`${discovery}/products/search/milch?page=9`)).body).toMatchObject({ count: 0, total: 2 });
  });

  test.each(['sort=nonsense', 'page=0', 'price=9-1', 'brand=Ä', 'pageSize=1000'])(
    'SEARCH-04 %s is refused with its name',
    async (query) => {
      const { get } = await testSearch();
      const { status, body } = await get(`${discovery}/products/search/milch?${query}`);
      expect(status).toBe(400);
      expect(JSON.stringify(body.fields)).toContain(query.split('=')[0]);
    },
  );
});

test('SEARCH-04 categories and brands are found, with the products they have in the zone', async () => {
  const { get } = await testSearch();
  expect((await get(`${discovery}/categories/search/frischmilch`)).body).toEqual({
    count: 1,
    offset: 0,
    total: 1,
    results: [{ slug: 'fresh', name: 'Frischmilch', parents: ['Milch'], count: 1 }],
  });
  expect((await get(`${discovery}/brands/search/almgl`)).body).toEqual({
    count: 1,
    offset: 0,
    total: 1,
    results: [{ slug: 'alm', name: 'Almglück', count: 2 }],
  });
  const { body } = await get(`${discovery}/categories/search/milch?pageSize=1&offset=1`);
  expect(body).toMatchObject({ count: 1, offset: 1 });
  expect(body.total).toBeGreaterThan(1);
});

test('SEARCH-04 content is found, five pages of it at first', async () => {
  const { get } = await testSearch();
  const { body, headers } = await get('/api/content/search/milk');
  expect(body).toMatchObject({ count: 2, offset: 0, total: 2 });
  expect(body.results[0]).toEqual({ title: 'All about milk', href: '/milk', excerpt: '' });
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect((await get('/api/content/search/milk?pageSize=1&offset=1')).body).toMatchObject({
    count: 1,
    offset: 1,
    total: 2,
  });
});

test('SEARCH-04 with `titles` only pages that are about it: the delivery page merely mentions milk', async () => {
  const { get } = await testSearch();
  const { body } = await get('/api/content/search/milk?titles=true');
  expect(body.results.map(({ href }: { href: string }) => href)).toEqual(['/milk']);
});

test('SEARCH-04 with `varied` the first page is a choice, and the counts are those of the whole search', async () => {
  const { get } = await testSearch();
  const { body } = await get(`${discovery}/products/search/milch?varied=true&pageSize=1`);
  expect(body).toMatchObject({ count: 1, total: 2, page: 1, pages: 2, pageSize: 1 });
  expect(skus(body)).toEqual(['milk']);
  expect(skus((await get(`${discovery}/products/search/milch?varied=true&pageSize=1&page=2`)).body)).toEqual(['oat']);
});

test('SEARCH-05 a banner to a category, brand or product that is gone is not shown', async () => {
  const { get, configure } = await testSearch();
  const shown = async (href: string) => {
    await configure({ types: [], banners: [{ terms: ['käse'], title: 'Cheese', href }] });
    return (await get('/api/content/search/k%C3%A4se/banner')).body.banner !== null;
  };
  expect(await shown('/products/fresh')).toBe(true);
  expect(await shown('/products/gone')).toBe(false);
  expect(await shown('/brands/gone')).toBe(false);
  expect(await shown('/product/gone')).toBe(false);
  expect(await shown('/products')).toBe(true);
  expect(await shown('https://elsewhere.example/')).toBe(true);
});

test('SEARCH-05 a banner is found by the URL-encoded term', async () => {
  const { get, configure } = await testSearch();
  expect((await get('/api/content/search/k%C3%A4se/banner')).body).toEqual({ banner: null });
  await configure({ types: [], banners: [{ terms: ['käse'], title: 'Cheese', href: '/milk' }] });
  expect((await get('/api/content/search/k%C3%A4se/banner')).body).toEqual({
    banner: { title: 'Cheese', href: '/milk' },
  });
  expect((await get('/api/content/search/k%C3%A4/banner')).body).toEqual({ banner: null });
});

describe('SEARCH-04 a term', () => {
  test.each(['%20', '%09%0A', '%E2%80%A6'])('%s finds nothing', async (term) => {
    const { get } = await testSearch();
    for (const type of ['products', 'categories', 'brands'])
      expect((await get(`${discovery}/${type}/search/${term}`)).body).toMatchObject(nothing);
    expect((await get(`/api/content/search/${term}`)).body).toEqual(nothing);
    expect((await get(`/api/content/search/${term}/banner`)).body).toEqual({ banner: null });
  });

  test.each(['%20vollmilch%0D%0A', 'VOLLMILCH', 'voll%2Fmilch', '%22vollmilch%22', 'vollmilch%20%F0%9F%A5%9B'])(
    '%s finds milk',
    async (term) => {
      const { get } = await testSearch();
      expect(skus((await get(`${discovery}/products/search/${term}`)).body)).toContain('milk');
    },
  );

  test('SAFE-03 with a NUL is refused by its name', async () => {
    const { get } = await testSearch();
    for (const path of [`${discovery}/products/search/vollmilch%00`, '/api/content/search/%00'])
      expect(await get(path)).toMatchObject({ status: 400, body: { fields: [{ path: 'term' }] } });
  });

  test('SEARCH-04 of 10,000 letters is answered', async () => {
    const { get } = await testSearch();
    for (const type of [`${discovery}/products`, `${discovery}/categories`, `${discovery}/brands`, '/api/content'])
      expect((await get(`${type}/search/${'milch%20'.repeat(1250)}`)).status).toBe(200);
  });
});

test('SEARCH-05 a search that fails is answered with nothing, and the log tells without the term', async () => {
  const fail = () => Promise.reject(new Error('away'));
  const { get, lines } = await testSearch({ discovery: { products: fail, categories: fail, brands: fail } });
  for (const type of ['products', 'categories', 'brands']) {
    const { status, body } = await get(`${discovery}/${type}/search/verraeterisch`);
    expect(status).toBe(200);
    expect(body).toMatchObject(nothing);
  }
  const warnings = lines.filter(({ level }) => level === 'warn');
  expect(warnings).toHaveLength(3);
  expect(JSON.stringify(warnings)).not.toContain('verraeterisch');
});

test('TEN-03 without search there are no calls for it, without product discovery none for products', async () => {
  const off = await testSearch({ flags: { featureSearch: false } });
  expect((await off.get('/api/content/search/milk')).status).toBe(404);
  const contentOnly = await testSearch({ flags: { featureProductDiscovery: false } });
  expect((await contentOnly.get('/api/content/search/milk')).status).toBe(200);
  expect((await contentOnly.get(`${discovery}/products/search/milk`)).status).toBe(404);
});
