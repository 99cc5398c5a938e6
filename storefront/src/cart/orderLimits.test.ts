import type { Cart, DistributionWindow } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { windowFixture } from '../service/testing/fixtures.ts';
import { limitProblem, limitsOf } from './orderLimits.ts';
import { cartFixture, configFixture, lineFixture, milk } from './testing/carts.ts';

const worth = (orderValue: number, given: Partial<Cart> = {}): Cart => {
  const cart = cartFixture([lineFixture(milk)], given);
  return { ...cart, priceInfo: { ...cart.priceInfo, orderValue, ...given.priceInfo } };
};
const threshold = (cart: Cart) => limitsOf(cart, configFixture).freeOfChargeThreshold;
const paid = (window: DistributionWindow, fee: number) => ({
  distributionWindow: window,
  priceInfo: { ...cartFixture().priceInfo, orderValue: 4000, serviceFees: window.fee, serviceFeesAfterDiscount: fee },
});

describe('CART-16 there is no free service to be reached', () => {
  test.each([
    ['what is added to an order', worth(4000, { mode: 'ADDON' })],
    ['with a delivery pass', worth(4000, { serviceFree: true })],
    ['in a slot without a fee', worth(4000, paid(windowFixture({ fee: 0 }), 0))],
    ['where a voucher pays for it', worth(4000, paid(windowFixture(), 0))],
  ])('CART-16 %s', (_, cart) => expect(threshold(cart)).toBeUndefined());
});

test('CART-16 otherwise there is: the cart’s own threshold, or the shop’s', () => {
  expect(threshold(worth(4000))).toBe(6000);
  expect(threshold(worth(4000, { freeOfChargeThreshold: 5000 }))).toBe(5000);
  expect(threshold(worth(4000, paid(windowFixture(), 390)))).toBe(6000);
  const reached = paid(windowFixture(), 0);
  expect(threshold(worth(6000, { ...reached, priceInfo: { ...reached.priceInfo, orderValue: 6000 } }))).toBe(6000);
});

describe('CART-17 what prevents an order', () => {
  const problem = (cart: Cart) => limitProblem(cart, configFixture);

  test('CART-17 exactly the minimum, the maximum and the weight are allowed', () => {
    expect(problem(worth(2999))).toEqual({ kind: 'belowMinimum', by: 1 });
    expect(problem(worth(3000))).toBeUndefined();
    expect(problem(worth(50_000))).toBeUndefined();
    expect(problem(worth(50_001))).toEqual({ kind: 'aboveMaximum', by: 1 });
    expect(problem(worth(4000, { weight: 60_000 }))).toBeUndefined();
    expect(problem(worth(4000, { weight: 60_001 }))).toEqual({ kind: 'tooHeavy', by: 1 });
  });

  test('CART-17 an addition has no minimum and weighs together with its order', () => {
    const added = { mode: 'ADDON', weight: 5000 } as const;
    expect(problem(worth(100, { ...added, orderWeight: 55_000 }))).toBeUndefined();
    expect(problem(worth(100, { ...added, orderWeight: 55_001 }))).toEqual({ kind: 'tooHeavy', by: 1 });
  });

  test('CART-17 an empty cart has only that to be told of', () => {
    expect(problem(cartFixture())).toBeUndefined();
  });

  test('CART-17 as much as is missing or too much puts it right', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (value) => {
        const found = problem(worth(value));
        if (found?.kind === 'belowMinimum') expect(problem(worth(value + found.by))).toBeUndefined();
        if (found?.kind === 'aboveMaximum') expect(problem(worth(value - found.by))).toBeUndefined();
      }),
    );
  });
});
