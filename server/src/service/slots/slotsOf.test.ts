import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testPlace } from '../testing.ts';
import { holidaysOf } from './holidays.ts';
import { localTime } from './localTime.ts';
import { type Plan, slotsOf } from './slotsOf.ts';

const time = localTime('Europe/Vienna');
const dayOf = (date: string) => Date.parse(date) / 86_400_000;
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const window = (from: string, until: string, changes: Partial<Plan[number]> = {}): Plan[number] => ({
  weekdays: everyDay,
  from,
  until,
  cutOffMinutes: 60,
  capacity: 5,
  fee: 199,
  ...changes,
});
const on = (date: string, plan: Plan, holidays: readonly string[] = []) =>
  slotsOf(plan, testPlace, { from: dayOf(date), until: dayOf(date) + 1 }, { time, isHoliday: holidaysOf(holidays) });
const iso = (moment: number | undefined) => new Date(moment ?? Number.NaN).toISOString();

test('SERV-05 a slot is named by its place, date and start', () => {
  expect(on('2026-11-16', [window('18:00', '20:00', { cutOffMinutes: 120 })])).toEqual([
    {
      id: 'd-neubau-20261116-1800',
      place: testPlace,
      day: dayOf('2026-11-16'),
      startsAt: Date.parse('2026-11-16T17:00:00Z'),
      endsAt: Date.parse('2026-11-16T19:00:00Z'),
      cutOffAt: Date.parse('2026-11-16T15:00:00Z'),
      capacity: 5,
      fee: 199,
    },
  ]);
});

test('SERV-05 slots come on their weekdays and never on a holiday', () => {
  const plan = [window('08:00', '10:00', { weekdays: [1, 3] })];
  expect(on('2026-11-16', plan)).toHaveLength(1);
  expect(on('2026-11-17', plan)).toHaveLength(0);
  expect(on('2026-11-18', plan)).toHaveLength(1);
  expect(on('2026-11-18', plan, ['11-18'])).toHaveLength(0);
  expect(on('2026-04-06', plan, ['easter+1'])).toHaveLength(0);
});

test('SERV-05 slots stand in the order of their beginning, whatever the order of the plan', () => {
  const starts = on('2026-11-16', [window('18:00', '20:00'), window('08:00', '10:00'), window('12:00', '13:00')]);
  expect(starts.map(({ id }) => id.slice(-4))).toEqual(['0800', '1200', '1800']);
  const inTheJump = [window('03:30', '05:00'), window('02:30', '05:00')];
  for (const plan of [inTheJump, inTheJump.toReversed()]) {
    const together = on('2027-03-28', plan);
    expect(together[0]?.startsAt).toBe(together[1]?.startsAt);
    expect(
      together.map(({ id }) => id.slice(-4)),
      'those that begin together by their names',
    ).toEqual(['0230', '0330']);
  }
});

test('SERV-05 slots of a store are told from those of an area of the same name', () => {
  const calendar = { time, isHoliday: () => false };
  const day = dayOf('2026-11-16');
  const place = { kind: 'CLICK_AND_COLLECT', id: 'neubau' } as const;
  const [slot] = slotsOf([window('08:00', '10:00')], place, { from: day, until: day + 1 }, calendar);
  expect(slot?.id).toBe('c-neubau-20261116-0800');
});

describe('SERV-05 in the nights when the clock changes', () => {
  test('SERV-05 a slot through the hour that comes twice is an hour longer', () => {
    const [slot] = on('2026-10-25', [window('01:00', '04:00')]);
    expect([iso(slot?.startsAt), iso(slot?.endsAt)]).toEqual(['2026-10-24T23:00:00.000Z', '2026-10-25T03:00:00.000Z']);
  });

  test('SERV-05 a slot through the hour that is missing is an hour shorter', () => {
    const [slot] = on('2027-03-28', [window('01:00', '04:00')]);
    expect([iso(slot?.startsAt), iso(slot?.endsAt)]).toEqual(['2027-03-28T00:00:00.000Z', '2027-03-28T02:00:00.000Z']);
  });

  test('SERV-05 a slot that begins in the missing hour begins as much later', () => {
    const [slot] = on('2027-03-28', [window('02:30', '04:30')]);
    expect([iso(slot?.startsAt), iso(slot?.endsAt)]).toEqual(['2027-03-28T01:30:00.000Z', '2027-03-28T02:30:00.000Z']);
  });

  test('SERV-05 a slot that lies in the missing hour is left out', () => {
    expect(on('2027-03-28', [window('02:00', '03:00')])).toEqual([]);
    expect(on('2027-03-27', [window('02:00', '03:00')])).toHaveLength(1);
  });
});

test('SERV-05 the same plan makes the same slots: each id once, in order, made in one piece or day by day', () => {
  const plan = [window('18:00', '20:00'), window('08:00', '10:00', { weekdays: [1, 2, 6] }), window('06:30', '07:30')];
  const calendar = { time, isHoliday: holidaysOf(['easter+1', '11-20']) };
  fc.assert(
    fc.property(fc.integer({ min: 20_500, max: 21_000 }), fc.integer({ min: 0, max: 12 }), (from, length) => {
      const until = from + length;
      const slots = slotsOf(plan, testPlace, { from, until }, calendar);
      expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
      const pieces = Array.from({ length }, (_, at) =>
        slotsOf(plan, testPlace, { from: from + at, until: from + at + 1 }, calendar),
      ).flat();
      expect(pieces).toEqual(slots);
      for (const { startsAt, endsAt, cutOffAt, day } of slots) {
        expect(cutOffAt < startsAt && startsAt < endsAt).toBe(true);
        expect(time.dayAt(startsAt)).toBe(day);
      }
    }),
    { numRuns: 12 },
  );
});
