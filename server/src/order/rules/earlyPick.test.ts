import { expect, test } from 'vitest';
import { isEarlyPick } from './earlyPick.ts';

const timeZone = 'Europe/Vienna';
const startsAt = Date.parse('2026-11-19T07:00:00+01:00');
const at = (now: string, beforeCutOff: boolean) =>
  isEarlyPick({ startsAt, beforeCutOff, now: Date.parse(now), timeZone });

test('CUST-13 picking days ahead is early, on the evening before only until the cut-off, on the day itself never', () => {
  expect(at('2026-11-16T10:00:00+01:00', true)).toBe(true);
  expect(at('2026-11-17T23:59:59+01:00', false)).toBe(true);
  expect(at('2026-11-18T00:00:00+01:00', false)).toBe(false);
  expect(at('2026-11-18T20:00:00+01:00', true)).toBe(true);
  expect(at('2026-11-18T20:00:00+01:00', false)).toBe(false);
  expect(at('2026-11-19T00:00:00+01:00', true)).toBe(false);
  expect(at('2026-11-20T10:00:00+01:00', false)).toBe(false);
});

test('CUST-13 days are those of the shop, not of the server', () => {
  const late = Date.parse('2026-11-18T23:30:00Z');
  expect(isEarlyPick({ startsAt, beforeCutOff: true, now: late, timeZone })).toBe(false);
  expect(isEarlyPick({ startsAt, beforeCutOff: true, now: late, timeZone: 'America/New_York' })).toBe(true);
});
