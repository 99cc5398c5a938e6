import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOfDay, dayOf, easter, holidaysOf, isCalendarDay, weekdayOf } from './holidays.ts';

test.each([
  '1818-03-22',
  '1961-04-02',
  '2000-04-23',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2038-04-25',
  '2049-04-18',
  '2100-03-28',
])('SERV-05 Easter is on %s', (date) => {
  expect(dateOfDay(easter(Number(date.slice(0, 4))))).toBe(date);
});

test('SERV-05 Easter is a Sunday between 22 March and 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1971, max: 4000 }), (year) => {
      const day = easter(year);
      expect(weekdayOf(day)).toBe(7);
      expect(day).toBeGreaterThanOrEqual(dayOf(year, 3, 22));
      expect(day).toBeLessThanOrEqual(dayOf(year, 4, 25));
    }),
  );
});

test('SERV-05 holidays come every year, once, or with Easter', () => {
  const isHoliday = holidaysOf(['12-25', '2026-05-14', 'easter', 'easter+50', 'easter-2']);
  const days = ['2026-12-25', '2027-12-25', '2026-05-14', '2026-04-05', '2026-05-25', '2026-04-03', '2027-05-17'];
  for (const date of days) expect(isHoliday(Date.parse(date) / 86_400_000), date).toBe(true);
  for (const date of ['2026-12-24', '2027-05-14', '2026-04-06', '2027-05-25'])
    expect(isHoliday(Date.parse(date) / 86_400_000), date).toBe(false);
});

test('SERV-05 days there are not are told from days there are', () => {
  for (const day of ['12-25', '02-29', '2028-02-29', 'easter', 'easter+60']) expect(isCalendarDay(day), day).toBe(true);
  for (const day of ['02-30', '13-01', '2027-02-29', '00-10']) expect(isCalendarDay(day), day).toBe(false);
});

test('SERV-05 bank holidays are counted within their month', () => {
  const isHoliday = holidaysOf(['first-monday-05', 'last-monday-10', 'third-wednesday']);
  for (const date of ['2026-05-04', '2027-05-03', '2026-10-26', '2027-10-25', '2026-11-18', '2027-02-17'])
    expect(isHoliday(Date.parse(date) / 86_400_000), date).toBe(true);
  for (const date of ['2026-05-11', '2026-06-01', '2026-10-19', '2026-11-11', '2026-11-25'])
    expect(isHoliday(Date.parse(date) / 86_400_000), date).toBe(false);
  expect(['first-monday-05', 'last-friday'].every(isCalendarDay)).toBe(true);
});
