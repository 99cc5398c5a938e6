import { expect, test } from 'vitest';
import { codeTerms, documentOf, goodsIn, shown, testWindow } from '../cart/rules/testing.ts';
import { catalogueOf, loyaltySpan, regularSpan, testNow } from '../catalogue/testing.ts';
import { finalPrice } from '../order/rules/finalPrice.ts';
import { freezeCart } from './freezeCart.ts';

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
  expect(JSON.parse(JSON.stringify(attempt))).toStrictEqual(attempt);
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

test.each(['distributionAddress', 'distributionWindow', 'billingAddress'] as const)(
  'CHK-02 a cart without its %s cannot be frozen: its validation would have said so',
  (missing) => {
    const { [missing]: _, ...lacking } = cart;
    expect(() => freezeCart(lacking, { goods, member: false, walletReserve: 0 })).toThrow('passed its validation');
  },
);

test('CHK-02 nor can one with a product that is not sold any more', () => {
  const others = goodsIn([{ sku: 'milk' }]);
  expect(() => freezeCart(cart, { goods: others, member: false, walletReserve: 0 })).toThrow('cheese');
});

test('CUST-13 kind and value of every discount and the rate of a pass are frozen, so that they need not be guessed later', () => {
  const codes = [codeTerms({ code: 'TEN' }), codeTerms({ code: 'ONE', kind: 'amount', value: 100 })];
  const pass = { planId: 'year', name: 'A year', description: '', months: 12, price: 7900 };
  const passOffer = { vat: 'standard', plans: [pass] };
  const row = { id: 'c1', revision: 1, mode: 'REGULAR', status: 'OPEN', customerId: 'ana' } as const;
  const taxed = { ...goods, permille: (vat: string) => (vat === 'standard' ? 200 : 100) };
  const bought = shown({ ...document, codes, pass: 'year' }, taxed, { row, passOffer });
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

test('CART-13 a code that is refused is not used up, whatever it would take off', () => {
  const off = { name: 'Some', discount: 5, kind: 'amount' as const, value: 5 };
  const discountCodes = [
    { code: 'REFUSED', ...off, errorCode: '227' as const },
    { code: 'GOOD', ...off },
  ];
  const attempt = freezeCart({ ...cart, discountCodes }, { goods, member: false, walletReserve: 0 });
  expect(attempt.discountCodes).toStrictEqual([{ code: 'GOOD', ...off }]);
});

test('CUST-13 an addition knows its order, and what a pass pays is told', () => {
  const frozen = (changes: Partial<typeof cart>) =>
    freezeCart({ ...cart, ...changes }, { goods, member: false, walletReserve: 0 });
  expect(frozen({ mode: 'ADDON', orderNumber: '17' })).toMatchObject({ mode: 'ADDON', parentOrderNumber: '17' });
  expect(frozen({ passPaysFee: true }).passPaysFee).toBe(true);
});

test('CHK-04 a line keeps its deposit, the age it takes, its own wish for a substitute, and of what is weighed the price of a kilogram', () => {
  const prices = [regularSpan(300), loyaltySpan(250)];
  const shelf = goodsIn([
    { sku: 'wine', deposit: 25, minAge: 16 },
    { sku: 'ham', selling: 'step', pieceGrams: 50, prices },
    { sku: 'milk', prices },
  ]);
  const { lines: _, ...rest } = document;
  const wanted = documentOf({ wine: 3, ham: 2, milk: 1 }, rest);
  const lines = wanted.lines.map((line) =>
    line.sku === 'wine' ? { ...line, substitution: 'similar' as const } : line,
  );
  const frozen = (member: boolean) =>
    freezeCart(shown({ ...wanted, lines }, shelf, { member }), { goods: shelf, member, walletReserve: 0 }).lines;
  const [wine, ham, milk] = frozen(false);
  expect(wine).toMatchObject({ deposit: 75, minAge: 16, substitution: 'similar' });
  expect(ham).toMatchObject({ deposit: 0, substitution: 'none', kiloPrice: 300, stepGrams: 50 });
  for (const absent of ['minAge', 'kiloPrice', 'stepGrams']) expect(milk).not.toHaveProperty(absent);
  expect(frozen(true)[1]).toMatchObject({ kiloPrice: 250 });
});
