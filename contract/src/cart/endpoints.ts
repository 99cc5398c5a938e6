import { z } from 'zod/mini';
import { distributionAddress, distributionAddressForm } from '../service/address.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { billingAddressForm } from './billing.ts';
import { cart, cartModes, cartReply, substitutions } from './cart.ts';
import { cartPatch } from './cartPatch.ts';
import { cartErrorGroups } from './codes.ts';

const domain = 'cart';
const sku = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/));
/** Above any product's maximum. */
export const mostPieces = 100_000;
const pieces = z.int().check(z.minimum(1), z.maximum(mostPieces));
const store = z.object({ storeId: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))) });
const cartId = z.uuid();

export const getCart = defineEndpoint({
  method: 'GET',
  path: '/api/carts',
  domain,
  summary: 'The cart of the browser or customer; 404 if there is none.',
  reply: cart,
});

export const getCartValidation = defineEndpoint({
  method: 'GET',
  path: '/api/carts/validation',
  domain,
  summary: 'The cart and everything that keeps it from becoming an order.',
  reply: z.object({
    cartDTO: cart,
    errors: z.array(z.object({ code: z.string(), group: z.enum(cartErrorGroups), lineItemId: z.optional(z.string()) })),
  }),
});

export const addItem = defineEndpoint({
  method: 'POST',
  path: '/api/carts/items',
  domain,
  summary:
    'Puts pieces of a product into the cart; what is there already is added to, up to the product’s maximum. `storeId`: where it is wanted from, until a place is chosen.',
  query: store,
  body: z.object({ sku, quantity: pieces }),
  reply: cartReply,
  minimal: cartPatch,
});

export const setItem = defineEndpoint({
  method: 'PUT',
  path: '/api/carts/items/{lineItemId}',
  domain,
  summary: 'Sets how many pieces of a line are wanted, 0 removes it; or how it may be substituted.',
  params: z.object({ lineItemId: sku }),
  body: z.object({
    quantity: z.optional(z.int().check(z.minimum(0), z.maximum(mostPieces))),
    /** `null`: as the rest of the cart. */
    substitution: z.optional(z.nullable(z.enum(substitutions))),
  }),
  reply: cartReply,
  minimal: cartPatch,
});

const notAddedOrUpdatedItems = z.array(z.object({ sku: z.string(), quantity: z.int(), reason: z.string() }));

export const changeItems = defineEndpoint({
  method: 'POST',
  path: '/api/carts/items/bulk',
  domain,
  summary:
    'Several products at once: added, with `absolute` set to that many pieces (0 removes), or with `take` so many taken off again, as far as they are there. What cannot be done is told, the rest is done.',
  query: store,
  body: z.object({
    items: z
      .array(
        z.object({
          sku,
          quantity: z.int().check(z.minimum(0), z.maximum(mostPieces)),
          absolute: z.optional(z.boolean()),
          take: z.optional(z.boolean()),
        }),
      )
      .check(z.minLength(1), z.maxLength(300)),
  }),
  reply: z.object({ cartDTO: cartReply, notAddedOrUpdatedItems }),
  minimal: z.object({ cartDTO: cartPatch, notAddedOrUpdatedItems }),
});

export const removeAllItems = defineEndpoint({
  method: 'DELETE',
  path: '/api/carts/items/all',
  domain,
  summary: 'Empties the cart; place and codes stay.',
  reply: cartReply,
  minimal: cartPatch,
});

export const removeItems = defineEndpoint({
  method: 'DELETE',
  path: '/api/carts/items/multiple',
  domain,
  summary: 'Removes lines; comma-separated. One that is not there changes nothing.',
  query: z.object({
    lineItemIds: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}(,[A-Za-z0-9_-]{1,40}){0,299}$/)),
  }),
  reply: cartReply,
  minimal: cartPatch,
});

