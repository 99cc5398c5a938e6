import { expect, test } from 'vitest';
import { datedVouchers } from './datedVouchers.ts';
import { voucherDefinition } from './testing.ts';

const vienna = 'Europe/Vienna';
const datesOf = (now: string, validFrom: number | string, validUntil: number | string) => {
  const [one] = datedVouchers([voucherDefinition({ validFrom, validUntil })], vienna)(Date.parse(now));
  return [one?.validFrom, one?.validUntil];
};

test('VOU-03 days counted from today begin at midnight where the shop is, also when clocks change between', () => {
  expect(datesOf('2026-03-20T22:30:00Z', -1, 10)).toEqual(['2026-03-18T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
  expect(datesOf('2026-03-20T23:30:00Z', 0, 1)).toEqual(['2026-03-20T23:00:00.000Z', '2026-03-21T23:00:00.000Z']);
});

test('VOU-03 days that are named stay', () => {
  const dates = ['2026-06-30T22:00:00.000Z', '2026-07-31T22:00:00.000Z'];
  expect(datesOf('2026-01-01T12:00:00Z', '2026-07-01', '2026-08-01')).toEqual(dates);
  expect(datesOf('2026-07-04T12:00:00Z', '2026-07-01', '2026-08-01')).toEqual(dates);
});

test('VOU-03 those of one day are the same, and the next day brings others', () => {
  const dated = datedVouchers([voucherDefinition()], vienna);
  const morning = dated(Date.parse('2026-05-04T06:00:00Z'));
  expect(dated(Date.parse('2026-05-04T21:59:59Z'))).toBe(morning);
  expect(dated(Date.parse('2026-05-04T22:00:00Z'))[0]?.validFrom).not.toBe(morning[0]?.validFrom);
  expect(dated(Date.parse('2026-05-03T12:00:00Z'))[0]?.validFrom, 'a clock that was set back').toBe(
    '2026-05-01T22:00:00.000Z',
  );
});
