import type { ProductSize } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestSize } from './bestSize.ts';

type Given = Parameters<typeof bestSize>[0][number];
const size = (sku: string, perKilo: number, given: Partial<Given> = {}): Given => ({
  sku,
  price: { regular: { value: 100 }, base: { value: perKilo, unit: 'kg' } },
  availability: 'available',
  ...given,
});

test('the cheapest per unit, also in another unit of the same measure', () => {
  expect(bestSize([size('a', 494), size('b', 473), size('c', 399)])).toBe('c');
  const perHundredGrams: ProductSize['price'] = { regular: { value: 100 }, base: { value: 30, unit: '100g' } };
  expect(bestSize([size('a', 494), size('b', 0, { price: perHundredGrams })])).toBe('b');
});

test('none where two are alike, one is measured otherwise, one alone can be bought, or nothing is known', () => {
  expect(bestSize([size('a', 400), size('b', 400)])).toBeUndefined();
  const pieces: ProductSize['price'] = { regular: { value: 200 }, base: { value: 33, unit: 'piece' } };
  expect(bestSize([size('a', 400), size('b', 0, { price: pieces })])).toBeUndefined();
  expect(bestSize([size('a', 400), size('b', 300, { availability: 'unavailable' })])).toBeUndefined();
  expect(bestSize([size('a', 400, { price: { regular: { value: 1 } } }), size('b', 300)])).toBeUndefined();
  expect(bestSize([])).toBeUndefined();
});

test('no other one is cheaper, whatever the prices', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 2, maxLength: 6 }), (prices) => {
      const best = bestSize(prices.map((price, at) => size(String(at), price)));
      const least = Math.min(...prices);
      const cheapest = prices.flatMap((price, at) => (price === least ? [String(at)] : []));
      expect(best).toBe(cheapest.length === 1 ? cheapest[0] : undefined);
    }),
  );
});
