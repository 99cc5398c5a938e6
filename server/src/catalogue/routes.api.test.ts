import { expect, test } from 'vitest';
import { createTestApp } from '../platform/http/testing.ts';
import { catalogueRoutes } from './routes.ts';
import { catalogueDatabase, counted, priceRow, productRow, surroundings } from './storage/testing.ts';

const { database, write, openCatalogue, closeLater } = catalogueDatabase();

async function openApp() {
  await write({
    ...surroundings,
    products: [productRow('a'), productRow('b')],
    prices: [priceRow('a', 199, { from: 0 }), priceRow('b', 299, { from: 0 })],
  });
  const { on, statements } = counted(database());
  const snapshots = await openCatalogue(on, { pollMs: 600_000 });
  const { app } = await createTestApp();
  catalogueRoutes(app, { snapshots });
  closeLater(() => app.close());
  return { get: (path: string) => app.inject({ url: `/api/product-discovery${path}` }), snapshots, statements };
}

test('DISC-01 what is stored is answered, and no answer costs a query', async () => {
  const { get, statements } = await openApp();
  statements.length = 0;
  expect((await get('/categories/dairy/products?sort=price-desc')).json()).toMatchObject({
    total: 2,
    results: [{ sku: 'b', price: { regular: { value: 299 } } }, { sku: 'a' }],
  });
  const paths = [
    '/categories/tree',
    '/categories/milk',
    '/products',
    '/products/a',
    '/products/product-a/similar',
    '/brands',
    '/brands/own',
    '/brands/own/products',
  ];
  for (const path of paths) expect((await get(path)).statusCode).toBe(200);
  expect(statements).toEqual([]);
});

test('a product alone has all its pictures, its front first; lists have that one', async () => {
  const { get, snapshots } = await openApp();
  const front = '/pictures/0123456789abcdef';
  expect((await get('/products/a')).json()).toMatchObject({ pictures: [{ kind: 'front', picture: front }] });
  const further = ['2:back:00000000000000bb', '3:served:00000000000000cc'];
  await write({ products: [productRow('a', { furtherPictures: further })] });
  await snapshots.refresh();
  expect((await get('/products/a')).json()).toMatchObject({
    picture: front,
    pictures: [
      { kind: 'front', picture: front },
      { kind: 'back', picture: '/pictures/00000000000000bb' },
      { kind: 'served', picture: '/pictures/00000000000000cc' },
    ],
  });
  expect((await get('/products')).json().results[0]).not.toHaveProperty('pictures');
});

test('DISC-02 a price that changes in the database is the one that is answered', async () => {
  const { get, snapshots } = await openApp();
  expect((await get('/products/a')).json()).toMatchObject({ price: { regular: { value: 199 } } });
  await write({ prices: [priceRow('a', 249, { from: Date.now() - 1000 })] });
  await snapshots.refresh();
  expect((await get('/products/a')).json()).toMatchObject({ price: { regular: { value: 249 } } });
  expect((await get('/products?sort=price')).json()).toMatchObject({ results: [{ sku: 'a' }, { sku: 'b' }] });
});
