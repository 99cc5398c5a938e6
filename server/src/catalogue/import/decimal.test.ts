import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubtAbout, readDecimal, readMoney } from './decimal.ts';

describe('money as people write it', () => {
  test.each([
    ['1.99', 199],
    ['1,99', 199],
    ['1', 100],
    ['0,5', 50],
    ['12,50 €', 1250],
    ['€ 3.20', 320],
    ['2,49 EUR', 249],
    ['EUR 2.49', 249],
    ['1.234,50eur', 123_450],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ["1'234.50", 123_450],
    ['1 234', 123_400],
    ['1 234 567,8', 123_456_780],
  ])('%s is %i cents', (text, cents) => expect(readMoney(text, 'EUR')).toBe(cents));

  test.each([
    '',
    'abc',
    '1.234',
    '1,234',
    '1.999',
    '-1',
    '1,2,3',
    '1..5',
    '1.234.50',
    '12.34,5,6',
    '1e3',
    '٣',
    ',50',
    '1.',
  ])('%j is none, or could mean two things', (text) => expect(readMoney(text, 'EUR')).toBeUndefined());

  test.each([
    ['1.234', 'could mean "1234.00" or "1.23": write it with two decimals'],
    ['€ 12,999', 'could mean "12999.00" or "12.99": write it with two decimals'],
    ['EUR 12,999', 'could mean "12999.00" or "12.99": write it with two decimals'],
    ['CHF 2.49', 'expected an amount in EUR, as this shop has it, but it is in "CHF"'],
    ['2,49 $', 'expected an amount in EUR, as this shop has it, but it is in "$"'],
    ['abc', undefined],
    ['2,49 Euro', undefined],
    ['1 Stk', undefined],
    ['1234.567', undefined],
  ])('what is doubtful about %s', (text, doubt) => expect(doubtAbout(text, 'EUR')).toBe(doubt));

  test('a shop of another currency reads its own', () => {
    expect(readMoney('CHF 2.49', 'CHF')).toBe(249);
    expect(readMoney('£2.49', 'GBP')).toBe(249);
    for (const foreign of ['2,49 EUR', '€ 2,49', 'USD 2.49']) expect(readMoney(foreign, 'CHF')).toBeUndefined();
  });

  test('every amount is read back, with point or comma', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom('.', ','), (cents, sign) => {
        const text = (cents / 100).toFixed(2).replace('.', sign);
        expect(readMoney(text, 'EUR')).toBe(cents);
      }),
    ));

  test('every amount is read back as two languages group it', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.constantFrom('de-DE', 'en-IE', 'de-AT'),
        (cents, locale) => {
          const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
          expect(readMoney(text, 'EUR')).toBe(cents);
        },
      ),
    ));
});

test.each([
  ['3.5', 3.5],
  ['3,5', 3.5],
  ['-2', -2],
  ['007', 7],
  ['1.234,5', undefined],
  ['3,', undefined],
  ['Infinity', undefined],
])('the number %s is %s', (text, value) => expect(readDecimal(text)).toBe(value));
