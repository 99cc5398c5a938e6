import { expect, test } from 'vitest';
import { median, quantile } from './statistics.ts';

test('quantiles are values that were measured', () => {
  const values = [5, 1, 4, 2, 3];
  expect(median(values)).toBe(3);
  expect(quantile(values, 0.95)).toBe(5);
  expect(
    quantile(
      Array.from({ length: 100 }, (_, at) => at + 1),
      0.95,
    ),
  ).toBe(95);
  expect(values).toEqual([5, 1, 4, 2, 3]);
  expect(median([])).toBeNaN();
});
