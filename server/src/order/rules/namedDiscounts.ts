import type { Attempt } from '../../checkout/attempt.ts';

type Named = Pick<Attempt, 'voucherLineItems' | 'discountCodes'>;
export type Discounted = Named & Pick<Attempt, 'priceInfo'>;
export type FinalDiscounts = Named & { readonly discounts: number };

/** The same discounts with other amounts, vouchers before codes. */
export function withAmounts({ voucherLineItems, discountCodes }: Named, after: readonly number[]): Named {
  return {
    voucherLineItems: voucherLineItems.map((one, at) => ({ ...one, discount: after[at] ?? 0 })),
    discountCodes: discountCodes.map((one, at) => ({ ...one, discount: after[voucherLineItems.length + at] ?? 0 })),
  };
}
