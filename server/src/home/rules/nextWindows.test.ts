import { type SlotDay, slotStates, type TimeSlot } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostWindows, nextWindows } from './nextWindows.ts';

const now = Date.parse('2026-11-17T12:00:00Z');
const hour = 3_600_000;

const slot = (id: string, inHours: number, changes: Partial<TimeSlot> = {}): TimeSlot => ({
  id,
  startsAt: new Date(now + inHours * hour).toISOString(),
  endsAt: new Date(now + (inHours + 2) * hour).toISOString(),
  cutOffAt: new Date(now + (inHours - 2) * hour).toISOString(),
  fee: 390,
  state: 'free',
  green: false,
  ...changes,
});
const day = (date: string, ...windows: TimeSlot[]): SlotDay => ({ date, windows });
const ids = (slots: readonly TimeSlot[]) => slots.map(({ id }) => id);

test('the next free ones, two of a day', () => {
  const days = [
    day('2026-11-17', slot('late', 1), slot('full', 4, { state: 'soldOut' }), slot('a', 5), slot('b', 6), slot('c', 7)),
    day('2026-11-18', slot('d', 24, { state: 'few' }), slot('e', 26)),
    day('2026-11-19'),
    day('2026-11-20', slot('f', 72), slot('g', 74)),
  ];
  expect(ids(nextWindows(days, now))).toEqual(['a', 'b', 'd', 'e', 'f']);
  expect(ids(nextWindows(days, now, 'g')), 'one’s own is among them').toEqual(['a', 'b', 'd', 'e', 'g']);
  expect(ids(nextWindows(days, now, 'full')), 'also where it is full for others').toEqual(['full', 'a', 'b', 'd', 'e']);
  expect(nextWindows([], now)).toEqual([]);
});

const anyDays = fc
  .array(
    fc.array(fc.record({ state: fc.constantFrom(...slotStates), at: fc.integer({ min: 0, max: 23 }) }), {
      maxLength: 8,
    }),
    {
      maxLength: 7,
    },
  )
  .map((days) =>
    days.map((windows, index) => ({
      date: `2026-11-${17 + index}`,
      windows: windows
        .toSorted((one, other) => one.at - other.at)
        .map(({ state, at }, place) => slot(`${index}-${place}`, index * 24 + at, { state })),
    })),
  );

test('in the order of time, few of a day, each once, nothing that cannot be had', () => {
  fc.assert(
    fc.property(anyDays, fc.option(fc.constantFrom('0-0', '1-1', '6-0'), { nil: undefined }), (days, ownId) => {
      const shown = nextWindows(days, now, ownId);
      const starts = shown.map(({ startsAt }) => Date.parse(startsAt));
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
      expect(shown.length).toBeLessThanOrEqual(mostWindows);
      expect(new Set(ids(shown)).size).toBe(shown.length);
      const others = shown.filter(({ id }) => id !== ownId);
      for (const { state, cutOffAt } of others) {
        expect(['free', 'few']).toContain(state);
        expect(Date.parse(cutOffAt)).toBeGreaterThan(now);
      }
      for (const { windows } of days)
        expect(others.filter(({ id }) => windows.some((one) => one.id === id)).length).toBeLessThanOrEqual(2);
      const isThere = days.some(({ windows }) => windows.some(({ id }) => id === ownId));
      expect(ids(shown).includes(ownId ?? '')).toBe(isThere);
    }),
  );
});
