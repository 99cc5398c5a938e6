import { expect, test } from 'vitest';
import { createInterned } from './intern.ts';
import type { ProductColumns } from './queries.ts';
import { readProduct } from './readProduct.ts';
import type { StoredSpan } from './readSpans.ts';

const row: ProductColumns = {
  sku: 'a',
  productId: 'a',
  slug: 'a',
  name: 'A',
  brand: 'own',
  category: 'milk',
  pack: '1 l',
  baseQuantity: 1,
  baseUnit: 'l',
  selling: 'pack',
  pieceGrams: null,
  maxQuantity: 20,
  bundleSize: null,
  bundleInfo: null,
  deposit: null,
  vat: 'food',
  minAge: null,
  labels: '{organic,no-added-sugar}',
  origins: '{}',
  contains: '{milk}',
  traces: '["nuts"]',
  containsNone: false,
  popularity: 1,
  find: '{oat,"hot, \\"really\\" hot"}',
  hasPhoto: false,
  picture: '0123456789abcdef',
  furtherPictures: '',
  zones: null,
  availability: 'available',
  boughtWith: null,
  facts: '{}',
};
const price = (kind: StoredSpan['kind'], value: number, from: number, until: number | null): StoredSpan => ({
  kind,
  zone: '',
  value,
  from,
  until,
});
const read = (changes: Partial<ProductColumns>, prices: readonly StoredSpan[] = []) =>
  readProduct({ ...row, ...changes }, prices, [], {
    interned: createInterned(),
    vatClasses: new Set(['food']),
    zones: ['ost'],
  });

test('lists are read from their text, also with commas and quotes in their words', () => {
  expect(read({})).toMatchObject({
    product: {
      labels: ['organic', 'no-added-sugar'],
      origins: [],
      traces: ['nuts'],
      find: ['oat', 'hot, "really" hot'],
    },
  });
});

test('what many products have alike is one object, and one text', () => {
  const context = { interned: createInterned(), vatClasses: new Set(['food']), zones: [] };
  const [one, other] = ['a', 'b'].map((sku) => readProduct({ ...row, sku, productId: sku }, [], [], context));
  if (!one || !other || !('product' in one) || !('product' in other)) throw new Error('no products');
  expect(one.product.base).toEqual({ quantity: 1, unit: 'l' });
  expect(other.product.base).toBe(one.product.base);
});

test('a price that goes on is one span, an offer keeps its days', () => {
  const prices = [
    price('offer', 90, 10, 20),
    price('offer', 90, 20, 30),
    price('regular', 100, 0, 10),
    price('regular', 100, 10, 20),
    price('regular', 120, 20, 30),
    price('regular', 120, 31, null),
  ];
  const told = read({}, prices);
  const spans = 'product' in told ? told.product.prices : [];
  expect(spans.map(({ kind, value, from, until }) => [kind, value, from, until])).toEqual([
    ['offer', 90, 10, 20],
    ['offer', 90, 20, 30],
    ['regular', 100, 0, 20],
    ['regular', 120, 20, 30],
    ['regular', 120, 31, undefined],
  ]);
});

test('one price alone and the same in a list are told apart', () => {
  const context = { interned: createInterned(), vatClasses: new Set(['food']), zones: ['ost'] };
  const one = price('regular', 100, 0, null);
  for (const prices of [[one], [one], [price('offer', 90, 0, null), one], [one]]) {
    const told = readProduct(row, prices, [], context);
    expect('product' in told && told.product.prices.map(({ value }) => value)).toEqual(
      prices.map(({ value }) => value),
    );
  }
});

test.each([
  [{ labels: '{tasty}' }, 'labels: "tasty" is none'],
  [{ contains: '{sugar}' }, 'contains: "sugar" is no allergen'],
  [{ traces: '["sugar"]' }, 'traces: "sugar" is no allergen'],
  [{ vat: 'luxury' }, 'vat: there is no class "luxury"'],
  [{ baseUnit: 'pint' }, 'base_unit: "pint" is none'],
  [{ zones: '{ost,west}' }, 'zones: there is no zone "west"'],
])('what is broken is said: %o', (changes, problem) => {
  expect(read(changes)).toEqual({ problem });
});
