import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KnownPrice, planPrices } from './planPrices.ts';
import type { PriceRow } from './rows.ts';

const now = 1000;
const known = (value: number, from: number, until: number | null = null): KnownPrice => ({
  sku: 'a',
  zone: '',
  kind: 'regular',
  value,
  from,
  until,
  corrects: null,
});
const row = (value: number | null, from?: number, until?: number): PriceRow => ({
  sku: 'a',
  zone: '',
  kind: 'regular',
  value,
  from,
  until,
});

/** The table after a plan, as the database would have it. */
function apply(table: readonly KnownPrice[], { add, replace }: ReturnType<typeof planPrices>): readonly KnownPrice[] {
  const keyOf = ({ sku, kind, zone, from }: KnownPrice) => `${sku} ${kind} ${zone} ${from}`;
  const next = new Map(table.map((one) => [keyOf(one), one]));
  for (const one of replace) {
    expect(next.has(keyOf(one))).toBe(true);
    next.set(keyOf(one), one);
  }
  for (const one of add) {
    expect(next.has(keyOf(one))).toBe(false);
    next.set(keyOf(one), one);
  }
  return [...next.values()];
}

const chargedAt = (table: readonly KnownPrice[], moment: number) =>
  table
    .filter(({ from, until }) => from <= moment && (until === null || until > moment))
    .reduce<KnownPrice | undefined>((last, one) => (last && last.from > one.from ? last : one), undefined)?.value;

describe('a price from now on', () => {
  test('ends the one before, and is left alone when it is charged already', () => {
    expect(planPrices([row(200)], [known(100, 0)], now)).toMatchObject({
      add: [{ value: 200, from: now }],
      replace: [{ value: 100, until: now }],
      changed: 1,
    });
    expect(planPrices([row(100)], [known(100, 0)], now)).toMatchObject({ add: [], replace: [], unchanged: 1 });
    expect(planPrices([row(100)], [], now)).toMatchObject({ inserted: 1 });
  });

  test('without a value ends whatever is charged', () => {
    expect(planPrices([row(null)], [known(100, 0), known(90, 500)], now).replace).toHaveLength(2);
    expect(planPrices([row(null)], [known(100, 0, 900)], now)).toMatchObject({ replace: [], unchanged: 1 });
  });
});

describe('a dated price', () => {
  test('that has begun is corrected by another, one that has ended stays', () => {
    expect(planPrices([row(200, 500, 2000)], [known(100, 500, 2000)], now)).toMatchObject({
      add: [{ value: 200, from: now, until: 2000, corrects: 500 }],
      replace: [{ value: 100, until: now }],
    });
    expect(planPrices([row(200, 500, 900)], [known(100, 500, 900)], now)).toMatchObject({ unchanged: 1 });
  });

  test('that shall end otherwise does so, but never in the past', () => {
    expect(planPrices([row(100, 500, 3000)], [known(100, 500, 2000)], now).replace).toMatchObject([{ until: 3000 }]);
    expect(planPrices([row(100, 500, 700)], [known(100, 500, 2000)], now).replace).toMatchObject([{ until: now }]);
  });

  test('that is one of several beginnings leaves the others alone', () => {
    const list = [row(100, 100), row(120, 600), row(140, 5000)];
    const table = apply([], planPrices(list, [], now));
    expect(planPrices(list, table, now + 50)).toMatchObject({ add: [], replace: [], unchanged: 3 });
    expect(chargedAt(table, now)).toBe(120);
  });
});

// Nothing begins or ends by itself while the rows are given, once and again.
const quiet = (moment: number) => moment < now || moment > now + 100;
const moments = fc.integer({ min: 1, max: 3000 });
const rows = fc.uniqueArray(
  fc
    .record({ value: fc.integer({ min: 1, max: 5 }), from: moments, length: fc.option(moments, { nil: undefined }) })
    .filter(({ from, length }) => quiet(from) && quiet(from + (length ?? 0))),
  { selector: ({ from }) => from, maxLength: 6 },
);
const toRow = ({ value, from, length }: { value: number; from: number; length: number | undefined }) =>
  row(value, from, length && from + length);

test('repeating changes nothing, and what was charged is never changed', () => {
  fc.assert(
    fc.property(rows, rows, fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }), (first, second, current) => {
      let table = apply([], planPrices(first.map(toRow), [], now));
      const history = [100, 400, 700, 999].map((moment) => chargedAt(table, moment));
      const later = now + 10;
      for (const given of [second.map(toRow), current === undefined ? [] : [row(current)]]) {
        const plan = planPrices(given, table, later);
        // New beginnings in the past are news of what was charged, not a change of it.
        const backdated = plan.add.some(({ from }) => from < later);
        table = apply(table, plan);
        if (!backdated) expect([100, 400, 700, 999].map((moment) => chargedAt(table, moment))).toEqual(history);
        else return;
        expect(planPrices(given, table, later + 10)).toMatchObject({ add: [], replace: [] });
      }
      if (current !== undefined) expect(chargedAt(table, later)).toBe(current);
    }),
    { numRuns: 500 },
  );
});
