import { type EarningOrder, type FrozenPoints, splitOver } from '@trolley/contract';

interface Rate {
  readonly poolId: string;
  readonly points: number;
  readonly perCents: number;
}

interface EarnedPoints {
  readonly points: number;
  /** Those that brought some of it. */
  readonly promotionIds: readonly string[];
}

const nothingFrozen: FrozenPoints = { promotions: [], extra: [] };

/**
 * LOY-14: the points of one pool that an order brings. A discount on some goods counts at their lines, one on all goods is
 * shared by what is left of the lines, in proportion; of several promotions the best one counts for a line. Rounded down
 * once, at the end: splitting a purchase never brings more.
 */
export function pointsOf({ poolId, points, perCents }: Rate, order: EarningOrder): EarnedPoints {
  const { lines, discounts, points: frozen = nothingFrozen } = order;
  const left = lines.map(({ price, off = 0 }) => price - off);
  const scoped = lines.reduce((sum, { off = 0 }) => sum + off, 0);
  const offAll = splitOver(discounts - scoped, left);
  const promotions = frozen.promotions.filter((one) => one.poolId === poolId);
  const best = (lineItemId: string) =>
    promotions
      .filter(({ lineItemIds }) => lineItemIds.includes(lineItemId))
      .reduce((one, other) => (other.factor > one.factor ? other : one), { promotionId: '', factor: 1 });
  const used = new Set<string>();
  let weighted = 0;
  for (const [at, { lineItemId }] of lines.entries()) {
    const paid = (left[at] ?? 0) - (offAll[at] ?? 0);
    const { promotionId, factor } = best(lineItemId);
    if (paid > 0 && factor > 1) used.add(promotionId);
    weighted += paid * factor;
  }
  const extra = lines.reduce((sum, line) => sum + line.quantity * extraOf(frozen, poolId, line.lineItemId), 0);
  return { points: Math.floor((weighted * points) / perCents) + extra, promotionIds: [...used] };
}

const extraOf = ({ extra }: FrozenPoints, poolId: string, lineItemId: string): number =>
  extra.reduce((sum, one) => sum + (one.poolId === poolId && one.lineItemId === lineItemId ? one.points : 0), 0);
