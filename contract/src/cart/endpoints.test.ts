import { expect, test } from 'vitest';
import { addItem, changeItems, removeItems, setItem } from './endpoints.ts';

const bad = [-1, 1.5, 100_001, 1e21, Number.NaN, Infinity, '2', null, undefined];

test.each(bad)('CART-04 %s pieces cannot be added', (quantity) => {
  expect(addItem.body.safeParse({ sku: 'milk', quantity }).success).toBe(false);
  expect(changeItems.body.safeParse({ items: [{ sku: 'milk', quantity }] }).success).toBe(false);
});

test.each(bad.slice(0, -1))('CART-04 a line cannot be set to %s pieces', (quantity) => {
  expect(setItem.body.safeParse({ quantity }).success).toBe(false);
});

test('CART-04 none can be set, and not added', () => {
  expect(setItem.body.safeParse({ quantity: 0 }).success).toBe(true);
  expect(addItem.body.safeParse({ sku: 'milk', quantity: 0 }).success).toBe(false);
  expect(addItem.body.safeParse({ sku: 'milk', quantity: 100_000 }).success).toBe(true);
});

test.each(['', 'a b', '../x', 'ä', 'x'.repeat(41)])('CART-04 %j names no product and no line', (sku) => {
  expect(addItem.body.safeParse({ sku, quantity: 1 }).success).toBe(false);
  expect(setItem.params.safeParse({ lineItemId: sku }).success).toBe(false);
  expect(removeItems.query.safeParse({ lineItemIds: `milk,${sku}` }).success).toBe(false);
});

test('CART-04 between one and three hundred changes at once', () => {
  const items = (many: number) => ({ items: Array.from({ length: many }, () => ({ sku: 'milk', quantity: 1 })) });
  expect([0, 1, 300, 301].map((many) => changeItems.body.safeParse(items(many)).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
