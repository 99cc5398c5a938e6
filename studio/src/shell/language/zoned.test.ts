import { expect, test } from 'vitest';
import { isoToZoned, zonedToIso } from './zoned.ts';

const vienna = 'Europe/Vienna';

test('a time typed in the shop is a moment of its zone, in winter and in summer', () => {
  expect(zonedToIso('2026-11-18T00:00', vienna)).toBe('2026-11-17T23:00:00.000Z');
  expect(zonedToIso('2026-07-01T08:30', vienna)).toBe('2026-07-01T06:30:00.000Z');
  expect(zonedToIso('2026-07-01T08:30', 'Europe/Dublin')).toBe('2026-07-01T07:30:00.000Z');
});

test('and shows the same again', () => {
  for (const zoned of ['2026-11-18T14:20', '2026-03-29T03:00', '2026-10-25T00:30', '2026-12-31T23:59'])
    expect(isoToZoned(zonedToIso(zoned, vienna), vienna)).toBe(zoned);
});

test('an hour that comes twice is the first of both, one that is left out the next', () => {
  expect(zonedToIso('2026-10-25T02:30', vienna)).toBe('2026-10-25T00:30:00.000Z');
  expect(zonedToIso('2026-03-29T02:30', vienna)).toBe('2026-03-29T01:30:00.000Z');
});
