import type { TimeSlot } from '@trolley/contract';
import { expect, test } from 'vitest';
import { isOfferedSoon } from './countedSlots.ts';

const now = Date.parse('2026-11-18T10:00:00Z');
const dayWith = (state: TimeSlot['state'], startsAt: string) => ({
  date: startsAt.slice(0, 10),
  windows: [{ id: 's', startsAt, endsAt: startsAt, cutOffAt: startsAt, fee: 0, state, green: false }],
});

test('a slot is offered soon where one of the next 48 hours can be had', () => {
  expect(isOfferedSoon([dayWith('free', '2026-11-20T10:00:00Z')], now)).toBe(true);
  expect(isOfferedSoon([dayWith('few', '2026-11-18T12:00:00Z')], now)).toBe(true);
  expect(isOfferedSoon([dayWith('free', '2026-11-20T10:00:01Z')], now)).toBe(false);
  expect(isOfferedSoon([dayWith('soldOut', '2026-11-19T10:00:00Z')], now)).toBe(false);
  expect(isOfferedSoon([dayWith('closed', '2026-11-18T10:30:00Z')], now)).toBe(false);
  expect(isOfferedSoon([], now)).toBe(false);
});
