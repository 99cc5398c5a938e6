import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepOf } from './amount.ts';
import { piecesOf } from './piecesOf.ts';
import { apples, milk } from './testing/carts.ts';

const german = 'de-AT';
const english = 'en-IE';
/** Sold by the gram, so that what was read is seen. */
const grams = { ...apples, quantityStepSize: 1 };

test('what is typed are pieces, or grams of what is weighed', () => {
  expect(piecesOf('3', milk, german)).toBe(3);
  expect(piecesOf(' 600 g', apples, german)).toBe(3);
  expect(piecesOf('0', milk, english)).toBe(0);
});

describe('CART-06 an amount is read as the language of the shop writes it', () => {
  test.each([
    ['1.200', 1200],
    ['1.200 g', 1200],
    ['1 200', 1200],
    ['1\u202f200 g', 1200],
    ['1,2 kg', 1200],
    ['1.2 kg', 1200],
    ['1,200 kg', 1200],
    ['1.200 kg', 1200],
    ['1,2', 1200],
    ['0,5', 500],
    ['500 g', 500],
    ['500g', 500],
    ['20 dag', 200],
    ['15 Deka', 150],
    ['2KG', 2000],
    ['1.234,5 g', 1235],
  ])('CART-06 in German %s is %i g', (typed, weight) => expect(piecesOf(typed, grams, german)).toBe(weight));

  test.each([
    ['1,200', 1200],
    ['1,200 g', 1200],
    ['1 200', 1200],
    ['1.2 kg', 1200],
    ['1,2 kg', 1200],
    ['1.200 kg', 1200],
    ['1.2', 1200],
    ['0.5', 500],
    ['500 g', 500],
    ['1,234.5 g', 1235],
  ])('CART-06 in English %s is %i g', (typed, weight) => expect(piecesOf(typed, grams, english)).toBe(weight));
});

test('a little is never nothing, and what is no amount changes nothing', () => {
  expect(piecesOf('10', apples, german)).toBe(1);
  const nonsense = [
    '',
    ' ',
    'x',
    '-1',
    'NaN',
    '1e999',
    '.',
    ',',
    '1..2',
    '1,2,3',
    '12 34',
    '3 l',
    'kg',
    '9'.repeat(40),
  ];
  for (const typed of nonsense) expect(piecesOf(typed, milk, german), typed).toBeUndefined();
  expect(piecesOf('500 g', milk, german)).toBeUndefined();
});

describe('what is shown, typed again, means the same', () => {
  const locales = fc.constantFrom(german, english);

  test('in the plainest way', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.constantFrom(milk, apples), locales, (pieces, product, locale) => {
        expect(piecesOf(String(pieces * stepOf(product)), product, locale)).toBe(pieces);
      }),
    );
  });

  test('with the signs of its language for thousands and decimals, in grams and in kilograms', () => {
    fc.assert(
      fc.property(fc.nat(999_999), locales, (weight, locale) => {
        const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: 'always' });
        expect(piecesOf(`${shown.format(weight)} g`, grams, locale)).toBe(weight);
        expect(piecesOf(shown.format(weight), grams, locale)).toBe(weight);
        expect(piecesOf(`${shown.format(weight / 1000)} kg`, grams, locale)).toBe(weight);
      }),
    );
  });

  test('and whatever is typed is a whole number of pieces, or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789., kg'.split('')) }), locales, (typed, locale) => {
        const pieces = piecesOf(typed, apples, locale);
        if (pieces !== undefined) expect(Number.isSafeInteger(pieces) && pieces >= 0).toBe(true);
      }),
    );
  });
});
