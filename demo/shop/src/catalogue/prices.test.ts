import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scale, shelfPrice } from './prices.ts';
import { priceByWeight } from './testing/unitPrices.ts';

test('shelf prices end as labels do', () => {
  expect([74, 103, 145, 994, 1012, 1740, 2360, 4080].map(shelfPrice)).toEqual([
    79, 99, 149, 999, 999, 1749, 2349, 4099,
  ]);
  fc.assert(fc.property(fc.integer({ min: 1, max: 20_000 }), (cents) => shelfPrice(cents) % 10 === 9));
});

test('a shelf price stays near what it rounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 20_000 }), (cents) => {
      const distance = Math.abs(shelfPrice(cents) - cents);
      return distance <= (cents < 1000 ? 5 : cents < 3000 ? 25 : 50);
    }),
  );
});

test('a step costs its share of the price per kg, rounded once', () => {
  expect(priceByWeight(299, 180)).toBe(54);
  expect(priceByWeight(2190, 100)).toBe(219);
  expect(scale(159, 104, 130)).toBe(215);
});
