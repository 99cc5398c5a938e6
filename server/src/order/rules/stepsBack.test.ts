import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepsBack } from './stepsBack.ts';

test('steps go back from the newest order, each about ten times as far', () => {
  expect(stepsBack(40_123_456)).toEqual([
    { from: 40_122_000, until: 40_123_457, numbers: "('40122':* | '40123':*)" },
    { from: 40_110_000, until: 40_122_000, numbers: "('4011':* | '4012':*)" },
    { from: 40_000_000, until: 40_110_000, numbers: "('400':* | '401':*)" },
    { from: 0, until: 40_000_000 },
  ]);
});

test('every number up to the newest is in one step, and fits what the step says of its numbers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.double({ min: 0, max: 1, noNaN: true }), (newest, share) => {
      const steps = stepsBack(newest);
      const number = Math.max(1, Math.floor(newest * share));
      const inside = steps.filter(({ from, until }) => number >= from && number < until);
      expect(inside).toHaveLength(1);
      const begins = (inside[0]?.numbers?.match(/\d+/g) ?? ['']).some((one) => String(number).startsWith(one));
      expect(begins).toBe(true);
      expect(steps.slice(1).every(({ until }, at) => until === steps[at]?.from)).toBe(true);
    }),
  );
});
