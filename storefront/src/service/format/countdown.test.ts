import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countdown, minutesLeft } from './countdown.ts';

test.each([
  [42 * 60_000 + 10_000, '42:10'],
  [9_001, '0:10'],
  [59_999, '1:00'],
  [0, '0:00'],
  [-5_000, '0:00'],
  [3_730_000, '1:02:10'],
])('%i milliseconds are shown as %s', (left, words) => expect(countdown(left)).toBe(words));

test('the countdown never gains time and ends exactly at zero', () => {
  const seconds = (words: string) => words.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_000_000 }), fc.integer({ min: 0, max: 5000 }), (left, passed) => {
      const before = seconds(countdown(left));
      expect(before).toBe(Math.ceil(left / 1000));
      expect(seconds(countdown(left - passed))).toBeLessThanOrEqual(before);
      expect(minutesLeft(left)).toBe(Math.ceil(left / 60_000));
    }),
  );
});
