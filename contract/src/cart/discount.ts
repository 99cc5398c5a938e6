import { z } from 'zod/mini';

/** A share of the goods, so many cents off them, or no service fee. */
export const discountKinds = ['percent', 'amount', 'serviceFee', 'points'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** What a voucher or a code promises, independent of what it takes off this cart. */
export const discountTerms = z.object({
  kind: z.enum(discountKinds),
  /** Percent or cents; of a waived service fee 0. */
  value: z.int(),
});

/** Which goods a voucher takes something off, where it is not all of them together; as it was when the order was placed. */
export const discountScope = z.object({
  /** Missing: any of the goods. */
  lineItemIds: z.optional(z.array(z.string())),
  mostPieces: z.optional(z.int()),
  oneArticle: z.optional(z.literal(true)),
  /** The value is taken off each piece. */
  perPiece: z.optional(z.literal(true)),
});
export type DiscountScope = z.infer<typeof discountScope>;

/** What it takes off which line; only of those that are limited to some goods. */
export const discountedGoods = z.array(z.object({ lineItemId: z.string(), discount: z.int() }));

const mostNames = 3;

/** The goods that a voucher took something off, by name; undefined where it is for all of them. */
export function discountedNames(
  goods: z.infer<typeof discountedGoods> | undefined,
  nameOf: (lineItemId: string) => string | undefined,
): string | undefined {
  const names = (goods ?? []).flatMap(({ lineItemId }) => nameOf(lineItemId) ?? []);
  if (names.length === 0) return undefined;
  return names.slice(0, mostNames).join(', ') + (names.length > mostNames ? ` +${names.length - mostNames}` : '');
}
