import { storeState } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localTime } from '../service/slots/localTime.ts';
import { comingDays, openingsOf, type StoreHours } from './openingsOf.ts';

const vienna = localTime('Europe/Vienna');
const day = { from: '07:15', until: '19:45' };
const week = [[day], [day], [day], [day], [day], [{ from: '07:15', until: '18:00' }], []];
const hours = (changes: Partial<StoreHours> = {}): StoreHours => ({
  openingHours: week,
  days: [],
  holidays: [],
  ...changes,
});
const at = (moment: string) => Date.parse(moment);
const state = (given: StoreHours, moment: string, time = vienna) =>
  storeState(openingsOf(given, at(moment), time), at(moment));

describe('STORE-01 opening hours', () => {
  test('STORE-01 by the clock of the shop, not by that of the server', () => {
    // 19:30 in Vienna, in winter and in summer.
    expect(state(hours(), '2026-11-16T18:30:00Z')).toMatchObject({ kind: 'open', until: '2026-11-16T18:45:00.000Z' });
    expect(state(hours(), '2026-07-13T17:30:00Z')).toMatchObject({ kind: 'open', until: '2026-07-13T17:45:00.000Z' });
    expect(state(hours(), '2026-07-13T18:30:00Z')).toMatchObject({ kind: 'closed', opens: '2026-07-14T05:15:00.000Z' });
  });

  test('STORE-01 from Saturday evening it opens on Monday', () => {
    expect(state(hours(), '2026-11-14T18:00:00Z')).toEqual({ kind: 'closed', opens: '2026-11-16T06:15:00.000Z' });
  });

  test('STORE-01 a gap at noon is closed', () => {
    const gap = hours({
      openingHours: week.map(() => [
        { from: '08:00', until: '12:30' },
        { from: '14:00', until: '18:00' },
      ]),
    });
    expect(state(gap, '2026-11-16T12:00:00Z')).toEqual({ kind: 'closed', opens: '2026-11-16T13:00:00.000Z' });
  });

  test('STORE-01 past midnight the evening goes on, and a day and night store never closes', () => {
    const late = hours({ openingHours: week.map(() => [{ from: '18:00', until: '02:00' }]) });
    expect(state(late, '2026-11-17T00:30:00Z')).toMatchObject({ kind: 'open', until: '2026-11-17T01:00:00.000Z' });
    const always = hours({ openingHours: week.map(() => [{ from: '00:00', until: '24:00' }]) });
    expect(state(always, '2026-11-16T22:59:59Z')).toMatchObject({ kind: 'open', always: true });
  });

  test('STORE-01 on the night the clock is set forward or back the shop opens by its clock', () => {
    const nights = hours({ openingHours: week.map(() => [{ from: '00:00', until: '04:00' }]) });
    // Three hours from midnight to four, and five of them.
    const [spring] = openingsOf(nights, at('2026-03-28T23:30:00Z'), vienna).openings;
    expect(spring).toEqual({ from: '2026-03-28T23:00:00.000Z', until: '2026-03-29T02:00:00.000Z' });
    const [autumn] = openingsOf(nights, at('2026-10-24T22:30:00Z'), vienna).openings;
    expect(autumn).toEqual({ from: '2026-10-24T22:00:00.000Z', until: '2026-10-25T03:00:00.000Z' });
  });

  test('STORE-01 a holiday closes it and says why; one with hours of its own opens later and closes earlier', () => {
    const holidays = [
      { day: '12-08', note: 'Mariä Empfängnis', hours: [{ from: '10:00', until: '18:00' }] },
      { day: '12-25', note: 'Christtag', hours: [] },
      { day: '12-26', note: 'Stefanitag', hours: [] },
    ];
    const given = hours({ holidays });
    expect(state(given, '2026-12-08T08:00:00Z')).toMatchObject({ kind: 'closed', opens: '2026-12-08T09:00:00.000Z' });
    expect(state(given, '2026-12-08T12:00:00Z')).toMatchObject({ note: 'Mariä Empfängnis', early: true });
    expect(state(given, '2026-12-25T12:00:00Z')).toEqual({
      kind: 'closed',
      note: 'Christtag',
      opens: '2026-12-28T06:15:00.000Z',
    });
  });

  test('STORE-01 a date of a store’s own comes before the holiday of all, and a longer evening is no early close', () => {
    const own = { day: '2026-11-18', note: 'Inventur', hours: [{ from: '07:15', until: '16:30' }] };
    const all = { day: '2026-11-18', note: 'Feiertag', hours: [] };
    expect(state(hours({ days: [own], holidays: [all] }), '2026-11-18T12:00:00Z')).toMatchObject({
      until: '2026-11-18T15:30:00.000Z',
      note: 'Inventur',
      early: true,
    });
    const long = { day: '2026-11-18', note: 'langer Mittwoch', hours: [{ from: '07:15', until: '21:00' }] };
    expect(state(hours({ days: [long] }), '2026-11-18T12:00:00Z')).toMatchObject({
      note: 'langer Mittwoch',
      early: false,
    });
  });

  test('STORE-01 a day that is counted gives way to a holiday', () => {
    const late = { day: 'last-friday', note: 'late night', hours: [{ from: '08:00', until: '22:00' }] };
    const christmas = { day: '12-25', note: 'Christtag', hours: [] };
    const given = hours({ days: [late], holidays: [christmas] });
    expect(state(given, '2026-12-25T12:00:00Z')).toMatchObject({ kind: 'closed', note: 'Christtag' });
    expect(state(given, '2026-11-27T12:00:00Z')).toMatchObject({ kind: 'open', note: 'late night' });
  });

  test('STORE-01 the days that are told of are those that differ, soonest first', () => {
    const holidays = [
      { day: '12-25', note: 'Christtag', hours: [] },
      { day: '2026-12-20', note: 'vierter Advent', hours: [] },
      { day: '12-08', note: 'Mariä Empfängnis', hours: [{ from: '10:00', until: '18:00' }] },
    ];
    const coming = comingDays(hours({ holidays }), at('2026-11-18T12:00:00Z'), vienna, 60);
    // A Sunday is closed anyway.
    expect(coming.map(({ date }) => date)).toEqual(['2026-12-08', '2026-12-25']);
  });

  test('STORE-01 at any moment it is open exactly while its wall clock lies in a span, in any zone', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const clock = (minutes: number) =>
      [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
    const spans = fc
      .tuple(minute, minute)
      .map(([from, until]) => (from === until ? [] : [{ from: clock(from), until: clock(until) }]));
    const zone = fc.constantFrom('Europe/Vienna', 'Europe/Dublin', 'America/New_York', 'Asia/Kolkata');
    // A year without the nights around a change of the clock.
    const moment = fc
      .date({ min: new Date('2026-04-05T00:00:00Z'), max: new Date('2026-10-20T00:00:00Z'), noInvalidDate: true })
      .map((date) => Math.floor(date.getTime() / 60_000) * 60_000);
    fc.assert(
      fc.property(fc.array(spans, { minLength: 7, maxLength: 7 }), zone, moment, (openingHours, timeZone, now) => {
        const time = localTime(timeZone);
        const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
          now,
        );
        const [date = '', wall = ''] = parts.split(' ');
        const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
        const covers = ({ from, until }: { from: string; until: string }) =>
          from < until ? from <= wall && wall < until : from <= wall;
        const reaches = ({ from, until }: { from: string; until: string }) => until < from && wall < until;
        const isOpen =
          (openingHours[weekday] ?? []).some(covers) || (openingHours[(weekday + 6) % 7] ?? []).some(reaches);
        const given = hours({ openingHours });
        expect(storeState(openingsOf(given, now, time), now).kind).toBe(isOpen ? 'open' : 'closed');
      }),
      { numRuns: 300 },
    );
  });
});
