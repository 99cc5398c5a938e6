import { expect, test } from 'vitest';
import { type KnownPrice, planPrices } from './planPrices.ts';
import { isPriceSlip, noPriceJumps, notePriceJumps } from './priceJumps.ts';
import type { PriceRow } from './rows.ts';

const now = 1000;
const charged = (sku: string, value: number): KnownPrice => ({
  sku,
  zone: '',
  kind: 'regular',
  value,
  from: 10,
  until: null,
  corrects: null,
});
const given = (sku: string, value: number | null, from?: number): PriceRow => ({
  sku,
  zone: '',
  kind: 'regular',
  value,
  ...(from !== undefined && { from }),
});

function jumpsOf(rows: readonly PriceRow[], known: readonly KnownPrice[]) {
  const jumps = noPriceJumps();
  notePriceJumps(jumps, planPrices(rows, known, now), known, now);
  return jumps;
}

test('a price ten times as high is named first, one that stays is not named', () => {
  const known = [charged('a', 199), charged('b', 100), charged('c', 500), charged('d', 300)];
  const jumps = jumpsOf([given('a', 1990), given('b', 110), given('c', 50), given('d', 300), given('new', 1)], known);
  expect(jumps).toMatchObject({ up: 2, down: 1, jumps: 2, ended: 0 });
  expect(jumps.largest.map(({ sku, before, after }) => [sku, before, after])).toEqual([
    ['a', 199, 1990],
    ['c', 500, 50],
    ['b', 100, 110],
  ]);
});

test('a planned price counts against what is charged today, an ended one as ended', () => {
  expect(jumpsOf([given('a', 19_900, 5000)], [charged('a', 199)])).toMatchObject({ up: 1, jumps: 1 });
  expect(jumpsOf([given('a', null)], [charged('a', 199)])).toMatchObject({ up: 0, down: 0, ended: 1 });
});

test.each([
  [19, 19, false],
  [20, 20, true],
  [20, 399, true],
  [20, 400, false],
  [500, 10_000, false],
  [501, 10_000, true],
])('%i of %i changed prices that jump by more than five times are a slip: %s', (steep, up, slip) => {
  expect(isPriceSlip({ ...noPriceJumps(), up, steep })).toBe(slip);
});

test('three times as much is no jump yet', () => {
  expect(jumpsOf([given('a', 300)], [charged('a', 100)])).toMatchObject({ up: 1, jumps: 0, steep: 0 });
  expect(jumpsOf([given('a', 301)], [charged('a', 100)])).toMatchObject({ up: 1, jumps: 1, steep: 0 });
  expect(jumpsOf([given('a', 501)], [charged('a', 100)])).toMatchObject({ up: 1, jumps: 1, steep: 1 });
  expect(jumpsOf([given('a', 99)], [charged('a', 500)])).toMatchObject({ down: 1, jumps: 1, steep: 1 });
});
