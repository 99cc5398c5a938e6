const dayMs = 86_400_000;

/** An order as the history of a customer's purchases has it. */
export interface PastOrder {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
}

/** How a customer buys one product. */
export interface Habit {
  readonly sku: string;
  /** When it was bought, the newest first; several orders of one day are one purchase. */
  readonly times: readonly number[];
  /** The usual amount. */
  readonly quantity: number;
}

/** What was bought, when, and how much of it. */
export function habitsOf(orders: readonly PastOrder[]): readonly Habit[] {
  const bought = new Map<string, { at: number; quantity: number }[]>();
  for (const { at, lines } of orders.toSorted((one, other) => other.at - one.at)) {
    for (const { sku, quantity } of lines) {
      const purchases = bought.get(sku) ?? [];
      bought.set(sku, purchases);
      const same = purchases.findLast((purchase) => purchase.at - at < dayMs);
      if (same) same.quantity += quantity;
      else purchases.push({ at, quantity });
    }
  }
  return [...bought].map(([sku, purchases]) => ({
    sku,
    times: purchases.map(({ at }) => at),
    quantity: Math.max(1, median(purchases.map(({ quantity }) => quantity))),
  }));
}

/** The middle one; of two in the middle the smaller, so that it is an amount that was really there. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
