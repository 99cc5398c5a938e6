import { z } from 'zod/mini';
import { poolKinds } from './loyaltyFile.ts';

const movementKinds = ['start', 'earn', 'takeBack', 'redeem', 'giveBack', 'donate', 'transfer'] as const;

/** LOY-05: what a member has of one kind of points. */
export const cardPool = z.object({
  poolId: z.string(),
  kind: z.enum(poolKinds),
  tags: z.array(z.string()),
  value: z.int(),
  /** What orders that are under way will bring. */
  waiting: z.int(),
  /** In cents, where points of this pool are worth money. */
  worth: z.optional(z.int()),
});
export type CardPool = z.infer<typeof cardPool>;

/** A row of the ledger, as a member reads it. */
export const loyaltyMovement = z.object({
  /** Rises with time: the next page of movements is asked for by the last one's. */
  id: z.int(),
  poolId: z.string(),
  kind: z.enum(movementKinds),
  /** Negative where points went. */
  value: z.int(),
  at: z.iso.datetime(),
  orderNumber: z.optional(z.string()),
  voucherId: z.optional(z.string()),
  /** Promotions that brought some of it. */
  promotionIds: z.array(z.string()),
  /** What a refund should have taken back as well, but was spent before. */
  missing: z.optional(z.int()),
});
export type LoyaltyMovement = z.infer<typeof loyaltyMovement>;

const cardPromotion = z.object({
  promotionId: z.string(),
  /** Left out with `dontRenderText`. */
  name: z.optional(z.string()),
  factor: z.int(),
  validUntil: z.iso.datetime(),
});

/** LOY-04: one card of a customer, or their membership where it has no card yet. */
export const loyaltyCardInfo = z.object({
  mpCardId: z.optional(z.string()),
  loyalityMemberId: z.string(),
  status: z.enum(['authenticated', 'referenced', 'onlineOnly']),
  memberSince: z.iso.datetime(),
  pools: z.array(cardPool),
  /** The next milestone of the points; missing where there is none left. */
  nextStep: z.optional(
    z.object({
      /** At so many points. */
      at: z.int(),
      /** So many there are. */
      value: z.int(),
      text: z.optional(z.string()),
    }),
  ),
  promotions: z.array(cardPromotion),
  /** The newest ten, the newest first. */
  movements: z.array(loyaltyMovement),
  /** How points are gathered: so many for so many cents. */
  earning: z.array(z.object({ poolId: z.string(), points: z.int(), perCents: z.int() })),
  /** What may be given, from which pool, in which portions. */
  donations: z.array(z.object({ poolId: z.string(), fromPoolId: z.string(), values: z.array(z.int()) })),
  /** LOY-10; its steps are vouchers. */
  collector: z.optional(
    z.object({ poolId: z.string(), perCents: z.int(), validUntil: z.iso.datetime(), voucherIds: z.array(z.string()) }),
  ),
});
export type LoyaltyCardInfo = z.infer<typeof loyaltyCardInfo>;
