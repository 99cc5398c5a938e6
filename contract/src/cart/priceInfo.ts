import { z } from 'zod/mini';

const cents = z.int();

/** The money of a cart, in cents; every field has one meaning and all of them add up. */
export const priceInfo = z.object({
  /** Σ of the lines at the price that applies, before discounts, deposits left out. */
  totalArticlePrice: cents,
  /** Σ (regular − applied) over the lines. */
  savings: cents,
  /** Σ of vouchers and discount codes. */
  discounts: cents,
  /** savings + discounts + the part of the service fee that is waived. */
  totalSavings: cents,
  /** totalArticlePrice − discounts: compared with minimum, maximum and the threshold of free service. */
  orderValue: cents,
  depositFees: cents,
  serviceFees: cents,
  serviceFeesAfterDiscount: cents,
  /** Permille; the fee shares the goods' rates, so this is their mean. */
  serviceFeeTaxRate: z.int(),
  /** orderValue + depositFees + serviceFeesAfterDiscount + the price of a delivery pass that is bought along. */
  total: cents,
  /** VAT contained in `total`. */
  totalVat: cents,
  /** The same by rate, highest first; gross amounts add up to `total` − depositFees. */
  vatByRate: z.array(z.object({ permille: z.int(), gross: cents, vat: cents })),
  overAuthorizationPercentage: z.int(),
  totalWithSurcharge: cents,
  overAuthorizationAmount: cents,
  coveredAmount: cents,
  uncoveredAmountWithOverAuthorization: cents,
  uncoveredAmountWithoutOverAuthorization: cents,
});
export type PriceInfo = z.infer<typeof priceInfo>;
