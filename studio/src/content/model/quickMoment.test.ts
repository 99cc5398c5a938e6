import { expect, test } from 'vitest';
import { quickMoment } from './quickMoment.ts';

const at = (iso: string) => Date.parse(iso);

test('tomorrow is the shop’s own, whatever day it is for whoever asks', () => {
  expect(quickMoment('tomorrow', at('2026-11-18T12:00:00Z'), 'Europe/Vienna')).toBe('2026-11-19T06:00');
  // Half past midnight in Vienna is still the day before in Greenwich.
  expect(quickMoment('tomorrow', at('2026-11-18T23:30:00Z'), 'Europe/Vienna')).toBe('2026-11-20T06:00');
  expect(quickMoment('tomorrow', at('2026-12-31T12:00:00Z'), 'Europe/Dublin')).toBe('2027-01-01T06:00');
});

test('Monday is the next one, on a Monday that of next week', () => {
  expect(quickMoment('monday', at('2026-11-18T12:00:00Z'), 'Europe/Dublin')).toBe('2026-11-23T06:00');
  expect(quickMoment('monday', at('2026-11-22T12:00:00Z'), 'Europe/Dublin')).toBe('2026-11-23T06:00');
  expect(quickMoment('monday', at('2026-11-23T05:00:00Z'), 'Europe/Dublin')).toBe('2026-11-30T06:00');
});

test('Christmas is the one to come', () => {
  expect(quickMoment('christmas', at('2026-11-18T12:00:00Z'), 'Europe/Vienna')).toBe('2026-12-24T06:00');
  expect(quickMoment('christmas', at('2026-12-24T04:59:00Z'), 'Europe/Vienna')).toBe('2026-12-24T06:00');
  expect(quickMoment('christmas', at('2026-12-24T05:00:00Z'), 'Europe/Vienna')).toBe('2027-12-24T06:00');
});
