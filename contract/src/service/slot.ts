import { z } from 'zod/mini';

export const slotStates = ['free', 'few', 'soldOut', 'closed'] as const;

/** A stretch of time in which goods are brought or can be collected. All times are instants. */
export const timeSlot = z.object({
  id: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Until then an order for it can be placed and changed. */
  cutOffAt: z.iso.datetime(),
  /** Cents, VAT included, before any threshold or pass. */
  fee: z.int(),
  state: z.enum(slotStates),
  /** A van is near at that time anyway. */
  green: z.boolean(),
});
export type TimeSlot = z.infer<typeof timeSlot>;

/** The slot of a cart and its hold. */
export const distributionWindow = z.object({
  ...z.pick(timeSlot, { id: true, startsAt: true, endsAt: true, cutOffAt: true, fee: true, green: true }).shape,
  /** When the hold ends. Never after the cut-off, unless a payment is under way. */
  heldUntil: z.iso.datetime(),
  /** The hold has not expired. */
  held: z.boolean(),
});
export type DistributionWindow = z.infer<typeof distributionWindow>;

/** The slots of one day in the tenant's time zone. */
export const slotDay = z.object({ date: z.iso.date(), windows: z.array(timeSlot) });
export type SlotDay = z.infer<typeof slotDay>;
