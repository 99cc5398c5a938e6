import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tenantDays } from './tenantDays.ts';

const vienna = tenantDays('Europe/Vienna');
const at = (text: string) => Date.parse(text);

describe('the days of a tenant', () => {
  test.each([
    ['2026-11-13T23:00:00Z', '2026-11-14'],
    ['2026-11-13T22:59:59.999Z', '2026-11-13'],
    ['2026-07-13T22:00:00Z', '2026-07-14'],
    ['2026-07-13T21:59:59.999Z', '2026-07-13'],
  ])('%s lies in %s', (moment, date) => expect(vienna.dateOf(at(moment))).toBe(date));

  test('thirty days before midnight is midnight, also over the night the clocks change', () => {
    // Vienna went back to winter time on 25 October 2026 and on to summer time on 28 March 2027.
    expect(vienna.daysBefore(at('2026-11-13T23:00:00Z'), 30)).toBe(at('2026-10-14T22:00:00Z'));
    expect(vienna.daysBefore(at('2027-04-09T22:00:00Z'), 30)).toBe(at('2027-03-10T23:00:00Z'));
    expect(vienna.daysBefore(at('2026-08-13T22:00:00Z'), 30)).toBe(at('2026-07-14T22:00:00Z'));
  });

  test('so many days before is that many days earlier on the calendar', () => {
    const moment = fc.integer({ min: at('2020-01-01'), max: at('2035-01-01') });
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 60 }), (now, days) => {
        const earlier = tenantDays('Europe/Dublin').daysBefore(now, days);
        const gap = at(tenantDays('Europe/Dublin').dateOf(now)) - at(tenantDays('Europe/Dublin').dateOf(earlier));
        expect(gap).toBe(days * 86_400_000);
      }),
    );
  });
});
