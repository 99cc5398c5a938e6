import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barsOf, ean13 } from './ean13.ts';

const checkDigit = (twelve: string) => {
  const sum = Array.from(twelve, Number).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
};
const number = fc.stringMatching(/^\d{12}$/).map((twelve) => twelve + checkDigit(twelve));

/** Read as a till does, by the widths of bars and gaps: a digit of the left half with an even number of black modules lies backwards. */
const widths = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];
const firstDigits = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
];
function readBarcode(modules: string): string {
  const digits = (modules.slice(3, 45) + modules.slice(50, 92)).match(/.{7}/g) ?? [];
  const backwards = digits.map((digit) => digit.startsWith('0') && digit.replaceAll('0', '').length % 2 === 0);
  const values = digits.map((digit, at) => {
    const runs = (digit.match(/0+|1+/g) ?? []).map(({ length }) => length);
    return widths.indexOf((backwards[at] ? runs.reverse() : runs).join(''));
  });
  const first = firstDigits.indexOf(backwards.slice(0, 6).map(Number).join(''));
  return [first, ...values].join('');
}

test('the barcode of a known number is the one every till knows', () => {
  expect(ean13('4006381333931')).toBe(
    '101' +
      '0001101' +
      '0100111' +
      '0101111' +
      '0111101' +
      '0001001' +
      '0110011' +
      '01010' +
      '1000010' +
      '1000010' +
      '1000010' +
      '1110100' +
      '1000010' +
      '1100110' +
      '101',
  );
});

test('what is drawn reads as the number it was drawn from', () => {
  fc.assert(
    fc.property(number, (digits) => {
      const modules = ean13(digits) ?? '';
      expect(modules).toMatch(/^101[01]{42}01010[01]{42}101$/);
      expect(readBarcode(modules)).toBe(digits);
    }),
    { numRuns: 100 },
  );
});

test('the bars are the black modules, whole', () => {
  expect(barsOf('1011001')).toEqual([
    { x: 0, width: 1 },
    { x: 2, width: 2 },
    { x: 6, width: 1 },
  ]);
});

test.each(['', '4006381333932', '400638133393', 'abcdefghijklm'])('%j is no card and has no barcode', (wrong) => {
  expect(ean13(wrong)).toBeUndefined();
});
