import { z } from 'zod/mini';

const some = z.int().check(z.minimum(1));
const names = z.optional(z.array(z.string().check(z.minLength(1))).check(z.minLength(1)));

/** Which goods: these products, everything below these categories, all of these brands. Any of them will do. */
export const voucherGoods = z
  .strictObject({ skus: names, categories: names, brands: names })
  .check(
    z.refine(
      ({ skus, categories, brands }) => (skus ?? categories ?? brands) !== undefined,
      'expected `skus`, `categories` or `brands`',
    ),
  );
export type VoucherGoods = z.infer<typeof voucherGoods>;

/** What it is limited to; without any of these it takes something off all goods together. */
const limits = {
  on: z.optional(voucherGoods),
  /** Only so many pieces, the dearest first. What is sold by the gram is one piece, however much of it there is. */
  mostPieces: z.optional(some),
  /** Only on one article, the dearest; one piece of it unless `mostPieces` says more. */
  oneArticle: z.optional(z.literal(true)),
  /** Only from so many pieces of these goods on. */
  minimumPieces: z.optional(some),
  /** Only from so many cents of these goods on, before discounts. */
  minimumValue: z.optional(some),
};

/** What a voucher takes off, and of what. */
export const takesOff = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), value: z.int().check(z.minimum(1), z.maximum(100)), ...limits }),
  z.strictObject({
    kind: z.literal('amount'),
    value: some,
    ...limits,
    /** So many cents off each piece, and not once. */
    perPiece: z.optional(z.literal(true)),
  }),
  z.strictObject({ kind: z.literal('serviceFee') }),
  /** LOY-14: nothing off, but so many times the points for these goods. */
  z.strictObject({
    kind: z.literal('points'),
    value: z.int().check(z.minimum(2), z.maximum(100)),
    on: limits.on,
    minimumPieces: limits.minimumPieces,
    minimumValue: limits.minimumValue,
  }),
]);
export type TakesOff = z.infer<typeof takesOff>;

/** What of a product decides whether a voucher is for it. */
export interface VoucherArticle {
  readonly sku: string;
  readonly brand?: { readonly slug: string } | undefined;
  readonly category: { readonly slug: string };
  readonly parentCategories: readonly { readonly slug: string }[];
}

/** Whether a voucher is for this product; without `on` it is for all. */
export function isOn(on: VoucherGoods | undefined, article: VoucherArticle): boolean {
  if (!on) return true;
  const { sku, brand, category, parentCategories } = article;
  const { skus = [], categories = [], brands = [] } = on;
  return (
    skus.includes(sku) ||
    (brand !== undefined && brands.includes(brand.slug)) ||
    [category, ...parentCategories].some(({ slug }) => categories.includes(slug))
  );
}