export const setCartMode = defineEndpoint({
  method: 'PUT',
  path: '/api/carts/mode',
  domain,
  summary: 'Goes to the add-on cart of an order, or back to the regular one, which was kept meanwhile.',
  body: z.object({ mode: z.enum(cartModes), orderNumber: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  reply: cartReply,
});

export const setCrateDepositDesired = defineEndpoint({
  method: 'POST',
  path: '/api/carts/crate-deposit-desired',
  domain,
  summary: 'Whether the goods shall come in crates, for a deposit.',
  body: z.object({ desired: z.boolean() }),
  reply: cartReply,
  minimal: cartPatch,
});

export const setSubstitution = defineEndpoint({
  method: 'PUT',
  path: '/api/carts/substitution',
  domain,
  summary: 'What the picker does when something is sold out.',
  body: z.object({ substitution: z.enum(substitutions) }),
  reply: cartReply,
  minimal: cartPatch,
});

/** The operation refuses an empty one, with a code of its own. */
const code = z.string().check(z.maxLength(40));

export const addDiscountCode = defineEndpoint({
  method: 'POST',
  path: '/api/carts/discount-codes',
  domain,
  summary: 'Applies a discount code.',
  body: z.object({ code }),
  reply: cartReply,
  minimal: cartPatch,
});

export const removeDiscountCode = defineEndpoint({
  method: 'DELETE',
  path: '/api/carts/discount-codes',
  domain,
  summary: 'Takes a discount code off again.',
  query: z.object({ code }),
  reply: cartReply,
  minimal: cartPatch,
});

export const setDistributionAddress = defineEndpoint({
  method: 'POST',
  path: '/api/carts/distribution-address',
  domain,
  summary:
    'Where the goods go. Prices and availability follow; `changes` tells what became different. Nothing is lost.',
  body: z.object({
    ...distributionAddressForm.shape,
    distributionType: z.optional(distributionAddress.shape.distributionType),
  }),
  reply: cartReply,
  minimal: cartPatch,
});

export const setTimeSlot = defineEndpoint({
  method: 'POST',
  path: '/api/carts/distribution-time-slot',
  domain,
  summary: 'Holds a slot for this cart for a while and lets go of the one it had.',
  body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(80)) }),
  reply: cartReply,
  minimal: cartPatch,
});

export const setBillingAddress = defineEndpoint({
  method: 'POST',
  path: '/api/carts/billing-address',
  domain,
  summary: 'Who pays, and where the invoice goes.',
  body: billingAddressForm,
  reply: cartReply,
  minimal: cartPatch,
});

export const setCartCustomer = defineEndpoint({
  method: 'POST',
  path: '/api/carts/set-customer',
  domain,
  customerOnly: true,
  summary:
    'After a login: takes the visitor’s cart over, or attaches it to the customer. Where both hold different things, `merge` is true and nothing changes until one of them is chosen.',
  query: z.object({ anonymousCartId: cartId }),
  reply: z.object({
    ...cartReply.shape,
    merge: z.optional(z.boolean()),
    /** With `merge`: the customer's own cart, so that the shopper sees what each of the two holds. */
    saved: z.optional(cart),
  }),
});

export const mergeCart = defineEndpoint({
  method: 'POST',
  path: '/api/carts/merge/{cartId}',
  domain,
  customerOnly: true,
  summary:
    'Puts what the visitor’s cart holds into the customer’s; with `keep` only one of them remains: the customer’s `saved` one, or the visitor’s (`new`). `discard` is the same as `keep=saved`.',
  params: z.object({ cartId }),
  query: z.object({ discard: z.optional(z.stringbool()), keep: z.optional(z.enum(['saved', 'new'])) }),
  reply: cartReply,
});

export const resetCart = defineEndpoint({
  method: 'POST',
  path: '/api/carts/reset',
  domain,
  summary:
    'Begins a new, empty cart at the same place; the slot of the old one is free again. One that waits for a payment is open again instead, with all it holds; with `reopen` nothing else happens, whatever state it is in by then.',
  query: z.object({ reopen: z.optional(z.stringbool()) }),
  reply: cartReply,
});

export const resetCartCookies = defineEndpoint({
  method: 'POST',
  path: '/api/carts/reset-cookies',
  domain,
  summary: 'Forgets which cart this browser had.',
  reply: null,
});
