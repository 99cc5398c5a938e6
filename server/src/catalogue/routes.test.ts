import { listing as listingSchema, productDetail } from '@trolley/contract';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../platform/http/testing.ts';
import { catalogueRoutes } from './routes.ts';
import { testTree } from './shelf/testShelves.ts';
import { catalogueOf, daysAgo, loyaltySpan, offerSpan, regularSpan } from './testing.ts';

const catalogue = catalogueOf(
  [
    {
      sku: 'M1',
      productId: 'milk',
      slug: 'vollmilch-1-l',
      name: 'Vollmilch',
      brand: 'alm',
      category: 'milk',
      pack: '1 l',
      base: { quantity: 1, unit: 'l' },
      prices: [regularSpan(199), offerSpan(149, daysAgo(2)), loyaltySpan(129), { ...regularSpan(219), zone: 'sued' }],
      deposit: 29,
      labels: ['organic'],
      contains: ['milk'],
      origins: ['AT'],
      popularity: 90,
      availabilityIn: { graz: 'unavailable' },
    },
    {
      sku: 'M2',
      productId: 'milk',
      slug: 'vollmilch-2-l',
      name: 'Vollmilch',
      brand: 'alm',
      category: 'milk',
      popularity: 80,
    },
    ...Array.from({ length: 9 }, (_, index) => ({
      sku: `Y${index}`,
      slug: `joghurt-${index}`,
      category: 'milk',
      brand: 'own',
      popularity: index,
    })),
    { sku: 'B1', slug: 'bier', category: 'juice', brand: 'oede', minAge: 16, zones: ['sued'] },
  ],
  testTree,
);

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await createTestApp());
  catalogueRoutes(app, { snapshots: { current: () => ({ version: 'v1', parts: { catalogue } }) } });
});
afterAll(() => app.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url: `/api/product-discovery${path}`, headers });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Record<string, never>>() };
}

describe('product discovery over HTTP', () => {
  test('DISC-01 the tree, a category and its products', async () => {
    const tree = await get('/categories/tree');
    expect(tree).toMatchObject({ status: 200, body: { categories: [{ slug: 'fresh', count: 11 }] } });
    const category = await get('/categories/dairy');
    expect(category.body).toMatchObject({
      name: 'Milch',
      parents: [{ slug: 'fresh' }],
      children: [{ slug: 'milk', count: 11 }],
    });
    const products = await get('/categories/dairy/products?brand=alm&sort=price&pageSize=1&page=2');
    expect(products.body).toMatchObject({
      total: 2,
      count: 1,
      offset: 1,
      page: 2,
      pages: 2,
      pageSize: 1,
      sort: 'price',
      results: [{ sku: 'M2' }],
    });
    expect(listingSchema.parse(products.body)).toEqual(products.body);
  });

  test('DISC-01 products of the whole catalogue, or those that are named, in that order', async () => {
    expect((await get('/products')).body).toMatchObject({ total: 11, sort: 'popularity', pageSize: 48 });
    const named = await get('/products?sku=Y3,nothing,M1,Y3');
    expect(named.body).toMatchObject({ total: 2, sort: 'relevance', results: [{ sku: 'Y3' }, { sku: 'M1' }] });
    const many = ['M1', ...Array.from({ length: 99 }, (_, index) => `Y${index}`)].join(',');
    expect((await get(`/products?sku=${many}`)).body).toMatchObject({ total: 10, count: 10, pages: 1 });
    expect((await get(`/products?sku=${many},one-too-many`)).status).toBe(400);
  });

  test('DISC-02 one product with all its fields, also as a store has it', async () => {
    const { body } = await get('/products/M1');
    expect(body).toMatchObject({
      sku: 'M1',
      productId: 'milk',
      name: 'Vollmilch',
      brand: { name: 'Almgut' },
      category: { slug: 'milk' },
      parentCategories: [{ slug: 'fresh' }, { slug: 'dairy' }],
      price: { regular: { value: 199 }, offer: { value: 149 }, loyalty: { value: 129 }, depositPrice: 29 },
      maxQuantity: 20,
      quantityStepSize: 1,
      weightArticle: false,
      weightPieceArticle: false,
      availability: 'available',
      vatPermille: 100,
      sizes: [{ sku: 'M2' }],
      facts: { about: 'About Vollmilch.' },
    });
    expect(productDetail.parse(body)).toEqual(body);
    expect((await get('/products/M1?store=graz')).body).toMatchObject({
      availability: 'unavailable',
      sizes: [{ sku: 'M2' }],
    });
    expect((await get('/products?sku=M1&store=graz')).body).toMatchObject({
      results: [{ availability: 'unavailable' }],
    });
    expect(await get('/products/M1?store=nowhere')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'store' }] },
    });
  });

  test('DISC-03 prices are whole hundredths, wherever they stand', async () => {
    const amounts: number[] = [];
    const collect = (value: unknown, key = '') => {
      if (typeof value === 'number' && /value|Price|lowest30|perKilogram/.test(key)) amounts.push(value);
      if (typeof value === 'object' && value) for (const [name, inner] of Object.entries(value)) collect(inner, name);
    };
    collect((await get('/products')).body);
    collect((await get('/products/M1')).body);
    expect(amounts.length).toBeGreaterThan(20);
    expect(amounts.every((amount) => Number.isInteger(amount))).toBe(true);
  });

  test('DISC-04 similar products come five at a time', async () => {
    const similar = await get('/products/vollmilch-1-l/similar');
    expect(similar.body).toMatchObject({ count: 5, offset: 0, total: 5 });
    const { body } = await get('/products/vollmilch-1-l/similar?pageSize=7');
    expect(body).toMatchObject({ count: 7 });
    expect(JSON.stringify(body)).not.toContain('M2');
  });

  test('DISC-05 brands in alphabetical order, one of them, and its products', async () => {
    expect((await get('/brands')).body).toEqual({
      brands: [
        { slug: 'alm', name: 'Almgut', count: 2 },
        { slug: 'own', name: 'Feldmarkt', count: 9 },
      ],
    });
    expect((await get('/brands/alm')).body).toEqual({ slug: 'alm', name: 'Almgut', count: 2 });
    expect((await get('/brands/alm/products')).body).toMatchObject({ total: 2 });
  });

  test('the zone of the cookie has its assortment and its prices', async () => {
    const sued = { cookie: 'other=1; zone=sued' };
    expect((await get('/products/B1')).status).toBe(404);
    expect((await get('/products/B1', sued)).body).toMatchObject({ availability: 'ageRestricted' });
    expect((await get('/products/M1', sued)).body).toMatchObject({ price: { regular: { value: 219 } } });
    for (const zone of ['nowhere', '', '%00', '__proto__'])
      expect((await get('/products/M1', { cookie: `zone=${zone}` })).body).toMatchObject({
        price: { regular: { value: 199 } },
      });
  });

  test('an answer may be kept briefly, for each zone, and is not sent twice', async () => {
    const { headers } = await get('/categories/milk/products');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=30',
      vary: 'accept-encoding, cookie',
      etag: expect.any(String),
    });
    const again = await app.inject({
      url: '/api/product-discovery/categories/milk/products',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    expect((await get('/products/nothing')).headers['cache-control']).toBe('no-store');
  });
});

