import { describe, expect, test } from 'vitest';
import { dataOf, loadReady, redirectOf } from '../testLoad.ts';
import { groceries as catalogue } from './testing.ts';

const world = { catalogue };
const page = (url: string) => loadReady(url, world);

test.each(['/product/whole-milk-1-l', '/product/whole-milk-1-l/m1'])('ROUTE-11 %s shows the product', async (url) => {
  const { product } = await dataOf('product-slug', url, world);
  expect(product).toMatchObject({ sku: 'm1', name: 'Whole Milk', facts: { about: 'About Whole Milk.' } });
  const { payload } = await page(url);
  expect(payload).toMatchObject({
    status: 200,
    canonical: 'https://shop.example/product/whole-milk-1-l',
    meta: {
      title: 'Glenbeg Whole Milk, 500 g | Shop',
      description: 'About Whole Milk.',
      openGraphImage: '/pictures/0123456789abcdef/960.webp',
    },
  });
});

test('ROUTE-11 five similar products stand beside it, and none of them is itself', async () => {
  const { similar } = await dataOf('product-slug', '/product/cheese-3', world);
  expect(similar).toHaveLength(5);
  expect(similar.map(({ sku }) => sku)).not.toContain('c3');
});

test('DISC-07 the last day of its offer comes in words, so that the browser need not write it', async () => {
  const { product, offerUntil } = await dataOf('product-slug', '/product/apple', world);
  const day = Number(product.price.offer?.until?.slice(-2));
  expect(offerUntil).toMatch(new RegExp(`^[A-Z][a-z]+day,? ${day} [A-Z][a-z]+$`));
  expect(await dataOf('product-slug', '/product/cheese-3', world)).not.toHaveProperty('offerUntil');
});

describe('addresses of before', () => {
  test.each([
    ['an old name with its number', '/product/old-name/m1', '/product/whole-milk-1-l'],
    ['the name of another product', '/product/apple/m1', '/product/whole-milk-1-l'],
    ['a number that is gone', '/product/whole-milk-1-l/x9', '/product/whole-milk-1-l'],
    ['capitals', '/product/Whole-Milk-1-L', '/product/whole-milk-1-l'],
    ['a path in place of a name', '/product/dairy/milk/m1', '/product/whole-milk-1-l'],
  ])('ROUTE-11 %s: %s is moved for good to %s', async (_, url, to) => {
    expect(await redirectOf(url, world)).toEqual({ status: 301, to });
    expect(await redirectOf(to, world)).toBeUndefined();
  });
});

describe('an unknown product', () => {
  test.each(['/product/nothing', '/product/nothing/x9', '/product/__proto__/constructor'])(
    'ERR-02 %s is not found, and other products are shown',
    async (url) => {
      const { payload } = await page(url);
      expect(payload).toMatchObject({ status: 404, data: { message: `Page Not Found: ${url}` } });
      expect(payload.data).toHaveProperty('products.0.sku');
    },
  );

  test('ERR-02 so is one that the zone does not carry', async () => {
    expect((await page('/product/whole-milk-2-l')).payload.status).toBe(404);
    expect((await loadReady('/product/whole-milk-2-l', { catalogue, zone: 'sued' })).payload.status).toBe(200);
  });
});

test('its tags are its own, those of its other sizes and of what is similar', async () => {
  const { tags } = await loadReady('/product/whole-milk-1-l', { catalogue, zone: 'sued' });
  expect(tags).toEqual(expect.arrayContaining(['site', 'product:m1', 'product:m2']));
  expect(tags).not.toContain('prices');
  expect(tags).not.toContain('tree');
});
