import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, nextCode, stepAt, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test('STUD-01 codes are those of RFC 4226', () => {
  expect(Array.from({ length: 10 }, (_, counter) => codeOf(secret, counter))).toEqual([
    ...['755224', '287082', '359152', '969429', '338314'],
    ...['254676', '287922', '162583', '399871', '520489'],
  ]);
});

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('STUD-01 at %i seconds the code is that of RFC 6238', (seconds, code) => {
  expect(codeOf(secret, stepAt(seconds * 1000))).toBe(code);
});

test('STUD-01 a code works for half a minute around its own, and never twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 1e9 }), fc.integer({ min: -3, max: 3 }), (step, off) => {
      const now = step * 30_000 + 7;
      const code = codeOf(secret, step + off < 0 ? 0 : step + off);
      const found = stepOf(code, { secret, lastStep: 0 }, now);
      if (Math.abs(off) <= 1) expect(codeOf(secret, found ?? -1)).toBe(code);
      if (found !== undefined) expect(stepOf(code, { secret, lastStep: found }, now)).not.toBe(found);
    }),
    { numRuns: 300 },
  );
  expect(stepOf('', { secret, lastStep: 0 }, 0)).toBeUndefined();
});

test('the code that is shown works; where all of a moment are used there is none', () => {
  const now = 50_000_000;
  const shown = (lastStep: number) => nextCode({ secret, lastStep }, now);
  expect(stepOf(shown(0) ?? '', { secret, lastStep: 0 }, now)).toBe(stepAt(now));
  expect(stepOf(shown(stepAt(now)) ?? '', { secret, lastStep: stepAt(now) }, now)).toBe(stepAt(now) + 1);
  expect(shown(stepAt(now) + 1)).toBeUndefined();
});
