import { expect, test } from 'vitest';
import { daysBetween } from './moment.ts';

test('days are those of the shop, whatever the hour', () => {
  const vienna = (from: string, to: string) => daysBetween(from, to, 'Europe/Vienna');
  expect(vienna('2026-11-18T08:00:00Z', '2026-11-19T05:00:00Z')).toBe(1);
  expect(vienna('2026-11-18T08:00:00Z', '2026-11-18T21:00:00Z')).toBe(0);
  // Half past midnight in Vienna is still the day before in Greenwich.
  expect(vienna('2026-11-18T23:30:00Z', '2026-11-19T05:00:00Z')).toBe(0);
  expect(vienna('2026-11-18T08:00:00Z', '2026-11-17T22:00:00Z')).toBe(-1);
});

test('a night in which the clocks are changed is one day like any other', () => {
  expect(daysBetween('2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z', 'Europe/Vienna')).toBe(1);
  expect(daysBetween('2026-10-24T12:00:00Z', '2026-10-31T12:00:00Z', 'Europe/Dublin')).toBe(7);
});
