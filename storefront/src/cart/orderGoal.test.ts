import type { Cart } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderGoal } from './orderGoal.ts';
import { cartFixture, configFixture, lineFixture, milk } from './testing/carts.ts';

const goal = (orderValue: number, given: Partial<Cart> = {}) => {
  const cart = cartFixture([lineFixture(milk)], given);
  return orderGoal({ ...cart, priceInfo: { ...cart.priceInfo, orderValue } }, configFixture);
};

test('CART-16 the bar leads to the minimum first, then to free service', () => {
  expect(goal(2999)).toMatchObject({ state: 'belowMinimum', missing: 1, end: 6000 });
  expect(goal(3000)).toMatchObject({ state: 'belowFree', missing: 3000 });
  expect(goal(6000)).toMatchObject({ state: 'free', missing: 0 });
});

test('CART-17 an order that is added to has no minimum, and where nothing is to be reached there is no bar', () => {
  expect(goal(100, { mode: 'ADDON' })).toBeUndefined();
  expect(goal(100, { distributionAddress: { distributionType: 'CLICK_AND_COLLECT' } })).toBeUndefined();
});

test('CART-16 PASS-01 with a pass there is the minimum and nothing beyond it', () => {
  expect(goal(2999, { serviceFree: true })).toMatchObject({ state: 'belowMinimum', end: 3000, free: undefined });
  expect(goal(4000, { serviceFree: true })).toMatchObject({ state: 'enough', missing: 0 });
});

test('CART-16 what is missing brings one exactly to the next mark', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (value) => {
      const before = goal(value);
      const after = goal(value + (before?.missing ?? 0));
      if (before?.state === 'belowMinimum') expect(after?.state).toBe('belowFree');
      else expect(after?.state).toBe('free');
    }),
  );
});
