import { expect, test } from 'vitest';
import type { Goods, Ware } from './candidate.ts';
import { keyOf } from './filled.ts';

const ware: Ware = {
  sku: '1',
  slug: 'milk',
  name: 'Milk',
  pack: '1 l',
  description: 'Of cows.',
  price: 199,
  category: { slug: 'fresh-milk', name: 'Fresh milk' },
  root: { slug: 'dairy', name: 'Dairy' },
  orderable: true,
};
const bread: Ware = { ...ware, sku: '2', slug: 'bread' };
const key = (...products: readonly Ware[]) => keyOf({ products } satisfies Goods);

test('offers, what is out of stock and the order of the list are no reason to fill again', () => {
  expect(key({ ...bread, price: 99, orderable: false }, ware)).toBe(key(ware, bread));
});

test('other products, and other words about them, are', () => {
  expect(key(ware)).not.toBe(key(ware, bread));
  expect(key({ ...ware, description: 'Of goats.' })).not.toBe(key(ware));
});
