import { z } from 'zod/mini';

const id = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'expected a short name like "doppelte-punkte"'));
const line = z.string().check(z.minLength(1));
const amount = z.int().check(z.minimum(1));
/** A day, or days counted from today, so that a demo never ages. It holds from the first one's midnight to the last one's. */
const day = z.union([z.iso.date(), z.int()]);

export const poolKinds = ['points', 'collector', 'donation'] as const;

/** Which goods something is for; what it does not name does not limit it. */
const goods = {
  skus: z.optional(z.array(line)),
  /** Slugs; what is below a category belongs to it. */
  categories: z.optional(z.array(line)),
  brands: z.optional(z.array(line)),
};

const pool = z.strictObject({
  poolId: id,
  kind: z.enum(poolKinds),
  /** `caritas_aktiv`: whoever has something in it is a donator (LOY-05). */
  tags: z._default(z.array(line), []),
  /** What one of its points is worth, where that can be said. */
  centsPerPoint: z.optional(amount),
});

/** Of goods after discounts; deposits, fees and passes bring nothing. */
const earning = z.strictObject({
  poolId: id,
  points: amount,
  perCents: amount,
  /** Beside the rate, for each piece. */
  extra: z._default(z.array(z.strictObject({ ...goods, points: amount })), []),
});

const promotion = z.strictObject({
  promotionId: id,
  name: line,
  /** So many times the points of its pool. */
  factor: z.int().check(z.minimum(2), z.maximum(10)),
  poolId: z.optional(id),
  ...goods,
  validFrom: day,
  validUntil: day,
});

/** `tenants/<id>/loyalty/loyalty.json`: what a tenant's loyalty programme is, and by which rules it goes. */
export const loyaltyFile = z.strictObject({
  /** `ledger`: our own; `gateway`: an outside one, whose address and key are LOYALTY_URL and LOYALTY_KEY. */
  programme: z.enum(['ledger', 'gateway']),
  /** The first of kind `points` is what vouchers cost if they say nothing else. */
  pools: z.array(pool).check(z.minLength(1)),
  earning: z.array(earning),
  promotions: z._default(z.array(promotion), []),
  /** Milestones of the points pool, and what awaits there. */
  steps: z._default(z.array(z.strictObject({ at: amount, text: line })), []),
  /** LOY-10: its coins are earned like points, and its steps are vouchers of type `collector`. */
  collector: z.optional(z.strictObject({ poolId: id, validFrom: day, validUntil: day, vouchers: z.array(id) })),
  /** Points that may be given: from which pool into which, in which portions. */
  donations: z._default(
    z.array(z.strictObject({ poolId: id, fromPoolId: id, values: z.array(amount).check(z.minLength(1)) })),
    [],
  ),
});
export type LoyaltyFile = z.infer<typeof loyaltyFile>;
