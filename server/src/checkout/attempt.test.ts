import { expect, test } from 'vitest';
import { codeTerms, documentOf, goodsIn, shown, testWindow } from '../cart/rules/testing.ts';
import { catalogueOf, testNow } from '../catalogue/testing.ts';
import { finalPrice } from '../order/rules/finalPrice.ts';
import { freezeCart } from './attempt.ts';

const catalogue = catalogueOf([{ sku: 'milk' }, { sku: 'cheese', selling: 'step', pieceGrams: 50 }]);
const goods = goodsIn(catalogue);
const document = documentOf(
  { milk: 2, cheese: 3 },
  {
    address: { distributionType: 'DELIVERY', deliveryAreaNumber: 'wien' },
    window: testWindow,
    billing: { email: 'a@b.at' },
    payments: [{ methodKey: 'gift-card-wallet', amount: 100 }, { methodKey: 'paypal' }],
    substitution: 'none',
  },
);
const cart = shown(document, goods, { hold: { heldUntil: testNow + 60_000, held: true } });

test('CHK-04 an attempt holds all an order needs, as plain data that JSON leaves as it is', () => {
  const attempt = freezeCart(cart, { goods, member: true, walletReserve: 130 });
  expect(JSON.parse(JSON.stringify(attempt))).toEqual(attempt);
  expect(attempt).toMatchObject({
    mode: 'REGULAR',
    member: true,
    substitution: 'none',
    lineItemCount: cart.lineItemCount,
    priceInfo: cart.priceInfo,
    window: { id: 'w1', cutOffAt: cart.distributionWindow?.cutOffAt },
  });
  expect(attempt.lines).toMatchObject([
    { sku: 'milk', quantity: 2, weighed: false, substitution: 'none', vat: expect.any(Number) },
    { sku: 'cheese', quantity: 3, weighed: true, stepGrams: 50 },
  ]);
  expect(attempt.lines.reduce((sum, { linePrice }) => sum + linePrice, 0)).toBe(cart.priceInfo.totalArticlePrice);
  const [wallet, rest] = attempt.payments;
  expect(wallet).toEqual({ methodKey: 'gift-card-wallet', amount: 100, authorized: 130 });
  expect(rest).toEqual({
    methodKey: 'paypal',
    amount: cart.priceInfo.uncoveredAmountWithoutOverAuthorization,
    authorized: cart.priceInfo.uncoveredAmountWithOverAuthorization,
  });
});

test('CHK-02 a cart that lacks what its validation asks for cannot be frozen', () => {
  const { billingAddress: _, ...unpaid } = cart;
  expect(() => freezeCart(unpaid, { goods, member: false, walletReserve: 0 })).toThrow('passed its validation');
});

test('CUST-13 kind and value of every discount and the rate of a pass are frozen, so that nobody has to guess them', () => {
  const codes = [codeTerms({ code: 'TEN' }), codeTerms({ code: 'ONE', kind: 'amount', value: 100 })];
  const pass = { planId: 'year', name: 'A year', description: '', months: 12, price: 7900 };
  const offers = { pass: { vat: 'standard', plans: [pass] }, vouchers: () => [] };
  const row = { id: 'c1', revision: 1, mode: 'REGULAR', status: 'OPEN', customerId: 'ana' } as const;
  const taxed = { ...goods, permille: (vat: string) => (vat === 'standard' ? 200 : 100) };
  const bought = shown({ ...document, codes, pass: 'year' }, taxed, { row, offers });
  const attempt = freezeCart(bought, { goods: taxed, member: false, walletReserve: 0 });
  expect(attempt.discountCodes).toMatchObject([
    { code: 'TEN', kind: 'percent', value: 10 },
    { code: 'ONE', kind: 'amount', value: 100, discount: 100 },
  ]);
  expect(attempt.pass).toEqual({ lineItemId: 'year', name: 'A year', price: 7900, vat: 200 });
  expect(finalPrice(attempt, []).priceInfo).toMatchObject({
    total: bought.priceInfo.total,
    discounts: bought.priceInfo.discounts,
    vatByRate: bought.priceInfo.vatByRate,
  });
});

test('CHK-04 lines are taxed as on the day of their delivery, whenever they are ordered', () => {
  const moments: number[] = [];
  const taxed = {
    ...goods,
    permille: (_: string, moment: number) => {
      moments.push(moment);
      return moment === testWindow.startsAt ? 49 : 100;
    },
  };
  const { lines } = freezeCart(cart, { goods: taxed, member: false, walletReserve: 0 });
  expect(lines.map(({ vat }) => vat)).toEqual([49, 49]);
  expect(new Set(moments)).toEqual(new Set([testWindow.startsAt]));
});

test('VOU-03 CART-13 vouchers and codes that take nothing off are not used up', () => {
  const off = { kind: 'serviceFee' as const, value: 0 };
  const voucherLineItems = [
    { lineItemId: 'nothing', name: 'Nothing', discount: 0, ...off },
    { lineItemId: 'some', name: 'Some', discount: 5, ...off },
  ];
  const discountCodes = [
    { code: 'NOTHING', name: 'Nothing', discount: 0, ...off },
    { code: 'SOME', name: 'Some', discount: 5, ...off },
  ];
  const attempt = freezeCart({ ...cart, voucherLineItems, discountCodes }, { goods, member: false, walletReserve: 0 });
  expect(attempt.voucherLineItems.map(({ lineItemId }) => lineItemId)).toEqual(['some']);
  expect(attempt.discountCodes.map(({ code }) => code)).toEqual(['SOME']);
});
