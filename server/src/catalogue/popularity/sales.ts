/** An order as far as popularity counts it: no customer, no amounts, each sku once. */
export interface CountedOrder {
  /** Epoch milliseconds. */
  readonly placedAt: number;
  readonly skus: readonly string[];
  /** It was counted before and cancelled since: it is taken off again. */
  readonly takenBack: boolean;
}

/** What orders change in the sum of one product. */
export interface SkuSales {
  readonly sku: string;
  readonly weight: number;
  readonly orders: number;
}

/** Adds up by sku, in the order of the skus. */
export function sumSales(orders: readonly CountedOrder[], weightOf: (placedAt: number) => number): readonly SkuSales[] {
  const sums = new Map<string, { weight: number; orders: number }>();
  for (const { placedAt, skus, takenBack } of orders) {
    const sign = takenBack ? -1 : 1;
    for (const sku of new Set(skus)) {
      const sum = sums.get(sku) ?? { weight: 0, orders: 0 };
      sums.set(sku, { weight: sum.weight + sign * weightOf(placedAt), orders: sum.orders + sign });
    }
  }
  return [...sums].map(([sku, sum]) => ({ sku, ...sum })).sort((a, b) => (a.sku < b.sku ? -1 : 1));
}
