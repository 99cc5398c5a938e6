import type { PriceInfo } from '@trolley/contract';
import { cartCodes, type PaymentMethod } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { testNow } from '../../catalogue/testing.ts';
import type { PricingInput, PricingLine } from './priceCart.ts';
import { priceCart } from './priceCart.ts';
import { codeTerms, pricingInput, testTerms, testWindow } from './testing.ts';

const line = (price: number, quantity = 1, more: Partial<PricingLine['good']> = {}): PricingLine => ({
  quantity,
  good: { regular: price, price, memberPrice: price, deposit: 0, vat: 'food', grams: 500, weighed: false, ...more },
});

const priced = (more: Partial<PricingInput>) => priceCart(pricingInput(more));
const info = (more: Partial<PricingInput>): PriceInfo => priced(more).priceInfo;

describe('goods', () => {
  test('CART-07 loyalty prices are for members alone, and what is saved is told', () => {
    const lines = [line(300, 2, { regular: 400, memberPrice: 250 }), line(100)];
    expect(info({ lines })).toMatchObject({ totalArticlePrice: 700, savings: 200, total: 700, totalSavings: 200 });
    expect(info({ lines, member: true })).toMatchObject({ totalArticlePrice: 600, savings: 300, total: 600 });
  });

  test('CART-07 deposits stand apart: outside goods value, discount and VAT', () => {
    const lines = [line(1000, 3, { deposit: 25 })];
    const codes = [codeTerms({ value: 50 })];
    expect(info({ lines, codes })).toMatchObject({ orderValue: 1500, depositFees: 75, total: 1575, totalVat: 136 });
  });

  test('CART-11 crates for the weight of the goods, at least one, none of an empty cart', () => {
    const crates = (grams: number) => info({ crates: true, lines: [line(100, 1, { grams })] }).depositFees;
    expect([crates(1), crates(15_000), crates(15_001), crates(45_000)]).toEqual([400, 400, 800, 1200]);
    expect(info({ crates: true }).depositFees).toBe(0);
    expect(info({ crates: false, lines: [line(100)] }).depositFees).toBe(0);
    const { crate: _, ...terms } = testTerms;
    expect(info({ crates: true, lines: [line(100)], terms }).depositFees).toBe(0);
  });

  test('CART-16 the weight is in grams, assumed where a size tells none', () => {
    expect(priced({ lines: [line(1, 3, { grams: 250 }), line(1, 2, { grams: undefined })] }).weight).toBe(1350);
  });
});

describe('discount codes', () => {
  const lines = [line(5000)];
  const ten = codeTerms({ code: 'TEN', value: 10 });
  const five = codeTerms({ code: 'FIVE', kind: 'amount', value: 500 });

  test('CART-13 percentages come before amounts, each off what is left', () => {
    const { priceInfo, discountCodes } = priced({ lines, codes: [five, ten, codeTerms({ code: 'HALF', value: 50 })] });
    expect(discountCodes.map(({ code, discount }) => [code, discount])).toEqual([
      ['FIVE', 500],
      ['TEN', 500],
      ['HALF', 2250],
    ]);
    expect(priceInfo).toMatchObject({ discounts: 3250, orderValue: 1750, totalSavings: 3250 });
  });

  test('CART-13 no code takes off more than there is', () => {
    expect(info({ lines: [line(300)], codes: [five] })).toMatchObject({ discounts: 300, orderValue: 0, total: 0 });
  });

  test('CART-13 percentages are rounded half up once', () => {
    expect(info({ lines: [line(105)], codes: [ten] }).discounts).toBe(11);
    expect(info({ lines: [line(104)], codes: [ten] }).discounts).toBe(10);
  });

  test('CHK-09 a code that something is against takes nothing off and says why', () => {
    const codes = [
      codeTerms({ code: 'OLD', until: testNow }),
      codeTerms({ code: 'EARLY', from: testNow + 1 }),
      codeTerms({ code: 'STORE', distributionTypes: ['CLICK_AND_COLLECT'] }),
      codeTerms({ code: 'BIG', minimumOrderValue: 5001 }),
      codeTerms({ code: 'USED' }),
    ];
    const refused = new Map([['USED', cartCodes.codeExhausted]]);
    const { priceInfo, discountCodes } = priced({ lines, codes, refused, distributionType: 'DELIVERY' });
    expect(discountCodes.map(({ code, discount, errorCode }) => [code, discount, errorCode])).toEqual([
      ['OLD', 0, '223'],
      ['EARLY', 0, '228'],
      ['STORE', 0, '229'],
      ['BIG', 0, 'minimumOrderValue'],
      ['USED', 0, '227'],
    ]);
    expect(priceInfo.discounts).toBe(0);
  });

  test('CART-13 the minimum of a code looks at the goods before discounts', () => {
    const codes = [ten, codeTerms({ code: 'MIN', kind: 'amount', value: 100, minimumOrderValue: 5000 })];
    expect(info({ lines, codes }).discounts).toBe(600);
  });
});

