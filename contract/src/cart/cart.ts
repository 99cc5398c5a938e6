import { z } from 'zod/mini';
import { product } from '../catalogue/product.ts';
import { paymentMethod } from '../payment/methods.ts';
import { distributionAddress } from '../service/address.ts';
import { distributionWindow } from '../service/slot.ts';
import { voucherMissing } from '../voucher/voucher.ts';
import { billingAddress } from './billing.ts';
import { discountedGoods, discountScope, discountTerms } from './discount.ts';
import { priceInfo } from './priceInfo.ts';

export const cartModes = ['REGULAR', 'ADDON'] as const;
export type CartMode = (typeof cartModes)[number];
export const cartStatuses = ['OPEN', 'FINALIZED', 'ORDERED', 'ABANDONED'] as const;
export type CartStatus = (typeof cartStatuses)[number];

/** What the picker does when something is sold out. */
export const substitutions = ['similar', 'none'] as const;
export type Substitution = (typeof substitutions)[number];

/** Lines one cart can hold. */
export const mostLines = 300;

export const lineItem = z.object({
  /** The sku: a cart has one line for each product. */
  lineItemId: z.string(),
  product,
  /** Pieces; of a weight article one piece is one step of `quantityStepSize` grams. */
  quantity: z.int(),
  /** What one piece costs this shopper now. */
  perPiecePrice: z.int(),
  /** `perPiecePrice` × `quantity`. */
  linePrice: z.int(),
  /** The price at the list price; equals `linePrice` where nothing is saved. */
  regularLinePrice: z.int(),
  /** Only where it differs from the cart's. */
  substitution: z.optional(z.enum(substitutions)),
  /** When it was put into the cart. */
  addedAt: z.optional(z.iso.datetime()),
});
export type LineItem = z.infer<typeof lineItem>;

export const unavailableReasons = ['temporarilyUnavailable', 'unavailable', 'notInAssortment', 'discontinued'] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];

export const unavailableLineItem = z.object({
  lineItemId: z.string(),
  quantity: z.int(),
  reason: z.enum(unavailableReasons),
  /** As much as is still known of it. */
  product: z.object({
    sku: z.string(),
    name: z.string(),
    slug: z.optional(z.string()),
    pack: z.optional(z.string()),
    picture: z.optional(z.string()),
    brand: z.optional(z.object({ slug: z.string(), name: z.string() })),
  }),
  /** A similar product, if there is one. */
  alternative: z.optional(product),
});
export type UnavailableLineItem = z.infer<typeof unavailableLineItem>;

export const cartDiscountCode = z.object({
  code: z.string(),
  /** What it says on the coupon. */
  name: z.string(),
  /** Its present discount; 0 while it is not valid. */
  discount: z.int(),
  ...discountTerms.shape,
  /** Why it takes nothing off. */
  errorCode: z.optional(z.string()),
});
export type CartDiscountCode = z.infer<typeof cartDiscountCode>;

/** VOU-03: a voucher that belongs into the cart; `discount` is 0 while something is missing for it. */
export const cartVoucher = z.object({
  lineItemId: z.string(),
  name: z.string(),
  discount: z.int(),
  ...discountTerms.shape,
  on: z.optional(discountScope),
  goods: z.optional(discountedGoods),
  /** A member activated it, and can put it back. */
  activated: z.optional(z.literal(true)),
  /** Of one that a member activated: why it takes nothing off yet. */
  missing: z.optional(voucherMissing),
});
export type CartVoucher = z.infer<typeof cartVoucher>;

/** PAY-02: a planned payment; its amount follows the cart's total. */
export const cartPayment = z.object({
  /** The method's key: there is one of each. */
  id: paymentMethod,
  methodKey: paymentMethod,
  brandName: z.optional(z.string()),
  /** What it pays of the total. */
  amount: z.int(),
  /** The amount to authorise: more than `amount` while goods are not weighed. */
  amountPlanned: z.int(),
});

export const cart = z.object({
  id: z.string(),
  /** Rises with every change; the storefront drops a response with a lower one than it shows. */
  revision: z.int(),
  /** Names the lines as they are here: whoever repeats it with a change is told only what became different of them. */
  linesTag: z.optional(z.string()),
  customerId: z.optional(z.string()),
  payments: z.array(cartPayment),
  lineItemCount: z.int(),
  mode: z.enum(cartModes),
  orderNumber: z.optional(z.string()),
  cartStatus: z.enum(cartStatuses),
  priceInfo,
  /** Sorted by department and category, then by when they were added. */
  productLineItems: z.array(lineItem),
  voucherLineItems: z.array(cartVoucher),
  discountCodes: z.array(cartDiscountCode),
  unavailableLineItems: z.array(unavailableLineItem),
  /** `lineItemId` is the plan's; `vat` is in permille. */
  deliveryPassLineItem: z.optional(
    z.object({ lineItemId: z.string(), name: z.string(), price: z.int(), vat: z.int() }),
  ),
  /** The service fee would not be waived without a delivery pass. */
  passPaysFee: z.optional(z.literal(true)),
  /** LOY-16: of a member whose programme does not answer: prices are the regular ones until it is back. */
  programmeAway: z.optional(z.literal(true)),
  distributionAddress: z.optional(distributionAddress),
  distributionWindow: z.optional(distributionWindow),
  billingAddress: z.optional(billingAddress),
  /** Grams. */
  weight: z.int(),
  /** Grams of the order that an ADDON cart adds to: the weight limit counts both. */
  orderWeight: z.optional(z.int()),
  /** Goods worth this are served without a fee; missing where there is no such offer, or nothing to be reached. */
  freeOfChargeThreshold: z.optional(z.int()),
  /** There is no fee at any value of goods: they are added to an order, or a delivery pass pays for it. */
  serviceFree: z.optional(z.literal(true)),
  crateDepositDesired: z.boolean(),
  substitution: z.enum(substitutions),
});
export type Cart = z.infer<typeof cart>;

export const addOutcomes = ['added', 'capped', 'maxquantityreached'] as const;
export type AddOutcome = (typeof addOutcomes)[number];

/** A change of the cart caused by another place, slot or customer. */
export const cartChange = z.object({
  kind: z.enum([
    'unavailable',
    'availableAgain',
    'dearer',
    'cheaper',
    'quantity',
    'slotReleased',
    'discountCode',
    'paymentDropped',
  ]),
  name: z.optional(z.string()),
  lineItemId: z.optional(z.string()),
  before: z.optional(z.int()),
  after: z.optional(z.int()),
});
export type CartChange = z.infer<typeof cartChange>;

/** The response of every endpoint that changes a cart. */
export const cartReply = z.object({
  ...cart.shape,
  /** Of an add. */
  outcome: z.optional(z.enum(addOutcomes)),
  /** Of a change of place or person. */
  changes: z.optional(z.array(cartChange)),
});
export type CartReply = z.infer<typeof cartReply>;

/** It does something with this cart: takes something off, or brings more points. */
export const isWorking = ({ discount, kind, missing }: Pick<CartVoucher, 'discount' | 'kind' | 'missing'>): boolean =>
  discount > 0 || (kind === 'points' && !missing);
