import { describe, expect, test } from 'vitest';
import { documentOf, goodsIn, shown, testTerms, testWindow } from '../cart/rules/testing.ts';
import { testNow } from '../catalogue/testing.ts';
import { passOf } from './passOf.ts';

const hour = 3_600_000;
const instant = (moment: number) => new Date(moment).toISOString();
const offer = {
  vat: 'standard',
  plans: [{ planId: 'year', name: 'A year', description: '', months: 12, price: 7900 }],
};
const base = { offer, isCustomer: true, distributionType: 'DELIVERY' as const, now: testNow };
const held = (from: number, until: number, renews = false) => ({
  planId: 'year',
  startDate: instant(from),
  endDate: instant(until),
  renews,
});

describe('a delivery pass', () => {
  test('PASS-01 is valid from its first moment up to its last', () => {
    const waives = (from: number, until: number) => passOf({ ...base, held: held(from, until) }).waives;
    expect(waives(testNow, testNow + 1)).toBe(true);
    expect(waives(testNow - hour, testNow)).toBe(false);
    expect(waives(testNow + 1, testNow + hour)).toBe(false);
    expect(passOf(base).waives).toBe(false);
  });

  test('PASS-01 in the cart counts at once, with its line and price', () => {
    expect(passOf({ ...base, planId: 'year' })).toEqual({
      line: { lineItemId: 'year', name: 'A year', price: 7900 },
      bought: { price: 7900, vat: 'standard' },
      waives: true,
    });
  });

  test('PASS-01 is for deliveries, for customers, and as long as its plan is offered', () => {
    expect(passOf({ ...base, planId: 'year', distributionType: 'CLICK_AND_COLLECT' }).waives).toBe(false);
    expect(passOf({ ...base, planId: 'year', isCustomer: false })).toEqual({ waives: false });
    expect(passOf({ ...base, planId: 'gone' })).toEqual({ waives: false });
    expect(passOf({ ...base, planId: 'year', offer: undefined })).toEqual({ waives: false });
  });
});

describe('a pass that is to be renewed', () => {
  const day = 24 * hour;
  const ending = held(testNow - 350 * day, testNow + 3 * day, true);

  test('PASS-01 lies in a cart with goods in its last week', () => {
    expect(passOf({ ...base, held: ending, mayRenew: true }).line).toMatchObject({ lineItemId: 'year' });
    expect(passOf({ ...base, held: ending }).line, 'without goods').toBeUndefined();
    expect(passOf({ ...base, held: { ...ending, renews: false }, mayRenew: true }).line).toBeUndefined();
    const early = held(testNow - 300 * day, testNow + 8 * day, true);
    expect(passOf({ ...base, held: early, mayRenew: true }).line).toBeUndefined();
    expect(passOf({ ...base, held: { ...ending, planId: 'gone' }, mayRenew: true }).line).toBeUndefined();
  });
});

test('PASS-01 the plan that was chosen is charged, also while another is to be renewed', () => {
  const month = { planId: 'month', name: 'A month', description: '', months: 1, price: 900 };
  const ending = held(testNow - 100 * hour, testNow + hour, true);
  const both = { ...offer, plans: [...offer.plans, month] };
  const chosen = passOf({ ...base, offer: both, held: ending, mayRenew: true, planId: 'month' });
  expect(chosen).toMatchObject({ line: { lineItemId: 'month', price: 900 }, bought: { price: 900 } });
});

describe('a cart with a pass', () => {
  const goods = goodsIn([{ sku: 'p1' }]);
  const address = { distributionType: 'DELIVERY' as const };
  const row = { id: 'c1', revision: 1, mode: 'REGULAR', status: 'OPEN', customerId: 'ana' } as const;
  const offered = { passOffer: offer };

  test('PASS-01 pays for it beside the goods: no part of their value, at its own rate', () => {
    const plain = shown(documentOf({ p1: 2 }, { address, window: testWindow }), goods, { row, ...offered });
    const cart = shown(documentOf({ p1: 2 }, { address, window: testWindow, pass: 'year' }), goods, {
      row,
      ...offered,
    });
    expect(cart.deliveryPassLineItem).toEqual({
      lineItemId: 'year',
      name: 'A year',
      price: 7900,
      vat: expect.any(Number),
    });
    const { orderValue, depositFees, total, serviceFees, serviceFeesAfterDiscount, vatByRate } = cart.priceInfo;
    expect(orderValue).toBe(plain.priceInfo.orderValue);
    expect([serviceFees, serviceFeesAfterDiscount]).toEqual([490, 0]);
    expect(total).toBe(orderValue + depositFees + 7900);
    expect(vatByRate.reduce((sum, { gross }) => sum + gross, 0)).toBe(orderValue + 7900);
    expect(cart.priceInfo.totalVat).toBe(vatByRate.reduce((sum, { vat }) => sum + vat, 0));
  });

  test('PASS-01 that is to be renewed is not renewed by what is added to an order', () => {
    const entitlements = { gone: new Set<string>(), pass: held(testNow - 100 * hour, testNow + hour, true) };
    const lineIn = (mode: 'REGULAR' | 'ADDON') =>
      shown(documentOf({ p1: 2 }, { address, window: testWindow }), goods, {
        row: { ...row, mode },
        ...offered,
        entitlements,
      }).deliveryPassLineItem?.lineItemId;
    expect([lineIn('REGULAR'), lineIn('ADDON')]).toEqual(['year', undefined]);
  });

  test('PASS-01 says whether a pass pays the fee, which others have to pay', () => {
    const entitlements = { gone: new Set<string>(), pass: held(testNow - hour, testNow + hour) };
    const paysIn = (quantity: number, more = {}) =>
      shown(documentOf({ p1: quantity }, { address, window: testWindow }), goods, { row, ...offered, ...more })
        .passPaysFee;
    expect(paysIn(2, { entitlements })).toBe(true);
    expect(paysIn(2)).toBeUndefined();
    // From the threshold on it is free for everybody.
    const upTo = (freeOfChargeThreshold: number) => ({
      entitlements,
      terms: {
        ...testTerms,
        order: { ...testTerms.order, DELIVERY: { ...testTerms.order.DELIVERY, freeOfChargeThreshold } },
      },
    });
    const { orderValue } = shown(documentOf({ p1: 2 }), goods).priceInfo;
    expect([paysIn(2, upTo(orderValue + 1)), paysIn(2, upTo(orderValue))]).toEqual([true, undefined]);
    expect(paysIn(2, { entitlements, row: { ...row, mode: 'ADDON' } })).toBeUndefined();
  });

  test('PASS-01 that was bought earlier waives the fee without a line', () => {
    const entitlements = { gone: new Set<string>(), pass: held(testNow - hour, testNow + hour) };
    const cart = shown(documentOf({ p1: 2 }, { address, window: testWindow }), goods, {
      row,
      ...offered,
      entitlements,
    });
    expect(cart.deliveryPassLineItem).toBeUndefined();
    expect(cart.priceInfo).toMatchObject({ serviceFees: 490, serviceFeesAfterDiscount: 0, totalSavings: 490 });
  });
});
