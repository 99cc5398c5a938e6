import { z } from 'zod/mini';
import { billingAddress } from '../cart/billing.ts';
import { cartModes, substitutions } from '../cart/cart.ts';
import { discountedGoods, discountScope, discountTerms } from '../cart/discount.ts';
import { priceInfo } from '../cart/priceInfo.ts';
import { paymentMethod } from '../payment/methods.ts';
import { distributionAddress } from '../service/address.ts';

/** PLACED → PICKING → PICKED → on its way or waiting → COMPLETED; cancelled before the cut-off, by staff until the end. */
export const orderStatuses = [
  'PLACED',
  'PICKING',
  'PICKED',
  'OUT_FOR_DELIVERY',
  'READY_FOR_COLLECTION',
  'COMPLETED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const substitute = z.object({
  sku: z.string(),
  name: z.string(),
  pack: z.optional(z.string()),
  perPiecePrice: z.int(),
  kiloPrice: z.optional(z.int()),
  /** Of all pieces. */
  deposit: z.int(),
  /** Permille. */
  vat: z.int(),
  minAge: z.optional(z.int()),
});
export type Substitute = z.infer<typeof substitute>;

/** A line as it was bought, independent of later changes of the catalogue. */
export const orderLine = z.object({
  lineItemId: z.string(),
  sku: z.string(),
  name: z.string(),
  brandName: z.optional(z.string()),
  slug: z.optional(z.string()),
  pack: z.optional(z.string()),
  picture: z.optional(z.string()),
  quantity: z.int(),
  perPiecePrice: z.int(),
  linePrice: z.int(),
  regularLinePrice: z.int(),
  deposit: z.int(),
  /** Permille. */
  vat: z.int(),
  weighed: z.boolean(),
  /** Of weighed goods: what a kilogram costs; their final price comes of it. */
  kiloPrice: z.optional(z.int()),
  /** Of what is sold by weight: the grams of one step, of which `quantity` were ordered. */
  stepGrams: z.optional(z.int()),
  substitution: z.enum(substitutions),
  minAge: z.optional(z.int()),
  /** After picking: what there was, and what it costs by its real weight. */
  picked: z.optional(
    z.object({
      quantity: z.int(),
      grams: z.optional(z.int()),
      linePrice: z.int(),
      /** The substitute, with its own deposit and tax; never more expensive than the ordered product. */
      substitute: z.optional(substitute),
    }),
  ),
});
export type OrderLine = z.infer<typeof orderLine>;

export const orderPayment = z.object({
  methodKey: paymentMethod,
  brandName: z.optional(z.string()),
  /** Paid, or to be paid; while goods are not weighed the provider has authorised more. */
  amount: z.int(),
  authorized: z.optional(z.int()),
});

/** Missing in orders from before these were frozen. */
const frozenTerms = z.partial(discountTerms).shape;

export const order = z.object({
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  mode: z.enum(cartModes),
  /** Of an addition: the order it goes with. */
  parentOrderNumber: z.optional(z.string()),
  placedAt: z.iso.datetime(),
  productLineItems: z.array(orderLine),
  voucherLineItems: z.array(
    z.object({
      lineItemId: z.string(),
      name: z.string(),
      discount: z.int(),
      ...frozenTerms,
      on: z.optional(discountScope),
      goods: z.optional(discountedGoods),
    }),
  ),
  discountCodes: z.array(z.object({ code: z.string(), name: z.string(), discount: z.int(), ...frozenTerms })),
  /** `vat` is in permille; missing in orders from before it was frozen. */
  deliveryPassLineItem: z.optional(
    z.object({ lineItemId: z.string(), name: z.string(), price: z.int(), vat: z.optional(z.int()) }),
  ),
  priceInfo,
  payments: z.array(orderPayment),
  distributionAddress,
  distributionWindow: z.object({ id: z.string(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }),
  billingAddress,
  crateDepositDesired: z.boolean(),
  /** Until when it can be cancelled and added to. */
  cutOffAt: z.iso.datetime(),
  canBeCancelled: z.boolean(),
  canBeAddedTo: z.boolean(),
  /** Paid, but its slot was full: staff have to settle it. */
  slotException: z.boolean(),
  /** Its invoice can be had; also of a cancelled order, beside the credit note that takes it back. */
  invoiced: z.boolean(),
  /** Why the shop cancelled it. */
  cancelReason: z.optional(z.string()),
  /** Refunded: of a cancelled order everything, otherwise the refunds after payment. */
  refunded: z.int(),
  /** What was refunded after it was paid, the oldest first; each has a credit note of that number. */
  refunds: z.array(z.object({ number: z.int(), amount: z.int(), refundedAt: z.iso.datetime() })),
});
export type Order = z.infer<typeof order>;

export const orderSummary = z.object({
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  placedAt: z.iso.datetime(),
  total: z.int(),
  lineItemCount: z.int(),
  distributionType: distributionAddress.shape.distributionType,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  pictures: z.array(z.string()),
  canBeCancelled: z.boolean(),
  canBeAddedTo: z.boolean(),
});
export type OrderSummary = z.infer<typeof orderSummary>;
