import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketBounds, bucketNames, bucketOf } from './priceBuckets.ts';

test.each([
  [
    'a shelf of groceries',
    [99, 129, 149, 179, 199, 229, 249, 279, 299, 349, 399, 499, 599, 799, 1299],
    ['-149', '150-199', '200-299', '300-499', '500-'],
  ],
  [
    'bottles of wine',
    [699, 799, 899, 999, 1099, 1299, 1499, 1999, 2499, 4999],
    ['-749', '750-999', '1000-1499', '1500-1999', '2000-'],
  ],
  ['one cheap thing among equals', [49, ...Array.from({ length: 9 }, () => 199)], ['-49', '50-']],
  ['one price', [199, 199, 199, 199], []],
  ['nothing', [], []],
  ['a single product', [199], []],
])('%s', (_, prices, names) => expect(bucketNames(bucketBounds(prices))).toEqual(names));

test('at most five buckets, none empty, and every price lies in the one that names it', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2_000_000 })), (prices) => {
      const bounds = bucketBounds(prices);
      const names = bucketNames(bounds);
      expect(names.length).toBeLessThanOrEqual(5);
      const filled = new Set<number>();
      for (const price of prices) {
        const bucket = bucketOf(price, bounds);
        filled.add(bucket);
        const [from, to] = (names[bucket] ?? '-').split('-');
        expect(price).toBeGreaterThanOrEqual(Number(from));
        if (to) expect(price).toBeLessThanOrEqual(Number(to));
      }
      if (names.length > 0) expect(filled.size).toBe(names.length);
    }),
  ));
