import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf, stepOf } from './amount.ts';
import { apples, milk } from './testing/carts.ts';

test('what is typed are pieces, or grams of what is weighed', () => {
  expect(piecesOf('3', milk)).toBe(3);
  expect(piecesOf(' 600 g', apples)).toBe(3);
  expect(piecesOf('0', milk)).toBe(0);
});

test('a little is never nothing, and what is no amount changes nothing', () => {
  expect(piecesOf('10', apples)).toBe(1);
  for (const nonsense of ['', ' ', 'x', '-1', 'NaN', '1e999']) expect(piecesOf(nonsense, milk)).toBeUndefined();
});

test('what is shown, typed again, means the same', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.constantFrom(milk, apples), (pieces, product) => {
      expect(piecesOf(String(pieces * stepOf(product)), product)).toBe(pieces);
    }),
  );
});
