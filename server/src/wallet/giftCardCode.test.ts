import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDigitOf, hasRightCheckDigit, newGiftCardCode, readGiftCardCode } from './giftCardCode.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));
const anyNumber = digits(16).map((first) => first + checkDigitOf(first));

test('WAL-02 a code is read however it is typed', () => {
  const first = '7301904486152037';
  const number = first + checkDigitOf(first);
  expect(number).toBe('73019044861520371');
  const read = { number, pin: '240611' };
  expect(readGiftCardCode(`${number}-240611`)).toEqual(read);
  expect(readGiftCardCode(` 7301 9044 8615 2037 1 - 240 611 `)).toEqual(read);
});

test.each([
  '',
  '-',
  '73019044861520371',
  '73019044861520371-24061',
  '73019044861520371-2406111',
  '73019044861520372-240611',
  '7301904486152037x-240611',
  '٧3019044861520371-240611',
])('WAL-02 %j is the code of no card', (typed) => expect(readGiftCardCode(typed)).toBeUndefined());

test('WAL-02 one wrong digit shows, and two neighbours in the wrong order but for 0 and 9', () => {
  fc.assert(
    fc.property(anyNumber, fc.nat(16), fc.integer({ min: 1, max: 9 }), (number, at, more) => {
      expect(hasRightCheckDigit(number)).toBe(true);
      const wrong = (Number(number[at]) + more) % 10;
      expect(hasRightCheckDigit(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false);
      const pair = number.slice(at, at + 2);
      const swapped = number.slice(0, at) + pair.split('').toReversed().join('') + number.slice(at + 2);
      if (swapped !== number) expect(hasRightCheckDigit(swapped)).toBe(pair === '09' || pair === '90');
    }),
    { numRuns: 100 },
  );
});

test('a new gift card’s code is one that can be typed in, and another every time', () => {
  const codes = Array.from({ length: 50 }, newGiftCardCode);
  for (const { number, pin } of codes) expect(readGiftCardCode(`${number}-${pin}`)).toEqual({ number, pin });
  expect(new Set(codes.map(({ number }) => number)).size).toBe(50);
});
