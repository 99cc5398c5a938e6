import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountsOf, figuresOf, formatPrice, rememberAmounts } from './money.ts';

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

test('a style that was told is used as it is', () => {
  rememberAmounts('xx-XX', 'EUR', { before: '', after: ' eu', decimal: '|', group: '_', groupFrom: 4 });
  expect(formatPrice(123_456, 'xx-XX', 'EUR')).toBe('1_234|56 eu');
  expect(figuresOf(7, amountsOf('xx-XX', 'EUR'))).toEqual({ sign: '', whole: '0', decimal: '|', cents: '07' });
});
