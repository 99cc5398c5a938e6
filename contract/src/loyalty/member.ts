import { z } from 'zod/mini';

/** LOY-12: a customer's membership. */
export const loyaltyMemberInformation = z.object({
  mpCardId: z.optional(z.string()),
  /** Spelled as the programme spells it. */
  loyalityMemberId: z.optional(z.string()),
  joeAuthenticationStatus: z.optional(z.string()),
  pools: z.array(z.object({ poolId: z.string(), tags: z.array(z.string()), value: z.int() })),
  promotions: z.array(z.object({ promotionId: z.string() })),
  vouchers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** LOY-16: an outside programme that does not answer: until it is back nothing of it shows or counts. */
  programmeAway: z.optional(z.literal(true)),
});
export type LoyaltyMemberInformation = z.infer<typeof loyaltyMemberInformation>;

export type LoyaltyStatus = 'authenticated' | 'dereferenced' | 'onlineOnly' | 'referenced' | 'none';

const authenticated = 'Authenticated';

/** LOY-01, LOY-02: the state of a membership; the first that fits. */
export function loyaltyStatus(member: Partial<LoyaltyMemberInformation> | undefined): LoyaltyStatus {
  if (!member) return 'none';
  if (member.joeAuthenticationStatus === authenticated) return 'authenticated';
  if (member.mpCardId) return member.loyalityMemberId ? 'referenced' : 'dereferenced';
  return member.loyalityMemberId ? 'onlineOnly' : 'none';
}

/** Loyalty prices and vouchers are only for authenticated members, and only while the programme answers. */
export const isMember = (member: Partial<LoyaltyMemberInformation> | undefined) =>
  loyaltyStatus(member) === 'authenticated' && !member?.programmeAway;
