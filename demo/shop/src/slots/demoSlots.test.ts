import type { PlannedSlot } from '@trolley/server/demo';
import { describe, expect, test } from 'vitest';
import { testPlace, testServiceFiles } from '../../../../server/src/service/testing.ts';
import { demoBookings, demoStops, shareOf, streetsByArea } from './demoSlots.ts';

const today = 20_000;
const horizon = 10;
const slots: readonly PlannedSlot[] = Array.from({ length: 200 }, (_, at) => ({
  id: `d-neubau-${at}`,
  place: testPlace,
  day: today + (at % horizon),
  startsAt: at,
  endsAt: at + 1,
  cutOffAt: at,
  capacity: 20,
  fee: 0,
}));
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const takenOn = (ahead: number) =>
  slots.filter(({ day }) => day === today + ahead).map((slot) => demoBookings(slot, today, horizon));

describe('SERV-05 the demo looks lived in', () => {
  test('SERV-05 near slots are fuller than far ones', () => {
    expect(mean(takenOn(0))).toBeGreaterThan(mean(takenOn(5)) + 3);
    expect(mean(takenOn(5))).toBeGreaterThan(mean(takenOn(9)) + 2);
  });

  test('SERV-05 a few of the next days are sold out, most are not, and never more than all', () => {
    const soldOut = [0, 1, 2, 3].flatMap(takenOn).filter((count) => count === 20).length;
    expect(soldOut).toBeGreaterThan(2);
    expect(soldOut).toBeLessThan(20);
    expect(takenOn(6).every((count) => count >= 0 && count < 20)).toBe(true);
  });

  test('SERV-05 fills up as the day comes nearer, the same on every machine', () => {
    for (const slot of slots.slice(0, 50)) {
      expect(demoBookings(slot, today + 1, horizon)).toBeGreaterThanOrEqual(demoBookings(slot, today, horizon));
    }
    expect(['', 'd-neubau-1', 'd-neubau-2'].map((words) => Math.floor(1e6 * shareOf(words)))).toEqual([
      168_475, 26_311, 618_545,
    ]);
  });

  test('SERV-05 vans stop at streets of the area, in about every other slot; nobody brings what is collected', () => {
    const streets = streetsByArea(testServiceFiles().areas, testServiceFiles().places);
    const own = streets.get('neubau') ?? [];
    expect(own).toHaveLength(4);
    const stops = slots.map((slot) => demoStops(slot, own));
    expect(stops.filter(({ length }) => length > 0).length).toBeGreaterThan(60);
    expect(stops.filter(({ length }) => length === 0).length).toBeGreaterThan(60);
    expect(stops.flat().every((stop) => own.includes(stop))).toBe(true);
    const [first] = slots;
    if (first) expect(demoStops({ ...first, place: { kind: 'CLICK_AND_COLLECT', id: 'west' } }, own)).toEqual([]);
    expect(slots.flatMap((slot) => demoStops(slot, []))).toEqual([]);
  });
});
