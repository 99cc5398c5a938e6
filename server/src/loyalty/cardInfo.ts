import {
  type CardPool,
  type EarningOrder,
  type LoyaltyCardInfo,
  type LoyaltyFile,
  loyaltyFailures,
  loyaltyStatus,
} from '@trolley/contract';
import type { Loyalty } from './loyalty.ts';
import { away, type Pool } from './programme.ts';
import { instantOf } from './rules/datedPromotions.ts';
import { nextStep } from './rules/nextStep.ts';

/** What an account says of its membership. */
export interface AccountCard {
  readonly mpCardId: string | null;
  readonly loyalityMemberId: string | null;
  readonly joeAuthenticationStatus: string | null;
}

export interface Cards {
  readonly loyalty: Loyalty;
  membershipOf(customerId: string): Promise<AccountCard | undefined>;
  /** A member's orders that are under way; missing where nothing is sold online. */
  readonly earningBy?: ((customerId: string) => Promise<readonly EarningOrder[]>) | undefined;
  now(): number;
}

export interface LoyaltyRefused {
  readonly failure: (typeof loyaltyFailures)[keyof typeof loyaltyFailures];
}

interface Asked {
  readonly customerId: string;
  /** Only these cards; undefined: all. */
  readonly currentIds?: readonly string[] | undefined;
  readonly withTexts: boolean;
}

const newest = 10;

/** LOY-04: the cards of a customer, of whom we know one at most. Nothing of somebody who is no member. */
export async function cardInfo(
  { loyalty, membershipOf, earningBy, now }: Cards,
  { customerId, currentIds, withTexts }: Asked,
): Promise<LoyaltyCardInfo[] | LoyaltyRefused> {
  const own = await membershipOf(customerId);
  const status = loyaltyStatus(own && given(own));
  if (!own || status === 'none') return [];
  const mpCardId = own.mpCardId ?? undefined;
  if (currentIds && (mpCardId === undefined || !currentIds.includes(mpCardId))) return [];
  const { loyalityMemberId } = own;
  // A card that belongs to no membership is dead.
  if (status === 'dereferenced' || loyalityMemberId === null) return { failure: loyaltyFailures.cardUnknown };
  const member = { customerId, loyalityMemberId, mpCardId };
  const [record, open] = await Promise.all([
    loyalty.programme.recordOf(member, { limit: newest }),
    earningBy?.(customerId) ?? [],
  ]);
  if (record === 'unknown') return { failure: loyaltyFailures.cardUnknown };
  if (record === away) return { failure: loyaltyFailures.programmeAway };
  const known = { loyalityMemberId, ...(mpCardId !== undefined && { mpCardId }), status };
  const memberSince = record.since.toISOString();
  // A card that nobody proved may be another person's: nothing is told of it.
  if (status === 'referenced')
    return [{ ...known, memberSince, pools: [], promotions: [], movements: [], earning: [], donations: [] }];
  const pools = shownPools(loyalty, record.pools, open);
  const { file, timeZone } = loyalty;
  const step = nextStep(file.steps, pools.find(({ kind }) => kind === 'points')?.value ?? 0);
  const promotions = status === 'authenticated' ? loyalty.promotionsAt(now()) : [];
  return [
    {
      ...known,
      memberSince,
      pools,
      ...(step && { nextStep: { at: step.at, value: step.value, ...(withTexts && { text: step.text }) } }),
      promotions: promotions.map(({ promotionId, name, factor, validUntil }) => ({
        promotionId,
        ...(withTexts && { name }),
        factor,
        validUntil,
      })),
      movements: [...record.movements],
      earning: file.earning.map(({ poolId, points, perCents }) => ({ poolId, points, perCents })),
      donations: file.donations,
      ...collectorOf(file, now(), timeZone),
    },
  ];
}

function given({ mpCardId, loyalityMemberId, joeAuthenticationStatus }: AccountCard) {
  return {
    ...(mpCardId !== null && { mpCardId }),
    ...(loyalityMemberId !== null && { loyalityMemberId }),
    ...(joeAuthenticationStatus !== null && { joeAuthenticationStatus }),
  };
}

/** With what orders under way will bring. */
export function shownPools(
  { file, waitingOf }: Pick<Loyalty, 'file' | 'waitingOf'>,
  pools: readonly Pool[],
  open: readonly EarningOrder[],
): CardPool[] {
  const waiting = waitingOf(open);
  return pools.map(({ poolId, kind, tags, value }) => {
    const cents = file.pools.find((one) => one.poolId === poolId)?.centsPerPoint;
    const worth = cents !== undefined && { worth: value * cents };
    return { poolId, kind, tags: [...tags], value, waiting: waiting.get(poolId) ?? 0, ...worth };
  });
}

function collectorOf({ collector, earning }: LoyaltyFile, now: number, timeZone: string) {
  if (!collector) return {};
  const until = instantOf(collector.validUntil, now, timeZone);
  if (until <= now || instantOf(collector.validFrom, now, timeZone) > now) return {};
  const { poolId, vouchers: voucherIds } = collector;
  const perCents = earning.find((one) => one.poolId === poolId)?.perCents ?? 0;
  return { collector: { poolId, perCents, validUntil: new Date(until).toISOString(), voucherIds } };
}
