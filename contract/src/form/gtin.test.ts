import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eanCheckDigit } from './cardNumber.ts';
import { hasCheckDigit, isGtinLength, sameGtin } from './gtin.ts';

const twelve = fc.stringMatching(/^\d{12}$/);

test('of all last digits exactly one fits, and it is the one of a card', () => {
  fc.assert(
    fc.property(twelve, (digits) => {
      const fitting = Array.from('0123456789').filter((last) => hasCheckDigit(digits + last));
      expect(fitting).toEqual([eanCheckDigit(digits)]);
    }),
  );
});

test('a single wrong digit is always noticed', () => {
  fc.assert(
    fc.property(twelve, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, at, more) => {
      const whole = digits + eanCheckDigit(digits);
      const wrong = Array.from(whole, (digit, n) => (n === at ? String((Number(digit) + more) % 10) : digit)).join('');
      expect(hasCheckDigit(wrong)).toBe(false);
    }),
  );
});

test('zeros in front change nothing', () => {
  expect(hasCheckDigit('96385074')).toBe(true);
  expect(hasCheckDigit(sameGtin('96385074'))).toBe(true);
  expect(sameGtin('036000291452')).toBe(sameGtin('0036000291452'));
});

test('barcodes have 8, 12, 13 or 14 digits', () => {
  const lengths = Array.from({ length: 16 }, (_, n) => n).filter((n) => isGtinLength('1'.repeat(n)));
  expect(lengths).toEqual([8, 12, 13, 14]);
});
