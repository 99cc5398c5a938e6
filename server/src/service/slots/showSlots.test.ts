import { expect, test } from 'vitest';
import { dateOfDay } from './holidays.ts';
import { localTime } from './localTime.ts';
import type { SlotRow } from './queries.ts';
import { showDays, slotState } from './showSlots.ts';

test.each([
  [{ closed: false, left: 10, capacity: 20 }, 'free'],
  [{ closed: false, left: 5, capacity: 20 }, 'free'],
  [{ closed: false, left: 4, capacity: 20 }, 'few'],
  [{ closed: false, left: 2, capacity: 3 }, 'few'],
  [{ closed: false, left: 3, capacity: 3 }, 'free'],
  [{ closed: false, left: 0, capacity: 20 }, 'soldOut'],
  [{ closed: false, left: -1, capacity: 20 }, 'soldOut'],
  [{ closed: true, left: 10, capacity: 20 }, 'closed'],
  [{ closed: true, left: 0, capacity: 20 }, 'closed'],
] as const)('SERV-05 %j is %s', (row, state) => {
  expect(slotState(row)).toBe(state);
});

test('SERV-05 slots stand under the date they have in the tenant’s time zone; a day without slots is empty', () => {
  const from = Date.parse('2026-11-16') / 86_400_000;
  const row: SlotRow = {
    id: 'late',
    startsAt: Date.parse('2026-11-16T22:30:00Z'),
    endsAt: Date.parse('2026-11-16T23:30:00Z'),
    cutOffAt: Date.parse('2026-11-16T20:00:00Z'),
    fee: 0,
    capacity: 5,
    left: 5,
    closed: false,
    green: true,
  };
  const night = { ...row, id: 'night', startsAt: Date.parse('2026-11-16T23:10:00Z') };
  const days = showDays([row, night], { from, until: from + 3 }, localTime('Europe/Vienna'));
  expect(days.map(({ date, windows }) => [date, windows.map(({ id }) => id)])).toEqual([
    [dateOfDay(from), ['late']],
    [dateOfDay(from + 1), ['night']],
    [dateOfDay(from + 2), []],
  ]);
  expect(days[0]?.windows[0]).toMatchObject({ startsAt: '2026-11-16T22:30:00.000Z', state: 'free', green: true });
});
