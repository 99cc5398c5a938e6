import { z } from 'zod/mini';
import { paymentMethod } from '../payment/methods.ts';
import { distributionTypes } from '../service/address.ts';
import { order, orderLine, orderStatuses } from './order.ts';

const cents = z.int();
const at = z.iso.datetime();

/** An order in a list of the studio: no more of a person than their name. */
export const foundOrder = z.object({
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  /** Paid, but its time was gone: staff have to settle it. */
  slotException: z.boolean(),
  placedAt: at,
  distributionType: z.enum(distributionTypes),
  startsAt: at,
  endsAt: at,
  total: cents,
  /** Who ordered; empty once they are forgotten. */
  name: z.string(),
  company: z.optional(z.string()),
});
export type FoundOrder = z.infer<typeof foundOrder>;

/** What is known of when something became of an order, in the order of time. */
export const orderMoment = z.object({
  kind: z.enum(['placed', 'cutOff', 'invoiced', 'refunded', 'changed']),
  at,
  /** Of a refund. */
  amount: z.optional(cents),
});
export type OrderMoment = z.infer<typeof orderMoment>;

/** What the provider, or the till, says of the money. */
export const orderMoney = z.object({
  status: z.enum(['CREATED', 'AUTHORIZED', 'CAPTURED', 'VOIDED', 'DECLINED', 'EXPIRED', 'REFUNDED']),
  captured: cents,
  refunded: cents,
  /** It waits for a person. */
  needsAttention: z.boolean(),
});
export type OrderMoney = z.infer<typeof orderMoney>;

const text = z.optional(z.string());

/** Where an order goes, and who takes it. */
const orderPlace = z.object({
  name: z.string(),
  street: text,
  /** Stairs, floor and door. */
  inside: text,
  city: text,
  phoneNumber: text,
  /** A note for the driver. */
  note: text,
  /** The store that packs it, or where it is collected. */
  storeId: text,
});

const orderPayer = z.object({
  name: z.string(),
  company: text,
  street: text,
  city: text,
  email: text,
  phoneNumber: text,
});

const line = z.pick(orderLine, {
  lineItemId: true,
  sku: true,
  name: true,
  brandName: true,
  pack: true,
  quantity: true,
  linePrice: true,
  deposit: true,
  weighed: true,
  substitution: true,
});

/** An order as staff see it; nothing of a person that its page does not show. */
export const staffOrder = z.object({
  ...z.pick(order, {
    orderNumber: true,
    status: true,
    parentOrderNumber: true,
    slotException: true,
    cancelReason: true,
    crateDepositDesired: true,
    refunded: true,
  }).shape,
  /** Orders that were added and go with it. */
  additions: z.array(z.string()),
  distributionType: z.enum(distributionTypes),
  startsAt: at,
  endsAt: at,
  moments: z.array(orderMoment),
  /** Missing for guests, and for whoever may not open customers. */
  customerId: z.optional(z.uuid()),
  hasAccount: z.boolean(),
  to: orderPlace,
  payer: orderPayer,
  lines: z.array(
    z.object({
      ...line.shape,
      /** After picking. */
      picked: z.optional(
        z.object({
          quantity: z.int(),
          grams: z.optional(z.int()),
          linePrice: cents,
          substitute: z.optional(z.string()),
        }),
      ),
    }),
  ),
  discounts: z.array(z.object({ name: z.string(), cents })),
  sums: z.object({
    goods: cents,
    deposits: cents,
    serviceFee: cents,
    pass: z.optional(cents),
    total: cents,
    vat: cents,
  }),
  payments: z.array(z.object({ methodKey: paymentMethod, amount: cents })),
  /** Missing where no provider and no till was asked. */
  money: z.optional(orderMoney),
  /** Its number, once it was issued. */
  invoice: z.optional(z.int()),
});
export type StaffOrder = z.infer<typeof staffOrder>;
