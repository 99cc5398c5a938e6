import type { Cart, DistributionType, OrderConfig } from '@trolley/contract';
import { limitsOf } from './orderLimits.ts';

/** How far the goods have come on their way to the minimum and to free service. */
export interface OrderGoal {
  readonly state: 'belowMinimum' | 'belowFree' | 'free' | 'enough';
  readonly type: DistributionType;
  /** What the goods are worth. */
  readonly value: number;
  /** What is missing to the next mark. */
  readonly missing: number;
  /** Where the bar ends. */
  readonly end: number;
  readonly minimum: number | undefined;
  readonly free: number | undefined;
}

/** Undefined where there is nothing to reach; an addition to an order has neither minimum nor fee. */
export function orderGoal(cart: Cart, config: OrderConfig): OrderGoal | undefined {
  if (cart.mode === 'ADDON') return undefined;
  const limits = limitsOf(cart, config);
  const minimum = limits.minimumOrderValue || undefined;
  const free = limits.freeOfChargeThreshold || undefined;
  const end = Math.max(minimum ?? 0, free ?? 0);
  if (end === 0) return undefined;
  const value = cart.priceInfo.orderValue;
  const type = cart.distributionAddress?.distributionType ?? config.distributionTypes[0] ?? 'DELIVERY';
  const known = { type, value, end, minimum, free };
  if (minimum !== undefined && value < minimum) return { ...known, state: 'belowMinimum', missing: minimum - value };
  if (free === undefined) return { ...known, state: 'enough', missing: 0 };
  return value < free
    ? { ...known, state: 'belowFree', missing: free - value }
    : { ...known, state: 'free', missing: 0 };
}
