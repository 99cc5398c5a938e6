import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saleWeight } from '../popularity/saleWeight.ts';
import { type ClickedProduct, changedLifts, enoughClicks, liftOf } from './clickLifts.ts';
import { placeWeight } from './placeWeight.ts';
import { type CountedClick, sumClicks } from './sumClicks.ts';

const now = Date.parse('2027-03-01T12:00:00Z');
const weeks = (count: number) => now - count * 7 * 86_400_000;
const places = fc.integer({ min: 0, max: 5000 });
const amounts = fc.double({ min: 0, max: 1e6, noNaN: true });
const mosts = fc.double({ min: 20, max: 1e5, noNaN: true });

describe('the place of a click', () => {
  test('SEARCH-10 a click farther down weighs more, to a limit, and none weighs more than one', () => {
    fc.assert(
      fc.property(places, places, (one, other) => {
        const [above, below] = [Math.min(one, other), Math.max(one, other)];
        expect(placeWeight(above)).toBeLessThanOrEqual(placeWeight(below));
        expect(placeWeight(above)).toBeGreaterThanOrEqual(0.25);
        expect(placeWeight(below)).toBeLessThanOrEqual(1);
      }),
    );
    expect([placeWeight(0), placeWeight(3), placeWeight(15), placeWeight(2000), placeWeight(-1)]).toEqual([
      ...[0.25, 0.5, 1, 1, 0.25],
    ]);
  });

  test('SEARCH-10 a list whose products are opened for their places alone is not confirmed by that', () => {
    const openedAt = (place: number) => Math.round(1200 / Math.sqrt(place + 1));
    const clicks = Array.from({ length: 16 }, (_, place) =>
      Array.from({ length: openedAt(place) }, () => ({ term: 'milch', sku: `p${place}`, place, at: now })),
    ).flat();
    const sums = sumClicks(clicks, () => 1);
    const total = sums.reduce((sum, { weight }) => sum + weight, 0);
    const lifts = sums.map(({ weight }) => liftOf({ recent: weight, total }, 1000));
    expect(Math.max(...lifts) - Math.min(...lifts)).toBeLessThanOrEqual(1);
  });
});

describe('sums of clicks', () => {
  const clicks = fc.array(
    fc.record({
      term: fc.constantFrom('milch', 'brot'),
      sku: fc.constantFrom('a', 'b'),
      place: places,
      at: fc.integer({ min: weeks(52), max: now }),
    }),
    { maxLength: 30 },
  );
  const weightOf = (some: readonly CountedClick[], term: string, sku: string) =>
    (sumClicks(some, saleWeight).find((one) => one.term === term && one.sku === sku)?.weight ?? 0) / saleWeight(now);

  test('SEARCH-10 a click of four weeks ago weighs half', () => {
    const click = { term: 'milch', sku: 'a', place: 15, at: weeks(4) };
    expect(weightOf([click], 'milch', 'a')).toBeCloseTo(0.5);
    expect(sumClicks([click, { ...click, at: now }], () => 1)).toEqual([
      { term: 'milch', sku: 'a', weight: 2, clicks: 2, lastAt: now },
    ]);
  });

  test('SEARCH-10 counting them in parts is counting them whole, each for its own term', () => {
    fc.assert(
      fc.property(clicks, fc.nat(30), (some, at) => {
        for (const term of ['milch', 'brot'])
          for (const sku of ['a', 'b'])
            expect(weightOf(some.slice(0, at), term, sku) + weightOf(some.slice(at), term, sku)).toBeCloseTo(
              weightOf(some, term, sku),
              6,
            );
      }),
    );
  });
});

describe('what clicks add', () => {
  test('SEARCH-10 is never more than the most, grows with the share, and is nothing of few clicks', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, mosts, (recent, more, others, most) => {
        const lift = (own: number) => liftOf({ recent: own, total: own + others }, most);
        expect(lift(recent)).toBeGreaterThanOrEqual(0);
        expect(lift(recent)).toBeLessThanOrEqual(Math.round(most));
        expect(lift(recent + more)).toBeGreaterThanOrEqual(lift(recent));
        if (recent + others < enoughClicks) expect(lift(recent)).toBe(0);
      }),
    );
    expect(liftOf({ recent: 60, total: 80 }, 100)).toBe(60);
  });

  test('SEARCH-10 is told again where it differs by a tenth of the most, and taken back where nothing is left of it', () => {
    const product = (recent: number, lift: number, total = 80): ClickedProduct => ({
      ...{ term: 'milch', sku: 'a', recent, total, lift },
    });
    expect(changedLifts([product(60, 51)], 100)).toEqual([]);
    expect(changedLifts([product(60, 50)], 100)).toEqual([{ term: 'milch', sku: 'a', lift: 60 }]);
    expect(changedLifts([product(5, 0)], 100)).toEqual([]);
    expect(changedLifts([product(0, 7, 0)], 100)).toEqual([{ term: 'milch', sku: 'a', lift: 0 }]);
  });
});