describe('what is asked wrongly', () => {
  test.each([
    '/categories/nothing',
    '/categories/nothing/products',
    '/products/nothing',
    '/products/nothing/similar',
    '/brands/nothing',
    '/brands/nothing/products',
    '/categories/constructor',
    '/brands/tostring',
    '/products/__proto__',
  ])('DISC-01 %s is not found', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: { errorCode: 'notFound' } });
  });

  test.each([
    ['sort=cheapest', ['sort']],
    ['page=0', ['page']],
    ['page=-1', ['page']],
    ['page=99999', ['page']],
    ['page=1e3', ['page']],
    ['pageSize=97', ['pageSize']],
    ['pageSize=0', ['pageSize']],
    ['brand=A%00B', ['brand']],
    ['origin=Austria', ['origin']],
    ['without=sand', ['without']],
    ['organic=yes', ['organic']],
    ['offer=2', ['offer']],
    ['price=5-1', ['price']],
    ['price=cheap', ['price']],
    [`brand=${'x'.repeat(3000)}`, ['brand']],
    ['sort=up&page=x&price=y', ['sort', 'page', 'price']],
    ['brand=a&brand=b', ['brand']],
  ])('DISC-01 %s is refused by name', async (query, paths) => {
    for (const path of ['/categories/milk/products', '/brands/alm/products', '/products']) {
      const { status, body } = await get(`${path}?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ errorCode: 'invalidRequest', fields: paths.map((name) => ({ path: name })) });
    }
  });

  test('DISC-01 beyond the end there is nothing, and foreign parameters mean nothing', async () => {
    expect(await get('/products?page=10000&utm_source=x&__proto__=y')).toMatchObject({
      status: 200,
      body: { total: 11, results: [], page: 10000 },
    });
  });

  test('DISC-01 whatever is asked, the answer is a list or a refusal', async () => {
    const names = [
      'sort',
      'page',
      'pageSize',
      'brand',
      'origin',
      'without',
      'organic',
      'offer',
      'price',
      'sku',
      'store',
    ];
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('price', '1', 'alm,own', 'AT', 'milk', '100-', '-5', 'M1'),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), value), async (query) => {
        const { status } = await get(`/products?${new URLSearchParams(query).toString()}`);
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 30 },
    );
  });
});
