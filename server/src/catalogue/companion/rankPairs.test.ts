import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankPairs } from './rankPairs.ts';

test('what is in every basket stands behind what belongs to it', () => {
  const pairs = [
    { sku: 'bread', other: 'pasta', buyers: 8, skuBuyers: 100, otherBuyers: 10 },
    { sku: 'pasta', other: 'sugo', buyers: 6, skuBuyers: 10, otherBuyers: 7 },
  ];
  expect(rankPairs(pairs, 5)).toEqual([
    { sku: 'bread', skus: ['pasta'] },
    { sku: 'pasta', skus: ['sugo', 'bread'] },
    { sku: 'sugo', skus: ['pasta'] },
  ]);
});

test('both sides of a pair know each other, nobody itself, each other one once, never more than asked for', () => {
  const skus = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const pair = fc
    .record({ sku: skus, other: skus, buyers: fc.integer({ min: 5, max: 50 }), more: fc.integer({ min: 0, max: 50 }) })
    .filter(({ sku, other }) => sku < other)
    .map(({ more, ...one }) => ({ ...one, skuBuyers: one.buyers + more, otherBuyers: one.buyers + more }));
  const pairs = fc.uniqueArray(pair, { selector: ({ sku, other }) => `${sku} ${other}` });
  fc.assert(
    fc.property(pairs, fc.integer({ min: 1, max: 6 }), (given, most) => {
      const rows = rankPairs(given, most);
      for (const row of rows) {
        expect(row.skus).not.toContain(row.sku);
        expect(row.skus.length).toBeLessThanOrEqual(most);
        expect(new Set(row.skus).size).toBe(row.skus.length);
      }
      if (most === 6)
        expect(rows.flatMap((row) => row.skus.map((other) => `${row.sku} ${other}`)).sort()).toEqual(
          given.flatMap(({ sku, other }) => [`${sku} ${other}`, `${other} ${sku}`]).sort(),
        );
    }),
  );
});
