import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CountedOrder, sumSales } from './sales.ts';
import { saleWeight } from './saleWeight.ts';

const now = Date.parse('2027-03-01T12:00:00Z');
const weeks = (count: number) => now - count * 7 * 86_400_000;
const order = (placedAt: number, ...skus: string[]): CountedOrder => ({ placedAt, skus, takenBack: false });
/** As many orders of now as these weigh. */
const recent = (orders: readonly CountedOrder[], sku: string) =>
  (sumSales(orders, saleWeight).find((one) => one.sku === sku)?.weight ?? 0) / saleWeight(now);

test('SEARCH-08 an order of four weeks ago weighs half, of eight weeks a quarter', () => {
  expect(recent([order(weeks(0), 'milk')], 'milk')).toBeCloseTo(1);
  expect(recent([order(weeks(4), 'milk')], 'milk')).toBeCloseTo(0.5);
  expect(recent([order(weeks(8), 'milk'), order(weeks(8), 'milk')], 'milk')).toBeCloseTo(0.5);
});

test('SEARCH-08 one order counts once, whatever it has of a product', () => {
  expect(sumSales([order(now, 'milk', 'milk', 'milk')], () => 1)).toEqual([{ sku: 'milk', weight: 1, orders: 1 }]);
});

test('SEARCH-08 weights stay numbers for decades', () => {
  const late = saleWeight(Date.parse('2090-01-01T00:00:00Z'));
  expect(Number.isFinite(late * 1e6)).toBe(true);
});

describe('whatever is ordered', () => {
  const orders = fc.array(
    fc.record({
      placedAt: fc.integer({ min: weeks(52), max: now }),
      skus: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }),
      takenBack: fc.constant(false),
    }),
    { maxLength: 30 },
  );

  test('SEARCH-08 what is cancelled leaves nothing', () => {
    fc.assert(
      fc.property(orders, (some) => {
        const all = [...some, ...some.map((one) => ({ ...one, takenBack: true }))];
        for (const { weight, orders: count } of sumSales(all, saleWeight)) {
          expect(count).toBe(0);
          expect(Math.abs(weight) / saleWeight(now)).toBeLessThan(1e-9);
        }
      }),
    );
  });

  test('SEARCH-08 counting it in parts is counting it whole', () => {
    fc.assert(
      fc.property(orders, fc.nat(30), (some, at) => {
        for (const sku of ['a', 'b', 'c'])
          expect(recent(some.slice(0, at), sku) + recent(some.slice(at), sku)).toBeCloseTo(recent(some, sku), 6);
      }),
    );
  });

  test('SEARCH-08 time alone changes no order among products', () => {
    const later = saleWeight(now + 90 * 86_400_000);
    fc.assert(
      fc.property(orders, (some) => {
        const sums = sumSales(some, saleWeight);
        const ranked = (weightNow: number) =>
          sums.toSorted((x, y) => y.weight / weightNow - x.weight / weightNow || (x.sku < y.sku ? -1 : 1));
        expect(ranked(later)).toEqual(ranked(saleWeight(now)));
      }),
    );
  });
});
