import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostOf, steppedServings } from './steppedServings.ts';

test('a step from anywhere is the next multiple in its direction, within what a plan takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 50 }), fc.boolean(), (from, step, up) => {
      const next = steppedServings(from, up ? from + step : from - step, step);
      expect(next % step).toBe(0);
      expect(next).toBeGreaterThanOrEqual(step);
      expect(next).toBeLessThanOrEqual(mostOf(step));
      if (up && from < mostOf(step)) expect(next - from).toSatisfy((by: number) => by > 0 && by <= step);
      if (!up && from > step) expect(from - next).toSatisfy((by: number) => by > 0);
    }),
  );
});
