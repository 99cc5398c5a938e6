import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentOf, parseSize } from './size.ts';
import { basePrice } from './testing/unitPrices.ts';

test('a size says how it is sold', () => {
  expect(parseSize('6 x 1.5 l')).toEqual({ selling: 'pack', count: 6, amount: 1.5, unit: 'l' });
  expect(parseSize('step 100 g')).toEqual({ selling: 'step', count: 1, amount: 100, unit: 'g' });
  expect(parseSize('ca 180 g')).toEqual({ selling: 'average', count: 1, amount: 180, unit: 'g' });
  expect(parseSize('8 roll')).toEqual({ selling: 'pack', count: 1, amount: 8, unit: 'roll' });
  expect(() => parseSize('1,5 l')).toThrow('1,5 l');
});

test('the base price is a whole number of cents, rounded half up', () => {
  expect(basePrice(89, contentOf(parseSize('180 g')), 'kg')).toBe(494);
  expect(basePrice(369, contentOf(parseSize('6 x 1.5 l')), 'l')).toBe(41);
  expect(basePrice(899, contentOf(parseSize('40 wl')), 'wash')).toBe(22);
  expect(basePrice(249, contentOf(parseSize('30 m')), 'm')).toBe(8);
  expect(basePrice(249, contentOf(parseSize('500 g')), 'l')).toBeUndefined();
});

test('the base price times the amount gives the price back, up to rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 9, max: 9999 }), fc.integer({ min: 10, max: 5000 }), (cents, grams) => {
      const base = basePrice(cents, { measure: 'mass', quantity: grams }, 'kg') ?? -1;
      return Number.isInteger(base) && Math.abs(base * grams - cents * 1000) <= grams / 2;
    }),
  );
});
