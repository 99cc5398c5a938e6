import { z } from 'zod/mini';

/** A share of the goods, so many cents off them, or no service fee. */
export const discountKinds = ['percent', 'amount', 'serviceFee'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** What a voucher or a code promises, independent of what it takes off this cart. */
export const discountTerms = z.object({
  kind: z.enum(discountKinds),
  /** Percent or cents; of a waived service fee 0. */
  value: z.int(),
});
