import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountsOf, cacheAmountStyle, figuresOf, formatPrice, halfUp, splitOver } from './money.ts';

test.each([
  ['de-AT', 179, '1,79 €'],
  ['de-AT', 0, '0,00 €'],
  ['de-AT', -250, '-2,50 €'],
  ['en-IE', 123456, '€1,234.56'],
  ['en-IE', -5, '-€0.05'],
])('prices in %s are shown divided by 100', (locale, cents, shown) =>
  expect(formatPrice(cents, locale, 'EUR').replace(/\u00a0/g, ' ')).toBe(shown),
);

test.each(['de', 'en', 'es', 'fr', 'pl'])('amounts in %s are written as the language does', (language) => {
  const intl = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
      expect(formatPrice(cents, `${language}-XX`, 'EUR')).toBe(intl.format(cents / 100));
    }),
    { numRuns: 60 },
  );
});

test('a style that was given is used as it is', () => {
  cacheAmountStyle('xx-XX', 'EUR', { before: '', after: ' eu', decimal: '|', group: '_', groupFrom: 4 });
  expect(formatPrice(123_456, 'xx-XX', 'EUR')).toBe('1_234|56 eu');
  expect(figuresOf(7, amountsOf('xx-XX', 'EUR'))).toEqual({ sign: '', whole: '0', decimal: '|', cents: '07' });
});

test('CART-07 division rounds half up', () => {
  expect([halfUp(5, 10), halfUp(4, 10), halfUp(15, 10), halfUp(0, 7), halfUp(199, 3)]).toEqual([1, 0, 2, 0, 66]);
});

test('CART-07 what is left over goes to the largest remainders', () => {
  expect(splitOver(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitOver(10, [5, 95])).toEqual([1, 9]);
  expect(splitOver(10, [0, 0])).toEqual([0, 0]);
  expect(splitOver(0, [3, 4])).toEqual([0, 0]);
});

const weights = fc.array(fc.oneof(fc.nat(2000), fc.nat(10 ** 7)), { minLength: 1, maxLength: 5 });

test('CART-07 parts of a split add up, never exceed what they are a part of, and the largest remainders are rounded up', () => {
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 1000 }), (parts, permille) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      const amount = Number((BigInt(whole) * BigInt(permille)) / 1000n);
      const split = splitOver(amount, parts);
      expect(split.reduce((sum, part) => sum + part, 0)).toBe(amount);
      if (whole === 0) return;
      const shares = split.map((part, at) => {
        const product = BigInt(amount) * BigInt(parts[at] ?? 0);
        return { up: BigInt(part) - product / BigInt(whole), remainder: product % BigInt(whole) };
      });
      expect(shares.every(({ up }) => up === 0n || up === 1n)).toBe(true);
      expect(split.every((part, at) => part <= (parts[at] ?? 0))).toBe(true);
      const raised = shares.filter(({ up }) => up === 1n);
      const others = shares.filter(({ up }) => up === 0n);
      expect(raised.every((one) => others.every(({ remainder }) => one.remainder >= remainder))).toBe(true);
    }),
    { numRuns: 100 },
  );
});
