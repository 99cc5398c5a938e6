import { expect, test } from 'vitest';
import { beginOf, endOf } from './moments.ts';

const vienna = 'Europe/Vienna';

test('a day begins and ends by the clock of the shop', () => {
  expect(new Date(beginOf('2026-11-30', vienna)).toISOString()).toBe('2026-11-29T23:00:00.000Z');
  expect(new Date(endOf('2026-11-30', vienna)).toISOString()).toBe('2026-11-30T23:00:00.000Z');
  expect(new Date(beginOf('2026-07-01', 'Europe/Dublin')).toISOString()).toBe('2026-06-30T23:00:00.000Z');
});

test('the days on which clocks change have 23 and 25 hours', () => {
  const hours = (day: string) => (endOf(day, vienna) - beginOf(day, vienna)) / 3_600_000;
  expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-10-26')]).toEqual([23, 25, 24]);
});

test('a moment is itself, as a beginning and as an end', () => {
  const moment = '2026-11-30T06:00:00+01:00';
  expect(beginOf(moment, vienna)).toBe(Date.UTC(2026, 10, 30, 5));
  expect(endOf(moment, vienna)).toBe(Date.UTC(2026, 10, 30, 5));
});
