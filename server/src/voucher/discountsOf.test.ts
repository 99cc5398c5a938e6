import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PricingInput, priceCart } from '../cart/rules/priceCart.ts';
import { anyCodes, anyPricingLine, codeTerms, testPermille, testTerms, testWindow } from '../cart/rules/testing.ts';
import { testNow } from '../catalogue/testing.ts';
import type { CodeTerms } from './codes.ts';
import { discountsOf, type VoucherTerms } from './discountsOf.ts';

const voucher = (id: string, takesOff: VoucherTerms['takesOff'], minimumOrderValue = 0): VoucherTerms => ({
  id,
  name: `The ${id}`,
  takesOff,
  minimumOrderValue,
});
const tenPercent = voucher('ten', { kind: 'percent', value: 10 });
const fiveOff = voucher('five', { kind: 'amount', value: 500 });
const freeService = voucher('free', { kind: 'serviceFee' });
const input = { codes: [], lines: [{ lineItemId: 'all', pieces: 1, price: 10_000 }], now: testNow };
const goods = { regular: 10_000, price: 10_000, memberPrice: 10_000, deposit: 0, vat: 'food', weighed: false };

function priced(more: Partial<PricingInput>) {
  const lines = [{ quantity: 1, good: goods }];
  const given = { lines, member: false, mode: 'REGULAR' as const, codes: [], crates: false, payments: [] };
  return priceCart({ ...given, terms: testTerms, permille: testPermille, now: testNow, ...more });
}

describe('what vouchers take off', () => {
  test('VOU-03 each is a line of its own; percentages come before amounts, vouchers before codes', () => {
    const codes = [codeTerms({ code: 'HALF', value: 50 }), codeTerms({ code: 'ONE', kind: 'amount', value: 100 })];
    const { discounts, vouchers, codes: shown } = discountsOf({ ...input, codes, vouchers: [fiveOff, tenPercent] });
    expect(vouchers).toEqual([
      { lineItemId: 'five', name: 'The five', discount: 500, kind: 'amount', value: 500 },
      { lineItemId: 'ten', name: 'The ten', discount: 1000, kind: 'percent', value: 10 },
    ]);
    expect(shown.map(({ discount }) => discount)).toEqual([4500, 100]);
    expect(discounts).toBe(6100);
  });

  test('VOU-03 nothing below their minimum, which looks at the goods before discounts', () => {
    const of = (minimum: number) => discountsOf({ ...input, vouchers: [voucher('v', fiveOff.takesOff, minimum)] });
    expect(of(10_000).vouchers).toHaveLength(1);
    expect(of(10_001)).toMatchObject({ vouchers: [], discounts: 0 });
  });

  test('VOU-03 the service fee, in place of a code that waives it too', () => {
    const codes = [codeTerms({ code: 'FREE', kind: 'serviceFee', value: 0 })];
    const { priceInfo, voucherLineItems, discountCodes } = priced({
      window: testWindow,
      codes,
      vouchers: [freeService],
    });
    expect(voucherLineItems).toEqual([
      { lineItemId: 'free', name: 'The free', discount: 490, kind: 'serviceFee', value: 0 },
    ]);
    expect(discountCodes).toMatchObject([{ code: 'FREE', discount: 0 }]);
    expect(priceInfo).toMatchObject({ discounts: 0, serviceFees: 490, serviceFeesAfterDiscount: 0, totalSavings: 490 });
  });

  test('VOU-03 a voucher of a fee waits for a slot, and is not used where the service is free anyway', () => {
    const lines = (more: Partial<PricingInput>) => priced({ vouchers: [freeService], ...more }).voucherLineItems;
    expect(lines({})).toMatchObject([{ lineItemId: 'free', name: 'The free', discount: 0 }]);
    expect(lines({ window: testWindow, pass: true })).toEqual([]);
    expect(lines({ window: testWindow, freeOfChargeThreshold: 5000 })).toEqual([]);
    expect(lines({ mode: 'ADDON' })).toEqual([]);
  });
});

const anyVouchers = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      takesOff: fc.oneof(
        fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
        fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 30_000 }) }),
        fc.constant({ kind: 'serviceFee' as const }),
      ),
      minimum: fc.constantFrom(0, 5000, 100_000),
    })
    .map(({ id, takesOff, minimum }) => voucher(id, takesOff, minimum)),
  { maxLength: 4, selector: ({ id }) => id },
);

test('VOU-03 CART-07 whatever vouchers, codes and passes come together, all of it adds up and nothing is negative', () => {
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  const anyLines = fc.array(anyPricingLine, { maxLength: 4 });
  const anyFee = fc.option(fc.nat(1500), { nil: undefined });
  const anyPass = fc.option(
    fc.record({ price: fc.integer({ min: 1, max: 9000 }), vat: fc.constantFrom('food', 'standard') }),
    {
      nil: undefined,
    },
  );
  fc.assert(
    fc.property(anyLines, anyVouchers, anyCodes, anyFee, anyPass, (lines, vouchers, codes, fee, boughtPass) => {
      const window = fee === undefined ? undefined : { ...testWindow, fee };
      const cart = priced({ lines, vouchers, codes, window, boughtPass, pass: boughtPass !== undefined });
      const { priceInfo, voucherLineItems, discountCodes } = cart;
      const waived = priceInfo.serviceFees - priceInfo.serviceFeesAfterDiscount;
      const off = sum([...voucherLineItems, ...discountCodes].map(({ discount }) => discount));
      const isFree = boughtPass !== undefined;
      expect(off).toBe(priceInfo.discounts + (isFree ? 0 : waived));
      expect(priceInfo.total).toBe(
        priceInfo.orderValue + priceInfo.depositFees + priceInfo.serviceFeesAfterDiscount + (boughtPass?.price ?? 0),
      );
      expect(sum(priceInfo.vatByRate.map(({ gross }) => gross))).toBe(priceInfo.total - priceInfo.depositFees);
      expect(priceInfo.totalVat).toBe(sum(priceInfo.vatByRate.map(({ vat }) => vat)));
      expect(new Set(priceInfo.vatByRate.map(({ permille }) => permille)).size).toBe(priceInfo.vatByRate.length);
      const { vatByRate: _, ...amounts } = priceInfo;
      expect(Math.min(...Object.values(amounts))).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 60 },
  );
});

test('CART-13 of codes that do not go together the first that holds counts, and the others say so', () => {
  const alone = (code: string, changes: Partial<CodeTerms> = {}) =>
    codeTerms({ code, kind: 'amount', value: 100, combinable: undefined, ...changes });
  const codes = [alone('OLD', { until: testNow }), alone('FIRST'), alone('SECOND'), codeTerms({ code: 'ANY' })];
  const { discounts, codes: shown } = discountsOf({ ...input, codes });
  expect(shown.map(({ code, discount, errorCode }) => [code, discount, errorCode])).toEqual([
    ['OLD', 0, '223'],
    ['FIRST', 100, undefined],
    ['SECOND', 0, '228'],
    ['ANY', 1000, undefined],
  ]);
  expect(discounts).toBe(1100);
});
