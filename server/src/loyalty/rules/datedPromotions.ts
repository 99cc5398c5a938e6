import type { LoyaltyFile } from '@trolley/contract';
import { localDay, localMidnight } from '../../platform/localMidnight.ts';

export type DatedPromotion = Omit<LoyaltyFile['promotions'][number], 'validFrom' | 'validUntil' | 'poolId'> & {
  readonly poolId: string;
  /** An instant. */
  readonly validUntil: string;
};

const dayMs = 86_400_000;

/** The instant at which a day of a tenant's file begins; numbers count from the day of `today`. */
export function instantOf(day: number | string, today: number, timeZone: string): number {
  const dayNumber = typeof day === 'number' ? localDay(today, timeZone) + day : Date.parse(day) / dayMs;
  return localMidnight(timeZone)(dayNumber);
}

interface Calendar {
  readonly today: number;
  readonly timeZone: string;
}

/** The promotions that hold at a moment, by the calendar of today. */
export function promotionsAt(
  { promotions, pools }: Pick<LoyaltyFile, 'promotions' | 'pools'>,
  moment: number,
  { today, timeZone }: Calendar,
): readonly DatedPromotion[] {
  const usual = pools.find(({ kind }) => kind === 'points')?.poolId ?? '';
  return promotions.flatMap(({ validFrom, validUntil, poolId = usual, ...one }) => {
    const until = instantOf(validUntil, today, timeZone);
    const holds = instantOf(validFrom, today, timeZone) <= moment && moment < until;
    return holds ? [{ ...one, poolId, validUntil: new Date(until).toISOString() }] : [];
  });
}
