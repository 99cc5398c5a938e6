import { z } from 'zod/mini';
import { paymentMethods } from '../payment/methods.ts';
import { routeNames } from '../route/routes.ts';
import { mostItems, trackedItem } from './item.ts';

const word = z.string().check(z.maxLength(300));
const count = z.int().check(z.minimum(0), z.maximum(1_000_000));
const amount = z.number().check(z.minimum(0), z.maximum(1_000_000));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const items = z.array(trackedItem).check(z.maxLength(mostItems));
const hours = z.int().check(z.minimum(0), z.maximum(10_000));

export const userTypes = ['guest', 'customer', 'loyalty'] as const;
export type UserType = (typeof userTypes)[number];

export const errorTypes = ['paymentError', 'retailGateway', 'other'] as const;

/** Where and to whom it happened: the same for every event of a page view. Nothing tells one shopper from another. */
const context = {
  /** A path of the shop; the start page is `/`, and no term that was searched for is in it. */
  page_path: word,
  /** The route's name; `content` for editors' pages. */
  route: z.enum([...routeNames, 'content']),
  user_type: z.enum(userTypes),
  /** The assortment zone; missing where no place was chosen. */
  zone: z.optional(word),
};

/** What goods are worth, without deposit and fees. */
const worth = { currency, value: amount, items };

/** `promotion_id`: where it leads; `creative_slot`: which block of the page, its look, and which item of it. */
const promotion = { promotion_id: word, promotion_name: word, creative_slot: word, items };

/** What is missing to the smallest order; left out where nothing is. */
const minOrderMissing = z.optional(amount);

function event<const Name extends string, Fields extends z.core.$ZodShape>(name: Name, fields: Fields) {
  return z.strictObject({ name: z.literal(name), ...context, ...fields });
}

/** Everything the shop measures in a browser, with the names of GA4 where it has one. */
export const trackedEvent = z.discriminatedUnion('name', [
  event('page_view', {}),
  event('view_item_list', { item_list_id: word, item_list_name: z.optional(word), results: count, items }),
  event('view_search_results', { search_term: word, results: count, zero_results: z.boolean() }),
  /** `search_term`: of a list that a search found, where statistics are allowed alone. */
  event('select_item', {
    item_list_id: z.optional(word),
    query_id: z.optional(word),
    search_term: z.optional(word),
    items,
  }),
  event('view_item', { ...worth, quick_view: z.boolean() }),
  event('add_to_cart', worth),
  event('remove_from_cart', worth),
  /** An editor's offer is on the screen, or pressed; `items` where it is about a product. */
  event('view_promotion', promotion),
  event('select_promotion', promotion),
  event('view_cart', { ...worth, deposit: amount, min_order_missing: minOrderMissing }),
  event('add_to_wishlist', worth),
  event('begin_checkout', { ...worth, deposit: amount, min_order_missing: minOrderMissing }),
  /** `shipping_tier`: brought or collected. */
  event('add_shipping_info', {
    ...worth,
    shipping_tier: word,
    slot_lead_hours: hours,
    slot_fee: amount,
  }),
  event('add_payment_info', { ...worth, payment_type: z.enum(paymentMethods) }),
  /** Slots were offered: how many, how many of them are free, and in how many hours the first free one begins. */
  event('slot_view', { shipping_tier: word, slots: count, free_slots: count, slot_lead_hours: z.optional(hours) }),
  event('slot_none_free', { shipping_tier: word }),
  /** A list of several lines was pasted into the search; what it says is nobody's business. */
  event('list_paste', { lines: count }),
  event('substitution_choice', { choice: word }),
  event('voucher_activated', { voucher_id: word }),
  event('login', { method: word }),
  event('sign_up', { method: word }),
  event('share', { method: word, content_type: word, item_id: z.optional(word) }),
  /** ERR-05 */
  event('errorPage', { status: z.int() }),
  /** ERR-12: payments have a code and a description, the shop's own API an errorCode and a message, others a status. */
  event('error', {
    error_type: z.enum(errorTypes),
    code: z.optional(word),
    description: z.optional(word),
    errorCode: z.optional(word),
    message: z.optional(word),
    status: z.optional(z.int()),
  }),
]);
export type TrackedEvent = z.infer<typeof trackedEvent>;
export type TrackedContext = Pick<TrackedEvent, 'page_path' | 'route' | 'user_type' | 'zone'>;
