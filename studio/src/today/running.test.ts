import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runningTotal, scaleOf } from './running.ts';

test('a running total never falls and ends with the sum', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1 }), (hours) => {
      const totals = runningTotal(hours);
      expect(totals.at(-1)).toBe(hours.reduce((sum, one) => sum + one, 0));
      expect(totals.every((one, index) => index === 0 || one >= (totals[index - 1] ?? 0))).toBe(true);
    }),
  );
});

test('the scale reaches the highest value with a few round lines', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (highest) => {
      const { top, lines } = scaleOf(highest);
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(lines.length).toBeLessThanOrEqual(5);
      expect(lines.at(-1)).toBe(top);
    }),
  );
});
