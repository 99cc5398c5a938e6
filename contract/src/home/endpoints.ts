import { z } from 'zod/mini';
import { product } from '../catalogue/product.ts';
import { loyaltyMemberInformation } from '../loyalty/member.ts';
import { orderSummary } from '../order/order.ts';
import { distributionAddress } from '../service/address.ts';
import { timeSlot } from '../service/slot.ts';
import { defineEndpoint } from '../wire/endpoint.ts';

/** Where an order goes, in as many words as a line has room for. */
const orderPlace = z.pick(distributionAddress, {
  distributionType: true,
  storeId: true,
  streetName: true,
  streetNumber: true,
  postalCode: true,
  city: true,
});

/** An order in short; what was added to it is counted in. */
export const homeOrder = z.object({
  ...orderSummary.shape,
  /** How many different products; `lineItemCount` counts pieces. */
  productCount: z.int(),
  /** Until when it can be cancelled and added to. */
  cutOffAt: z.iso.datetime(),
  /** When its status last changed. */
  changedAt: z.iso.datetime(),
  place: orderPlace,
  /** Paid, but its window was full: staff have to settle when it comes. */
  slotException: z.boolean(),
});
export type HomeOrder = z.infer<typeof homeOrder>;

/** Something bought before, and how much of it is usually taken. */
const boughtBefore = z.object({ product, quantity: z.int() });
export type BoughtBefore = z.infer<typeof boughtBefore>;

/** Something whose usual time between two purchases is over. */
const runningLow = z.object({ ...boughtBefore.shape, everyDays: z.int(), lastAt: z.iso.datetime() });
export type RunningLow = z.infer<typeof runningLow>;

export const homeReply = z.object({
  /** Missing for guests. */
  firstName: z.optional(z.string()),
  /** Orders that are under way, the next delivery first. */
  orders: z.array(homeOrder),
  /** The newest order, where none is under way. */
  lastOrder: z.optional(homeOrder),
  /** The next windows at the cart's place, or at that of the last order; missing where neither is known. */
  windows: z.optional(
    z.object({
      address: distributionAddress,
      /** The cart goes there already. */
      ofCart: z.boolean(),
      slots: z.array(timeSlot),
      /** The one that is held for the cart. */
      ownSlotId: z.optional(z.string()),
    }),
  ),
  buyAgain: z.array(boughtBefore),
  runningLow: z.array(runningLow),
  /** What was bought before and is reduced now, as far as it is in neither list above. */
  offers: z.array(product),
  /** Of members: what they have gathered. */
  memberPools: z.array(loyaltyMemberInformation.shape.pools.def.element),
});
export type HomeReply = z.infer<typeof homeReply>;

export const getHome = defineEndpoint({
  method: 'GET',
  path: '/api/home',
  domain: 'home',
  summary:
    'What the home page shows to whoever asks: open orders, the next windows, what to buy again. Guests get what belongs to their browser.',
  reply: homeReply,
});
