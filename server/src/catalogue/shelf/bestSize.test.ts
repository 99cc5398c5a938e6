import type { ProductSize } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestSize, bestSizeForMembers } from './bestSize.ts';

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

test('members have a best size of their own, by what they pay, also of weighed goods', () => {
  const forMembers = (sku: string, perKilo: number, perUnit: number) =>
    size(sku, 0, {
      price: { regular: { value: 100 }, base: { value: perKilo, unit: 'kg' }, loyalty: { value: 90, perUnit } },
    });
  const sizes = [size('a', 400), forMembers('b', 500, 350)];
  expect([bestSize(sizes), bestSizeForMembers(sizes)]).toEqual(['a', 'b']);
  const alike = [size('a', 400), forMembers('b', 500, 400)];
  expect([bestSize(alike), bestSizeForMembers(alike)]).toEqual(['a', undefined]);
  const byHundred: ProductSize['price'] = {
    regular: { value: 100 },
    base: { value: 50, unit: '100g' },
    loyalty: { value: 60, perUnit: 30 },
  };
  expect(bestSizeForMembers([size('a', 400), size('b', 0, { price: byHundred })])).toBe('b');
  const weighed: ProductSize['price'] = {
    regular: { value: 100 },
    perKilogram: 500,
    loyalty: { value: 70, perUnit: 350 },
  };
  expect(bestSizeForMembers([size('a', 400), size('b', 0, { price: weighed })])).toBe('b');
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
