import { type CardPool, loyaltyFailures, loyaltyStatus } from '@trolley/contract';
import { type Cards, type LoyaltyRefused, shownPools } from './cardInfo.ts';
import type { Donated } from './programme.ts';

interface Asked {
  readonly customerId: string;
  readonly idempotencyKey: string;
  readonly poolId: string;
  readonly value: number;
}

const failures: Readonly<Record<Exclude<Donated, 'donated'>, LoyaltyRefused['failure']>> = {
  short: loyaltyFailures.tooFewPoints,
  keyReused: loyaltyFailures.keyReused,
  notMember: loyaltyFailures.notMember,
  away: loyaltyFailures.programmeAway,
};

/** Gives a member's points to a pool of donations, in one of its portions; answers the pools as they are then. */
export async function donate(
  { loyalty, membershipOf, earningBy }: Cards,
  { customerId, idempotencyKey, poolId, value }: Asked,
): Promise<{ readonly pools: CardPool[] } | LoyaltyRefused> {
  const own = await membershipOf(customerId);
  const { loyalityMemberId, joeAuthenticationStatus, mpCardId } = own ?? {};
  const status = loyaltyStatus({ joeAuthenticationStatus: joeAuthenticationStatus ?? undefined });
  if (typeof loyalityMemberId !== 'string' || status !== 'authenticated') return { failure: loyaltyFailures.notMember };
  const offered = loyalty.file.donations.find((one) => one.poolId === poolId && one.values.includes(value));
  if (!offered) return { failure: loyaltyFailures.donationUnknown };
  const { fromPoolId } = offered;
  const donated = await loyalty.programme.donate({ customerId, idempotencyKey, poolId, fromPoolId, value });
  if (donated !== 'donated') return { failure: failures[donated] };
  const [pools, open] = await Promise.all([
    loyalty.programme.poolsOf({ customerId, loyalityMemberId, mpCardId: mpCardId ?? undefined }),
    earningBy?.(customerId) ?? [],
  ]);
  return { pools: shownPools(loyalty, pools, open) };
}