describe('the service fee', () => {
  const window = testWindow;

  test('CART-07 is that of the slot; there is none without a slot or in an ADDON', () => {
    expect(info({ lines: [line(1000)], window })).toMatchObject({
      serviceFees: 490,
      serviceFeesAfterDiscount: 490,
      total: 1490,
    });
    expect(info({ lines: [line(1000)] })).toMatchObject({ serviceFees: 0, total: 1000 });
    expect(info({ lines: [line(1000)], window, mode: 'ADDON' })).toMatchObject({
      serviceFees: 0,
      total: 1000,
      totalSavings: 0,
    });
  });

  test('CART-07 is waived from the threshold on, which looks at the goods after discounts', () => {
    const fee = (price: number, more: Partial<PricingInput> = {}) =>
      info({ lines: [line(price, 1, { deposit: 9000 })], window, freeOfChargeThreshold: 8000, ...more });
    expect(fee(7999)).toMatchObject({ serviceFeesAfterDiscount: 490, totalSavings: 0 });
    expect(fee(8000)).toMatchObject({ serviceFees: 490, serviceFeesAfterDiscount: 0, totalSavings: 490 });
    expect(fee(8000, { codes: [codeTerms()] })).toMatchObject({ orderValue: 7200, serviceFeesAfterDiscount: 490 });
  });

  test('CART-07 is waived by a pass or a code', () => {
    const lines = [line(1000)];
    expect(info({ lines, window, pass: true })).toMatchObject({
      serviceFeesAfterDiscount: 0,
      totalSavings: 490,
      total: 1000,
    });
    const codes = [codeTerms({ code: 'FREE', kind: 'serviceFee', value: 0 })];
    const free = priced({ lines, window, codes });
    expect(free.priceInfo).toMatchObject({ serviceFeesAfterDiscount: 0, discounts: 0, totalSavings: 490, total: 1000 });
    expect(free.discountCodes).toMatchObject([{ code: 'FREE', discount: 490 }]);
    expect(priced({ lines, window, codes, pass: true }).discountCodes).toMatchObject([{ code: 'FREE', discount: 0 }]);
  });
});

describe('value added tax', () => {
  test('CART-07 discounts and the fee are shared by the rates in proportion', () => {
    const lines = [line(3000), line(1000, 1, { vat: 'standard' })];
    const codes = [codeTerms({ kind: 'amount', value: 1001 })];
    expect(info({ lines, codes, window: testWindow })).toMatchObject({
      orderValue: 2999,
      vatByRate: [
        { permille: 200, gross: 1000 - 250 + 123, vat: 146 },
        { permille: 100, gross: 3000 - 751 + 367, vat: 238 },
      ],
      totalVat: 384,
      serviceFeeTaxRate: 125,
    });
  });

  test('CART-07 a fee without goods has the rate the tenant names', () => {
    expect(info({ window: testWindow })).toMatchObject({
      vatByRate: [{ permille: 200, gross: 490, vat: 82 }],
      serviceFeeTaxRate: 200,
    });
  });

  test('CART-07 a pass is taxed as on the day it is bought, the goods as on that of their delivery', () => {
    const permille = (vat: string, moment: number) =>
      (vat === 'standard' ? 200 : 100) + (moment >= testWindow.startsAt ? 1 : 0);
    const boughtPass = { price: 7900, vat: 'standard' };
    const rates = info({ lines: [line(1000)], permille, boughtPass, pass: true, window: testWindow }).vatByRate;
    expect(rates.map((rate) => [rate.permille, rate.gross])).toEqual(expect.arrayContaining([[200, 7900]]));
  });

  test('CART-07 rates are those of the day of the slot', () => {
    const permille = (_: string, moment: number) => (moment >= testWindow.startsAt ? 49 : 100);
    expect(info({ lines: [line(1000)], permille }).vatByRate).toMatchObject([{ permille: 100 }]);
    expect(info({ lines: [line(1000)], permille, window: testWindow }).vatByRate).toMatchObject([{ permille: 49 }]);
  });
});

describe('what is authorised', () => {
  const lines = [line(1999, 1, { weighed: true })];
  const pay = (methodKey: PaymentMethod, amount?: number) => ({ methodKey, ...(amount !== undefined && { amount }) });

  test('CART-07 more than the total only while something is weighed', () => {
    expect(info({ lines })).toMatchObject({
      overAuthorizationPercentage: 15,
      totalWithSurcharge: 2299,
      overAuthorizationAmount: 300,
    });
    expect(info({ lines: [line(1999)] })).toMatchObject({ overAuthorizationPercentage: 0, totalWithSurcharge: 1999 });
  });

  test.each([
    ['credit-cards', 15],
    ['paypal', 15],
    ['apple-pay', 15],
    ['google-pay', 15],
    ['pay-by-invoice-b2c', 15],
    ['pay-by-invoice-b2b', 15],
    ['payment-at-the-door', 0],
    ['payment-at-the-store', 0],
    ['gift-card-wallet', 0],
  ] as const)('CART-07 PAY-04 %s: %i percent', (methodKey, percent) => {
    expect(info({ lines, payments: [pay(methodKey, 100)] }).overAuthorizationPercentage).toBe(percent);
  });

  test('CART-07 what wallet money covers is not asked for again', () => {
    expect(info({ lines, payments: [pay('gift-card-wallet', 1000), pay('credit-cards')] })).toMatchObject({
      coveredAmount: 1000,
      uncoveredAmountWithoutOverAuthorization: 999,
      uncoveredAmountWithOverAuthorization: 1299,
    });
    expect(info({ lines, payments: [pay('gift-card-wallet', 5000)] })).toMatchObject({
      coveredAmount: 1999,
      uncoveredAmountWithOverAuthorization: 0,
    });
  });
});
