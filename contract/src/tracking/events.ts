import { z } from 'zod/mini';
import { paymentMethods } from '../payment/methods.ts';
import { routeNames } from '../route/routes.ts';
import { mostItems, trackedItem } from './item.ts';

const word = z.string().check(z.maxLength(300));
const count = z.int().check(z.minimum(0), z.maximum(1_000_000));
const amount = z.number().check(z.minimum(0), z.maximum(1_000_000));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const items = z.array(trackedItem).check(z.maxLength(mostItems));

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

function event<const Name extends string, Fields extends z.core.$ZodShape>(name: Name, fields: Fields) {
  return z.strictObject({ name: z.literal(name), ...context, ...fields });
}

/** Everything the shop measures in a browser, with the names of GA4 where it has one. */
export const trackedEvent = z.discriminatedUnion('name', [
  event('page_view', {}),
  event('view_item_list', { item_list_id: word, item_list_name: z.optional(word), results: count, items }),
  event('view_search_results', { search_term: word, results: count, zero_results: z.boolean() }),
  event('select_item', { item_list_id: z.optional(word), query_id: z.optional(word), items }),
  event('view_item', { ...worth, quick_view: z.boolean() }),
  event('add_to_cart', worth),
  event('remove_from_cart', worth),
  event('view_cart', { ...worth, deposit: amount }),
  event('add_to_wishlist', worth),
  event('begin_checkout', { ...worth, deposit: amount }),
  /** `shipping_tier`: brought or collected. */
  event('add_shipping_info', {
    ...worth,
    shipping_tier: word,
    slot_lead_hours: z.int().check(z.minimum(0), z.maximum(10_000)),
    slot_fee: amount,
  }),
  event('add_payment_info', { ...worth, payment_type: z.enum(paymentMethods) }),
  event('slot_none_free', { shipping_tier: word }),
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
