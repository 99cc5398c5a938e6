import { priceSteps } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasFigure, placesOf, priceBetween, stepFigure } from './pricePlaces.ts';

const steps = [100, 200, 300, 500, 1000];

test('DISC-09 the ends of the slider stand at what is chosen, and outside where nothing is', () => {
  expect(placesOf(undefined, steps)).toEqual([2, 6]);
  expect(placesOf({ from: 200, to: 500 }, steps)).toEqual([3, 5]);
  expect(placesOf({ to: 300 }, steps)).toEqual([2, 4]);
  expect(placesOf({ from: 250 }, steps), 'typed by hand').toEqual([3, 6]);
  expect(placesOf({ from: 50_000 }, steps), 'beyond the list').toEqual([5, 6]);
});

test('an end that stands outside is no limit, and both are no choice', () => {
  expect(priceBetween([2, 6], steps)).toBeUndefined();
  expect(priceBetween([3, 6], steps)).toEqual({ from: 200 });
  expect(priceBetween([2, 5], steps)).toEqual({ to: 500 });
  expect(priceBetween([3, 5], steps)).toEqual({ from: 200, to: 500 });
});

test('wherever the ends stand, their price stands there again', () => {
  const ends = fc.tuple(fc.nat(priceSteps.length - 1), fc.nat(priceSteps.length - 1));
  fc.assert(
    fc.property(ends, ends, ([a, b], [c, d]) => {
      const [first, last] = [Math.min(a, b), Math.max(a, b)];
      fc.pre(last - first >= 2);
      const list = priceSteps.slice(first, last + 1);
      const [from, to] = [Math.min(c, d), Math.max(c, d)];
      fc.pre(from >= first && to <= last && from < to);
      expect(placesOf(priceBetween([from, to], list), list)).toEqual([from, to]);
    }),
  );
});

test('a step is said shortly', () => {
  expect([0, 50, 100, 2000].map((step) => stepFigure(step, ','))).toEqual(['0', '0,50', '1', '20']);
});

test('a long slider names its ends and two places between, a short one every step', () => {
  const named = (count: number) => Array.from({ length: count }, (_, at) => at).filter((at) => hasFigure(at, count));
  expect(named(10)).toEqual([0, 3, 6, 9]);
  expect(named(12)).toEqual([0, 4, 7, 11]);
  expect(named(4)).toEqual([0, 1, 2, 3]);
});
