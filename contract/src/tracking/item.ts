import { z } from 'zod/mini';

const word = z.string().check(z.maxLength(300));
const amount = z.number().check(z.minimum(0), z.maximum(1_000_000));

/** Most items of one event, as GA4 takes them. */
export const mostItems = 200;

/** A product as analytics see it: GA4's fields first, then a grocer's own. Prices are gross, in units of the currency. */
export const trackedItem = z.strictObject({
  /** The sku. */
  item_id: word,
  item_name: word,
  item_brand: z.optional(word),
  /** The departments above it, root first. */
  item_category: z.optional(word),
  item_category2: z.optional(word),
  item_category3: z.optional(word),
  item_category4: z.optional(word),
  item_category5: z.optional(word),
  item_list_id: z.optional(word),
  item_list_name: z.optional(word),
  /** Its place in the list, from 0. */
  index: z.optional(z.int().check(z.minimum(0))),
  /** What one piece costs this shopper. */
  price: z.optional(amount),
  /** Pieces; of goods sold by the gram: steps. */
  quantity: z.int().check(z.minimum(0), z.maximum(100_000)),
  /** How much less than the list price one piece costs. */
  discount: z.optional(amount),
  coupon: z.optional(word),
  /** The list price, and the one of members. */
  regular_price: z.optional(amount),
  loyalty_price: z.optional(amount),
  deposit: z.optional(amount),
  /** The same for all sizes of one product. */
  product_id: z.optional(word),
  weight_article: z.optional(z.boolean()),
  weight_piece_article: z.optional(z.boolean()),
});
export type TrackedItem = z.infer<typeof trackedItem>;
