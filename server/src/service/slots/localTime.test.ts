import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localTime } from './localTime.ts';

const dayOf = (date: string) => Date.parse(date) / 86_400_000;
const clockMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe.each([
  ['Europe/Vienna', '00:00'],
  ['Europe/Dublin', '01:00'],
])('SERV-05 in %s', (timeZone, later) => {
  const time = localTime(timeZone);
  /** Vienna is an hour ahead of Dublin: the same clock time comes an hour later there. */
  const utc = (viennese: string) => Date.parse(viennese) + clockMinutes(later) * 60_000;
  const momentOf = (date: string, at: string) => time.momentOf(dayOf(date), clockMinutes(at));

  test('SERV-05 in winter and in summer', () => {
    expect(momentOf('2026-11-16', '08:00')).toBe(utc('2026-11-16T07:00:00Z'));
    expect(momentOf('2026-07-01', '08:00')).toBe(utc('2026-07-01T06:00:00Z'));
  });

  test('SERV-05 around the night in which the clock is set back', () => {
    expect(momentOf('2026-10-25', '00:30')).toBe(utc('2026-10-24T22:30:00Z'));
    expect(momentOf('2026-10-25', '08:00')).toBe(utc('2026-10-25T07:00:00Z'));
    expect(momentOf('2026-10-26', '00:00') - momentOf('2026-10-25', '00:00')).toBe(25 * 3_600_000);
  });

  test('SERV-05 around the night in which the clock is set forward', () => {
    expect(momentOf('2027-03-28', '00:30')).toBe(utc('2027-03-27T23:30:00Z'));
    expect(momentOf('2027-03-28', '08:00')).toBe(utc('2027-03-28T06:00:00Z'));
    expect(momentOf('2027-03-29', '00:00') - momentOf('2027-03-28', '00:00')).toBe(23 * 3_600_000);
  });

  test('SERV-05 each day begins at its own midnight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 24_000 }), (day) => {
        const midnight = time.momentOf(day, 0);
        expect(time.dayAt(midnight)).toBe(day);
        expect(time.dayAt(midnight - 1)).toBe(day - 1);
      }),
      { numRuns: 60 },
    );
  });
});

test('SERV-05 a time the clock shows twice is the first of the two', () => {
  const vienna = localTime('Europe/Vienna');
  expect(vienna.momentOf(dayOf('2026-10-25'), 150)).toBe(Date.parse('2026-10-25T00:30:00Z'));
  const dublin = localTime('Europe/Dublin');
  expect(dublin.momentOf(dayOf('2026-10-25'), 90)).toBe(Date.parse('2026-10-25T00:30:00Z'));
});

test('SERV-05 a time the clock jumps over is as much later as it jumps', () => {
  const vienna = localTime('Europe/Vienna');
  expect(vienna.momentOf(dayOf('2027-03-28'), 150)).toBe(Date.parse('2027-03-28T01:30:00Z'));
  const dublin = localTime('Europe/Dublin');
  expect(dublin.momentOf(dayOf('2027-03-28'), 90)).toBe(Date.parse('2027-03-28T01:30:00Z'));
});
