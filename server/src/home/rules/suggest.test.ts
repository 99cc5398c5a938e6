import fc from 'fast-check';
import { expect, test } from 'vitest';
import { habitsOf, median, type PastOrder } from './bought.ts';
import { rankHabits } from './buyAgain.ts';
import { dueHabits } from './runningLow.ts';
import { mostAgain, mostLow, suggest } from './suggest.ts';

const dayMs = 86_400_000;
const now = Date.parse('2026-11-17T12:00:00Z');
/** An order so many days ago, of one piece each unless told otherwise. */
const order = (daysAgo: number, ...goods: (string | readonly [string, number])[]): PastOrder => ({
  at: now - daysAgo * dayMs,
  lines: goods.map((good) =>
    typeof good === 'string' ? { sku: good, quantity: 1 } : { sku: good[0], quantity: good[1] },
  ),
});
const sold = () => true;
const skus = (habits: readonly { readonly sku: string }[]) => habits.map(({ sku }) => sku);

const anyOrders = fc.array(
  fc.record({
    at: fc.integer({ min: now - 400 * dayMs, max: now }),
    lines: fc.uniqueArray(
      fc.record({
        sku: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split('')),
        quantity: fc.integer({ min: 1, max: 20 }),
      }),
      { selector: ({ sku }) => sku },
    ),
  }),
  { maxLength: 40 },
);

test('a habit has its purchases, the newest first, and the usual amount; what was added the same day is the same purchase', () => {
  const habits = habitsOf([
    order(14, ['milk', 2]),
    order(0.2, ['milk', 1]),
    order(0, ['milk', 3]),
    order(7, ['milk', 2]),
  ]);
  expect(habits).toEqual([{ sku: 'milk', times: [now, now - 7 * dayMs, now - 14 * dayMs], quantity: 2 }]);
});

test('the usual amount is one that was bought, and between the least and the most', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }), (amounts) => {
      expect(amounts).toContain(median(amounts));
    }),
  );
});

test('often and lately bought comes first: weekly milk before last week’s cake before last year’s weekly beer', () => {
  const orders = [
    ...[1, 8, 15, 22].map((days) => order(days, 'milk')),
    order(8, 'cake'),
    ...[360, 367, 374, 381].map((days) => order(days, 'beer')),
  ];
  expect(skus(rankHabits(habitsOf(orders), now))).toEqual(['milk', 'cake', 'beer']);
});

test('another purchase never makes a product rank lower', () => {
  fc.assert(
    fc.property(anyOrders, fc.integer({ min: 2, max: 300 }), (orders, days) => {
      const place = (all: readonly PastOrder[]) => skus(rankHabits(habitsOf(all), now)).indexOf('a');
      const before = place([...orders, order(301, 'a')]);
      expect(place([...orders, order(301, 'a'), order(days, 'a')])).toBeLessThanOrEqual(before);
    }),
  );
});

test.each([
  ['every week, last 12 days ago', [12, 19, 26], { everyDays: 7, lastDaysAgo: 12 }],
  ['every week, last a week ago', [7, 14, 21], { everyDays: 7, lastDaysAgo: 7 }],
  ['every week, last 6 days ago', [6, 13, 20], undefined],
  ['twice only', [12, 19], undefined],
  ['given up long ago', [28, 35, 42], undefined],
  ['one long pause does not change the habit', [9, 16, 80, 87, 94], { everyDays: 7, lastDaysAgo: 9 }],
] as const)('running low: %s', (_, days, expected) => {
  const [due] = dueHabits(habitsOf(days.map((ago) => order(ago, 'coffee'))), now);
  expect(due && { everyDays: due.everyDays, lastDaysAgo: (now - due.lastAt) / dayMs }).toEqual(expected);
});

test('what runs low was bought three times at least, its interval is over, and not for long', () => {
  fc.assert(
    fc.property(anyOrders, (orders) => {
      for (const { habit, everyDays, lastAt } of dueHabits(habitsOf(orders), now)) {
        const lastDaysAgo = (now - lastAt) / dayMs;
        expect(habit.times.length).toBeGreaterThanOrEqual(3);
        expect(lastDaysAgo).toBeGreaterThanOrEqual(everyDays);
        expect(lastDaysAgo).toBeLessThan(4 * everyDays);
      }
    }),
  );
});

test('the usual shop is to buy again, what was left out of the last one runs low', () => {
  const orders = [
    order(7, 'milk', 'bread'),
    order(14, 'milk', 'bread', 'coffee'),
    order(21, 'milk', 'coffee'),
    order(28, 'coffee'),
  ];
  const { again, low } = suggest(orders, sold, now);
  expect(skus(again)).toEqual(['milk', 'bread']);
  expect(low.map(({ habit }) => habit.sku)).toEqual(['coffee']);
});

test('nothing is shown twice, nothing that is not sold, never more than there is room for, and the same for the same', () => {
  fc.assert(
    fc.property(anyOrders, fc.func(fc.boolean()), (orders, isSold) => {
      const { again, low, others } = suggest(orders, isSold, now);
      const all = [...skus(again), ...low.map(({ habit }) => habit.sku), ...skus(others)];
      expect(new Set(all).size).toBe(all.length);
      expect(all.every((sku) => isSold(sku))).toBe(true);
      expect(again.length).toBeLessThanOrEqual(mostAgain);
      expect(low.length).toBeLessThanOrEqual(mostLow);
      expect(suggest(orders.toReversed(), isSold, now).again.length).toBe(again.length);
    }),
  );
});

test('who bought nothing is offered nothing', () => {
  expect(suggest([], sold, now)).toEqual({ again: [], low: [], others: [] });
});
