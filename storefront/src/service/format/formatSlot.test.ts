import { describe, expect, test } from 'vitest';
import { createText, spokenBy } from '../../shell/text.ts';
import { now, slotFixture } from '../testing/fixtures.ts';
import { serviceBoot, type TenantId } from '../testing/renderService.tsx';
import { type Clock, formatDay, formatDeadline, formatMoment, formatSlot } from './formatSlot.ts';
import { dayAfter, localMoment, weekdayOf } from './moments.ts';

function clockOf(id: TenantId, at = now): Clock {
  const { tenant } = serviceBoot(id);
  const onMissing = (key: string) => {
    throw new Error(key);
  };
  return {
    text: createText({ ...spokenBy(tenant), onMissing }),
    locale: tenant.locale,
    timeZone: tenant.timeZone,
    now: at,
  };
}

describe('the words for a slot', () => {
  test('are in the clock of the shop, today and tomorrow by name', () => {
    expect(formatSlot(slotFixture(), clockOf('feldmarkt'))).toBe('Heute 17–19 Uhr');
    expect(formatSlot(slotFixture(), clockOf('harbour'))).toBe('Today 4–6 pm');
    expect(formatSlot(slotFixture({ day: 19 }), clockOf('feldmarkt'), true)).toBe('morgen 17–19 Uhr');
    expect(formatSlot(slotFixture({ day: 20 }), clockOf('feldmarkt'))).toBe('Fr 20.11. 17–19 Uhr');
    expect(formatSlot(slotFixture({ day: 20 }), clockOf('harbour'))).toBe('Fri 20 Nov 4–6 pm');
  });

  test('keep the minutes where there are any', () => {
    const slot = { startsAt: '2026-11-18T16:30:00Z', endsAt: '2026-11-18T18:00:00Z' };
    expect(formatSlot(slot, clockOf('feldmarkt'))).toBe('Heute 17:30–19 Uhr');
    expect(formatSlot(slot, clockOf('harbour'))).toBe('Today 4:30–6 pm');
  });

  test('tell a moment inside a sentence', () => {
    expect(formatMoment('2026-11-18T14:00:00Z', clockOf('feldmarkt'))).toBe('heute 15 Uhr');
  });

  test('a deadline of today needs no day', () => {
    expect(formatDeadline('2026-11-18T14:00:00Z', clockOf('feldmarkt'))).toBe('15 Uhr');
    expect(formatDeadline('2026-11-19T05:00:00Z', clockOf('feldmarkt'))).toBe('morgen 6 Uhr');
    expect(formatDeadline('2026-11-18T14:30:00Z', clockOf('harbour'))).toBe('2:30 pm');
  });

  test('today is over at midnight of the shop, not of the world', () => {
    const late = Date.parse('2026-11-18T23:30:00Z');
    expect(formatDay('2026-11-19', clockOf('feldmarkt', late))).toBe('Heute');
    expect(formatDay('2026-11-19', clockOf('harbour', late))).toBe('Tomorrow');
  });
});

test('the nights when clocks change have one hour more or less, and days stay days', () => {
  expect(localMoment('2026-03-29T00:59:00Z', 'Europe/Vienna')).toEqual({ date: '2026-03-29', hour: 1, minute: 59 });
  expect(localMoment('2026-03-29T01:00:00Z', 'Europe/Vienna').hour).toBe(3);
  expect(localMoment('2026-10-25T01:00:00Z', 'Europe/Vienna').hour).toBe(2);
  expect(localMoment('2026-11-18T23:00:00Z', 'Europe/Vienna')).toEqual({ date: '2026-11-19', hour: 0, minute: 0 });
  expect(dayAfter('2026-03-28')).toBe('2026-03-29');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(weekdayOf('2026-11-16')).toBe(0);
  expect(weekdayOf('2026-11-22')).toBe(6);
});
