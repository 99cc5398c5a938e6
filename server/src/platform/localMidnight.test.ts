import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDay, localMidnight } from './localMidnight.ts';

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const iso = (moment: number) => new Date(moment).toISOString();

test('a day begins at the midnight of its place, also in the nights when clocks change', () => {
  const vienna = localMidnight('Europe/Vienna');
  expect(iso(vienna(dayOf('2026-11-14')))).toBe('2026-11-13T23:00:00.000Z');
  expect(iso(vienna(dayOf('2026-03-29')))).toBe('2026-03-28T23:00:00.000Z');
  expect(iso(vienna(dayOf('2026-03-30')))).toBe('2026-03-29T22:00:00.000Z');
  expect(iso(vienna(dayOf('2026-10-25')))).toBe('2026-10-24T22:00:00.000Z');
  expect(iso(vienna(dayOf('2026-10-26')))).toBe('2026-10-25T23:00:00.000Z');
  expect(iso(localMidnight('Europe/Dublin')(dayOf('2026-07-01')))).toBe('2026-06-30T23:00:00.000Z');
});

test('the moment a day begins lies in it, the one before does not', () => {
  const zones = ['Europe/Vienna', 'Europe/Dublin', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kolkata'];
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 18_000, max: 24_000 }), (zone, day) => {
      const midnight = localMidnight(zone)(day);
      return localDay(midnight, zone) === day && localDay(midnight - 1, zone) === day - 1;
    }),
    { numRuns: 200 },
  );
});
