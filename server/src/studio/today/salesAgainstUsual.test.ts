import { expect, test } from 'vitest';
import { salesAgainstUsual } from './salesAgainstUsual.ts';

const hour = (day: number, at: number, orders: number, cents: number) => ({ day, hour: at, orders, cents });

test('today stands against the average of the last four of its weekday, until the same time', () => {
  const before = [1, 2, 3, 4].flatMap((day) => [
    hour(day, 9, 2, 8000),
    hour(day, 10, 4, 16_000),
    hour(day, 20, 9, 90_000),
  ]);
  const sales = salesAgainstUsual([hour(0, 9, 3, 9000), hour(0, 10, 1, 5000), ...before], 10.5);
  expect(sales.now).toEqual({ orders: 4, cents: 14_000 });
  expect(sales.usual).toEqual({ orders: 4, cents: 16_000 });
  expect(sales.hours).toHaveLength(11);
  expect(sales.hours.at(-1)).toBe(5000);
  expect(sales.usualHours).toHaveLength(24);
  expect(sales.usualHours[20]).toBe(90_000);
});

test('a week without an order counts as one with nothing; a day may have 25 hours', () => {
  const sales = salesAgainstUsual([hour(1, 24, 1, 4000)], 24.99);
  expect(sales.usual.cents).toBe(990);
  expect(sales.usualHours).toHaveLength(25);
  expect(salesAgainstUsual([], 0).now).toEqual({ orders: 0, cents: 0 });
});
