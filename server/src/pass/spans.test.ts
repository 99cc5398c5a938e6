import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, type Purchase, passOfPurchases, spansOf } from './spans.ts';

const day = 86_400_000;
const moment = (text: string) => Date.parse(`${text}T10:00:00.000Z`);
const date = (at: number | undefined) => new Date(at ?? 0).toISOString().slice(0, 10);

/** As a purchase is made: its length is that of its months from where the pass ends then. */
function buy(
  before: readonly Purchase[],
  { at, months, planId = 'p' }: { at: number; months: number; planId?: string },
) {
  const base = Math.max(at, passOfPurchases(before)?.endDate ?? at);
  return [...before, { planId, boughtAt: at, lastsMs: addMonths(base, months) - base }];
}

const anyMoment = fc.integer({ min: moment('2024-01-01'), max: moment('2030-12-31') });
const anyMonths = fc.constantFrom(1, 3, 6, 12);

describe('months', () => {
  test.each([
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-02-28', 12, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-08-15', 6, '2027-02-15'],
  ])('PASS-01 %s and %i months are %s', (from, months, until) => {
    expect(date(addMonths(moment(from), months))).toBe(until);
  });
});

describe('what was bought', () => {
  test('PASS-01 30 November and three months, which are cancelled, are 30 November', () => {
    const first = buy([], { at: moment('2026-08-30'), months: 3 });
    expect(date(passOfPurchases(first)?.endDate)).toBe('2026-11-30');
    const both = buy(first, { at: moment('2026-10-01'), months: 3, planId: 'q' });
    expect(passOfPurchases(both)).toMatchObject({ planId: 'q', startDate: moment('2026-08-30') });
    expect(date(passOfPurchases(both)?.endDate)).toBe('2027-02-28');
    expect(passOfPurchases(both.slice(0, -1))).toEqual(passOfPurchases(first));
  });

  test('PASS-01 whatever is bought and cancelled, the others keep their days, and nothing is left of none', () => {
    const anyPurchases = fc.array(fc.record({ at: anyMoment, months: anyMonths }), { maxLength: 5 });
    fc.assert(
      fc.property(anyPurchases, fc.nat(), (wishes, which) => {
        const bought = wishes.toSorted((one, other) => one.at - other.at).reduce(buy, [] as readonly Purchase[]);
        const at = bought.length === 0 ? 0 : which % bought.length;
        const left = bought.toSpliced(at, 1);
        // As if it had never been: before it nothing changes, after it nobody has less or more than was bought.
        expect(spansOf(left).slice(0, at)).toEqual(spansOf(bought).slice(0, at));
        for (const { from, until, boughtAt, lastsMs } of spansOf(left)) {
          expect(until - from).toBe(lastsMs);
          expect(from).toBeGreaterThanOrEqual(boughtAt);
        }
        if (left.length === 0) expect(passOfPurchases(left)).toBeUndefined();
        else expect(passOfPurchases(left)?.endDate).toBeLessThanOrEqual(passOfPurchases(bought)?.endDate ?? 0);
      }),
    );
  });

  test('PASS-01 after a gap it begins anew', () => {
    const old = buy([], { at: moment('2026-01-01'), months: 1 });
    const anew = buy(old, { at: moment('2026-06-01'), months: 1, planId: 'q' });
    expect(passOfPurchases(anew)).toEqual({
      planId: 'q',
      startDate: moment('2026-06-01'),
      endDate: moment('2026-06-01') + 30 * day,
    });
  });

  test('PASS-01 one that is bought at the very moment the other ends goes on', () => {
    const old = buy([], { at: moment('2026-01-01'), months: 1 });
    const next = buy(old, { at: moment('2026-02-01'), months: 1 });
    expect(passOfPurchases(next)?.startDate).toBe(moment('2026-01-01'));
  });
});
