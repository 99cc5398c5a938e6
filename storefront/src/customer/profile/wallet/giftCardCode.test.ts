import fc from 'fast-check';
import { expect, test } from 'vitest';
import { giftCardCode } from './giftCardCode.ts';

test('WAL-01 number and PIN are read however they are grouped', () => {
  const digits = fc.string({
    unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
    minLength: 23,
    maxLength: 23,
  });
  const gaps = fc.array(fc.constantFrom('', ' ', '-', ' – '), { minLength: 23, maxLength: 23 });
  fc.assert(
    fc.property(digits, gaps, (typed, between) => {
      const written = typed
        .split('')
        .map((digit, at) => digit + (between[at] ?? ''))
        .join('');
      expect(giftCardCode(written)).toBe(`${typed.slice(0, 17)}-${typed.slice(17)}`);
    }),
    { numRuns: 100 },
  );
});

test.each(['', '123', '6'.repeat(22), '6'.repeat(24)])('WAL-01 %j is no card', (typed) => {
  expect(giftCardCode(typed)).toBeUndefined();
});
