import { expect, test } from 'vitest';
import { byDepartment, sortedLines } from './groupLines.ts';
import { apples, bread, lineFixture, milk } from './testing/carts.ts';

const dairy = { parentCategories: [{ slug: 'dairy', name: 'Dairy' }] };
const fruit = { parentCategories: [], category: { slug: 'fruit', name: 'Fruit' } };
const lines = [
  lineFixture({ ...milk, ...dairy, name: 'Öl' }, 1, { addedAt: '2026-01-01T10:00:00Z' }),
  lineFixture({ ...apples, ...fruit, name: 'Apfel', price: { regular: { value: 60 }, perKilogram: 299 } }, 1),
  lineFixture({ ...bread, ...dairy, name: 'Zopf' }, 1, { addedAt: '2026-01-01T11:00:00Z' }),
];
const skus = (some: readonly { lineItemId: string }[]) => some.map(({ lineItemId }) => lineItemId);

test('CART-15 lines are grouped by department, in the order they came', () => {
  expect(byDepartment(lines).map(({ name, lines: of }) => [name, skus(of)])).toEqual([
    ['Dairy', ['milk', 'bread']],
    ['Fruit', ['apples']],
  ]);
});

test('CART-15 other orders: by name as the language sorts, the newest first, the dearest of each measure first', () => {
  expect(skus(sortedLines(lines, 'alphabetically', 'de-AT'))).toEqual(['apples', 'milk', 'bread']);
  expect(skus(sortedLines(lines, 'chronologically', 'de-AT'))).toEqual(['apples', 'bread', 'milk']);
  const plums = lineFixture(
    { ...apples, ...fruit, sku: 'plums', price: { regular: { value: 80 }, perKilogram: 399 } },
    1,
  );
  const byUnit = skus(sortedLines([...lines, plums], 'unitprice', 'de-AT'));
  expect(byUnit.indexOf('plums')).toBe(byUnit.indexOf('apples') - 1);
});
