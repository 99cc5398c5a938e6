import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPhone, shownPhone } from './phoneNumber.ts';

test('FORM-04 a phone is shown as calling code and national number without leading zeros, or as it is', () => {
  expect(shownPhone('0660 / 123 45 67')).toBe('+43 6601234567');
  expect(shownPhone('+43 (0) 1 5120000')).toBe('+43 15120000');
  expect(shownPhone('00353 20 911 0114')).toBe('+353 209110114');
  expect(shownPhone('020 911 0114', 'IE')).toBe('+353 209110114');
  for (const text of ['call me', '', '+999 1234', '12', '0'])
    expect([text, shownPhone(text, 'XX')]).toEqual([text, text]);
});

test('FORM-05 two to seventeen digits, an extension of up to twenty, a text cut at 250', () => {
  const digits = (count: number) => '1'.repeat(count);
  expect(readPhone(`+43${digits(2)}`)).toEqual({ callingCode: '43', national: '11' });
  expect(readPhone(`+43${digits(17)}`)).toMatchObject({ national: digits(17) });
  expect(readPhone('+43 1')).toEqual({ failure: 'TOO_SHORT' });
  expect(readPhone(`+43 ${digits(18)}`)).toEqual({ failure: 'TOO_LONG' });
  expect(readPhone(`+43 15120000 DW ${digits(20)}`)).toMatchObject({ extension: digits(20) });
  expect(readPhone(`+43 15120000 ext. ${digits(21)}`)).toEqual({ failure: 'TOO_LONG' });
  expect(readPhone('+999 123456')).toEqual({ failure: 'INVALID_COUNTRY' });
  expect(readPhone('0660 1234567', 'ZZ')).toEqual({ failure: 'INVALID_COUNTRY' });
  expect(readPhone('ask for Ana')).toEqual({ failure: 'NOT_A_NUMBER' });
  expect(readPhone(`+43 15120000${' '.repeat(250)}and then some`)).toMatchObject({ national: '15120000' });
});

test('FORM-04 what was shown is read the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'+0123456789 /-()'.split('')), maxLength: 24 }), (text) => {
      const shown = shownPhone(text);
      expect(shownPhone(shown)).toBe(shown);
    }),
  );
});
