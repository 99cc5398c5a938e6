import type { Product, RecipeThing } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredProduct } from '../../catalogue/catalogue.ts';
import { shelfOf } from '../../catalogue/shelf/shelfOf.ts';
import { catalogueOf, daysAgo, offerSpan, regularSpan } from '../../catalogue/testing.ts';
import { testThing } from '../testing.ts';
import { candidateOf, nobody, type PickAsk, piecesFor, rankProducts } from './pickProduct.ts';

const kg = (quantity: number) => ({ base: { quantity, unit: 'kg' as const }, pack: `${quantity} kg` });
const costs = (value: number) => ({ prices: [regularSpan(value)] });

function candidates(thing: RecipeThing, products: readonly Partial<StoredProduct>[]) {
  const catalogue = catalogueOf(products);
  const shelf = shelfOf(catalogue, 'ost');
  return [...catalogue.products.values()].map((stored) =>
    candidateOf(stored, shelf.product(stored.sku) as Product, thing),
  );
}

const skusOf = (thing: RecipeThing, products: readonly Partial<StoredProduct>[], ask: Partial<PickAsk>) =>
  rankProducts(candidates(thing, products), { thing, own: nobody, ...ask }).map(({ product }) => product.sku);

const milk = testThing('milk', { keeps: 4 });

test('REC-01 the pack that fits with the least waste is taken, and what keeps may be larger', () => {
  const small = { sku: 'small', name: 'milk', ...kg(0.5), ...costs(99) };
  const large = { sku: 'large', name: 'milk', ...kg(1), ...costs(90) };
  expect(skusOf(milk, [small, large], { grams: 400 })[0]).toBe('small');
  expect(skusOf(testThing('milk', { keeps: 365 }), [small, large], { grams: 400 })[0]).toBe('large');
  expect(skusOf(milk, [small, large], { grams: 900 })[0]).toBe('large');
});

test('REC-01 an offer, a preferred kind, favourites, what was bought before and the shopper’s choice, each before the last', () => {
  const goods = [
    { sku: 'cheap', name: 'milk', ...kg(1), ...costs(100) },
    { sku: 'offer', name: 'milk', ...kg(1), prices: [regularSpan(149), offerSpan(105, daysAgo(1))] },
    { sku: 'other', name: 'milk', ...kg(1), ...costs(140) },
    { sku: 'marked', name: 'milk', ...kg(1), ...costs(160) },
    { sku: 'bought', name: 'milk', ...kg(1), ...costs(170) },
    { sku: 'gone', name: 'milk', ...kg(1), ...costs(10), availability: 'temporarilyUnavailable' as const },
  ];
  expect(skusOf(milk, goods, { grams: 1000 }).slice(0, 2)).toEqual(['offer', 'cheap']);
  const prefers = testThing('milk', { keeps: 4, find: { categories: ['pantry'], words: ['milk'], prefer: ['fresh'] } });
  const fresh = { sku: 'fresh', name: 'fresh milk', ...kg(1), ...costs(180) };
  expect(skusOf(prefers, [...goods, fresh], { grams: 1000 })[0]).toBe('fresh');
  const own = { bought: new Map([['bought', 5]]), favorites: new Set(['marked']) };
  expect(skusOf(milk, goods, { grams: 1000, own }).slice(0, 3)).toEqual(['bought', 'marked', 'offer']);
  expect(skusOf(milk, goods, { grams: 1000, own, swap: 'other' })[0]).toBe('other');
  expect(skusOf(milk, goods, { grams: 1000, own })).not.toContain('gone');
});

test('what was bought before gives way where it costs three times as much', () => {
  const own = { bought: new Map([['sack', 5]]), favorites: new Set<string>() };
  const goods = [
    { sku: 'bag', name: 'milk', ...kg(1), ...costs(100) },
    { sku: 'sack', name: 'milk', ...kg(10), ...costs(900) },
  ];
  expect(skusOf(milk, goods, { grams: 500, own })[0]).toBe('bag');
});

test('REC-01 the price of the pot and that of the packs, and what is left over', () => {
  const [pick] = rankProducts(
    candidates(milk, [{ name: 'milk', ...kg(0.5), prices: [regularSpan(200), offerSpan(100, daysAgo(1))] }]),
    {
      thing: milk,
      own: nobody,
      grams: 700,
      unit: 'g',
    },
  );
  expect(pick).toMatchObject({
    quantity: 2,
    price: 200,
    regular: 400,
    potPrice: 140,
    left: { amount: 300, unit: 'g' },
    reason: 'offer',
  });
});

test('pieces always cover nineteen twentieths of an amount and all but half a piece, and one less would not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 5000 }), (needed, grams) => {
      const pieces = piecesFor(needed, grams);
      expect(pieces * grams).toBeGreaterThanOrEqual(needed * 0.95 - 1e-9);
      expect(pieces * grams).toBeGreaterThanOrEqual(needed - grams / 2);
      if (pieces > 1) expect((pieces - 1) * grams).toBeLessThan(Math.max(needed * 0.95, needed - grams / 2));
    }),
  );
});

test('REC-01 twenty trout are twenty, not nineteen', () => {
  for (const count of [20, 24, 40, 96]) expect(piecesFor(count * 300, 300)).toBe(count);
});
