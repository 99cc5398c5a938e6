import { isCollectorStep, type LoyaltyCardInfo, type MemberVoucher } from '@trolley/contract';

export interface CollectorStep {
  readonly voucher: MemberVoucher;
  /** So many leaves it costs. */
  readonly coins: number;
  /** `picked`: it is with the next purchase; `open`: there is enough for it; `locked`: there is not. */
  readonly state: 'picked' | 'open' | 'locked';
  readonly missing: number;
}

export interface CollectorView {
  readonly poolId: string;
  readonly perCents: number;
  readonly validUntil: string;
  /** How many the member has. */
  readonly have: number;
  /** The places of the card: as many as the last step costs. */
  readonly places: number;
  readonly steps: readonly CollectorStep[];
  readonly picked?: CollectorStep;
  /** The next one that is not reached. */
  readonly next?: CollectorStep;
}

/** LOY-10: the collector as its page shows it; undefined where the programme has none. */
export function collectorView(
  card: Pick<LoyaltyCardInfo, 'collector' | 'pools'> | undefined,
  vouchers: readonly MemberVoucher[],
): CollectorView | undefined {
  const { collector } = card ?? {};
  if (!collector) return undefined;
  const have = card?.pools.find(({ poolId }) => poolId === collector.poolId)?.value ?? 0;
  const steps = vouchers
    .filter(
      (one) => isCollectorStep(one) && (one.state === 'available' || one.state === 'active' || one.state === 'locked'),
    )
    .map((voucher): CollectorStep => {
      const coins = voucher.coins ?? 0;
      const state = voucher.state === 'active' ? 'picked' : coins > have ? 'locked' : 'open';
      return { voucher, coins, state, missing: Math.max(0, coins - have) };
    })
    .sort((one, other) => one.coins - other.coins);
  const picked = steps.find(({ state }) => state === 'picked');
  const next = steps.find(({ missing }) => missing > 0);
  return {
    ...{ poolId: collector.poolId, perCents: collector.perCents, validUntil: collector.validUntil },
    ...{ have, steps, places: Math.max(0, ...steps.map(({ coins }) => coins)) },
    ...(picked && { picked }),
    ...(next && { next }),
  };
}

/** How many leaves a cart of this worth brings. */
export const leavesOf = (cents: number, perCents: number): number => (perCents > 0 ? Math.floor(cents / perCents) : 0);
