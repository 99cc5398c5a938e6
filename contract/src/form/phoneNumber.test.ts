import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneFailures, readPhoneNumber, shownPhoneNumber } from './phoneNumber.ts';

describe('FORM-04 a phone number is shown with its calling code and without leading zeros', () => {
  test.each([
    ['0664 123 45 67', 'AT', '+43 6641234567'],
    ['+43 (0) 664/1234567', undefined, '+43 6641234567'],
    ['085 123 4567', 'IE', '+353 851234567'],
    ['+353 1 234 5678', 'AT', '+353 12345678'],
    ['+39 06 1234 5678', undefined, '+39 612345678'],
    ['ruf mich an', 'AT', 'ruf mich an'],
    ['0664 123 45 67', undefined, '0664 123 45 67'],
    ['', 'AT', ''],
  ])('FORM-04 %j from %s', (text, country, shown) => expect(shownPhoneNumber(text, country)).toBe(shown));
});

describe('FORM-05 what is no phone number', () => {
  test.each([
    ['', 'AT', 'NOT_A_NUMBER'],
    ['abc', 'AT', 'NOT_A_NUMBER'],
    ['1', 'AT', 'TOO_SHORT'],
    ['+43 1', undefined, 'TOO_SHORT'],
    ['+43 123456789012345678', undefined, 'TOO_LONG'],
    ['0664 1234567', undefined, 'INVALID_COUNTRY'],
    ['0664 1234567', 'XX', 'INVALID_COUNTRY'],
    ['+999 1234567', undefined, 'INVALID_COUNTRY'],
  ])('FORM-05 %j from %s is %s', (text, country, failure) =>
    expect(readPhoneNumber(text, country)).toEqual({ failure }),
  );

  test('FORM-05 a national number has 2 to 17 digits', () => {
    expect(readPhoneNumber('+43 12')).toEqual({ callingCode: '43', nationalNumber: '12' });
    expect(readPhoneNumber(`+43 ${'1'.repeat(17)}`)).toEqual({ callingCode: '43', nationalNumber: '1'.repeat(17) });
    expect(readPhoneNumber(`+43 ${'1'.repeat(18)}`)).toEqual({ failure: 'TOO_LONG' });
  });

  test('FORM-05 an extension has up to 20 digits', () => {
    const with20 = '1'.repeat(20);
    expect(readPhoneNumber(`+43 1 234567 ext. ${with20}`)).toEqual({
      callingCode: '43',
      nationalNumber: '1234567',
      extension: with20,
    });
    expect(readPhoneNumber(`+43 1 234567 ext. ${with20}1`)).toEqual({ failure: 'NOT_A_NUMBER' });
  });

  test('FORM-05 a text is cut at 250 characters', () => {
    const padded = `+43 664 1234567${' '.repeat(235)}`;
    expect(padded).toHaveLength(250);
    expect(readPhoneNumber(`${padded}and 100 words more`)).toEqual(readPhoneNumber(padded));
    expect(readPhoneNumber(padded)).toHaveProperty('nationalNumber', '6641234567');
  });

  test('FORM-05 whatever somebody types, the answer is a number within the limits or one of the four failures', () => {
    const signs = fc.string({ unit: fc.constantFrom(...Array.from('0123456789+ -/().xa')), maxLength: 40 });
    fc.assert(
      fc.property(signs, fc.constantFrom('AT', 'IE', undefined), (text, country) => {
        const read = readPhoneNumber(text, country);
        if ('failure' in read) expect(phoneFailures).toContain(read.failure);
        else expect(read.nationalNumber).toMatch(/^\d{2,17}$/);
      }),
      { numRuns: 80 },
    );
  });
});
