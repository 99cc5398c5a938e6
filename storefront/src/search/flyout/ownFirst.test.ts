import type { MyProduct } from '@trolley/contract';
import { expect, test } from 'vitest';
import { productFixture } from '../../catalogue/testing/products.ts';
import { ownFirst } from './ownFirst.ts';

const product = (sku: string, name: string) =>
  productFixture({ sku, slug: sku, name, category: { slug: 'c', name: 'Shelf' } });
const mine = (sku: string, name: string, at = '2026-11-02T10:00:00.000Z', purchased = true): MyProduct => ({
  product: product(sku, name),
  favorite: !purchased,
  purchased,
  orderability: 'CanBeOrdered',
  at,
});
const found = [product('1', 'Whole Milk'), product('2', 'Oat Milk'), product('3', 'Goat Milk')];
const shown = (own: readonly MyProduct[], term: string) =>
  ownFirst(found, own, term, 5).map(({ product: { sku }, bought }) => (bought ? `${sku} ${bought.slice(0, 10)}` : sku));

test('own goods that match come first, with the day, and none twice', () => {
  expect(shown([mine('3', 'Goat Milk'), mine('9', 'Bread')], 'milk')).toEqual(['3 2026-11-02', '1', '2']);
  expect(shown([mine('8', 'Vollmilch 3,6 %')], 'milch')).toEqual(['8 2026-11-02', '1', '2', '3']);
  expect(shown([mine('8', 'Bergkäse')], 'kase')).toEqual(['8 2026-11-02', '1', '2', '3']);
});

test('what the engine found by other words keeps its place and still says when it was bought', () => {
  expect(shown([mine('2', 'Oat Milk')], 'mlik')).toEqual(['1', '2 2026-11-02', '3']);
});

test('what was only marked was not bought, and at most three rows are own goods', () => {
  expect(shown([mine('3', 'Goat Milk', undefined, false)], 'milk')).toEqual(['1', '2', '3']);
  const many = ['a', 'b', 'c', 'd'].map((sku) => mine(sku, 'Milk'));
  expect(shown(many, 'milk').map((one) => one.slice(0, 1))).toEqual(['a', 'b', 'c', '1', '2']);
});
