import { type PriceInfo, walletMethod } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PricingInput, priceCart } from './priceCart.ts';
import { anyCodes, anyPricingLine, pricingInput, testWindow } from './testing.ts';

const anyInput: fc.Arbitrary<PricingInput> = fc
  .record({
    lines: fc.array(anyPricingLine, { maxLength: 6 }),
    codes: anyCodes,
    member: fc.boolean(),
    mode: fc.constantFrom('REGULAR' as const, 'ADDON' as const),
    fee: fc.option(fc.nat(1500), { nil: undefined }),
    freeOfChargeThreshold: fc.constantFrom(undefined, 0, 50_000),
    pass: fc.boolean(),
    crates: fc.boolean(),
    payments: fc.array(
      fc.record(
        {
          methodKey: fc.constantFrom('credit-cards' as const, 'payment-at-the-door' as const, walletMethod),
          amount: fc.nat(60_000),
        },
        { requiredKeys: ['methodKey'] },
      ),
      { maxLength: 2 },
    ),
  })
  .map(({ fee, ...rest }) => pricingInput({ ...rest, ...(fee !== undefined && { window: { ...testWindow, fee } }) }));

describe('any cart, discount and VAT mix', () => {
  const always = (check: (priceInfo: PriceInfo, input: PricingInput) => void) =>
    fc.assert(
      fc.property(anyInput, (input) => check(priceCart(input).priceInfo, input)),
      { numRuns: 100 },
    );
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

  test('CART-07 totals add up to the cent', () => {
    always((all, { lines, member }) => {
      const { totalArticlePrice, savings, discounts, orderValue, depositFees, total, totalWithSurcharge } = all;
      const waived = all.serviceFees - all.serviceFeesAfterDiscount;
      expect(all).toMatchObject({
        totalArticlePrice: sum(lines.map(({ quantity, good }) => quantity * (member ? good.memberPrice : good.price))),
        savings: sum(lines.map(({ quantity, good }) => quantity * good.regular)) - totalArticlePrice,
        orderValue: totalArticlePrice - discounts,
        total: orderValue + depositFees + all.serviceFeesAfterDiscount,
        totalSavings: savings + discounts + waived,
        overAuthorizationAmount: totalWithSurcharge - total,
        uncoveredAmountWithoutOverAuthorization: total - all.coveredAmount,
        uncoveredAmountWithOverAuthorization: totalWithSurcharge - all.coveredAmount,
      });
    });
  });

  test('CART-07 nothing is ever negative', () => {
    always(({ vatByRate, ...amounts }) => {
      expect(
        Math.min(...Object.values(amounts), ...vatByRate.map(({ gross, vat }) => gross - vat)),
      ).toBeGreaterThanOrEqual(0);
    });
  });

  test('CART-07 the gross amounts of the rates add up to goods and service, each with the VAT it contains', () => {
    always(({ vatByRate, totalVat, orderValue, serviceFeesAfterDiscount }) => {
      expect(sum(vatByRate.map(({ gross }) => gross))).toBe(orderValue + serviceFeesAfterDiscount);
      expect(sum(vatByRate.map(({ vat }) => vat))).toBe(totalVat);
      for (const { permille, gross, vat } of vatByRate) {
        // Within half a cent of gross × rate / (1 + rate), without dividing.
        expect(Math.abs(2 * (vat * (1000 + permille) - gross * permille))).toBeLessThanOrEqual(1000 + permille);
      }
      expect(vatByRate.map(({ permille }) => permille)).toEqual(
        vatByRate.map(({ permille }) => permille).sort((a, b) => b - a),
      );
    });
  });

  test('CART-13 what the codes take off adds up to the discounts and to the fee they waive', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { priceInfo, discountCodes } = priceCart(input);
        const fees = new Set(input.codes.filter(({ kind }) => kind === 'serviceFee').map(({ code }) => code));
        const off = (isFee: boolean) =>
          sum(discountCodes.filter(({ code }) => fees.has(code) === isFee).map(({ discount }) => discount));
        expect(off(false)).toBe(priceInfo.discounts);
        expect(off(true)).toBeLessThanOrEqual(priceInfo.serviceFees - priceInfo.serviceFeesAfterDiscount);
      }),
      { numRuns: 60 },
    );
  });
});
