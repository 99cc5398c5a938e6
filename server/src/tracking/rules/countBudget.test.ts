import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCountBudget } from './countBudget.ts';

const at = Date.UTC(2026, 10, 18, 9);
const minute = 60_000;

test('an address has its rows of a minute, and those of a day; the next begins anew, another has its own', () => {
  const take = createCountBudget({ perMinute: 10, perDay: 25 });
  expect([take('a', 10, at), take('a', 1, at + 59_999), take('b', 10, at)]).toEqual([true, false, true]);
  expect([take('a', 10, at + minute), take('a', 6, at + 2 * minute), take('a', 5, at + 2 * minute)]).toEqual([
    ...[true, false, true],
  ]);
  expect(take('a', 1, at + 3 * minute)).toBe(false);
  expect(take('a', 10, at + 86_400_000)).toBe(true);
});

test('however an address sends, no minute and no day has more than its rows', () => {
  const sending = fc.array(fc.record({ rows: fc.nat(60), after: fc.nat(40_000) }), { maxLength: 200 });
  fc.assert(
    fc.property(sending, (calls) => {
      const take = createCountBudget({ perMinute: 100, perDay: 300 });
      const taken = new Map<number, number>();
      let now = at;
      for (const { rows, after } of calls) {
        now += after;
        const key = Math.floor(now / minute);
        if (take('a', rows, now)) taken.set(key, (taken.get(key) ?? 0) + rows);
      }
      const sums = [...taken.values()];
      expect(Math.max(0, ...sums)).toBeLessThanOrEqual(100);
      expect(sums.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(300);
    }),
  );
});
