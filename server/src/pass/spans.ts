/** What was added to a pass, and when. */
export interface Purchase {
  readonly planId: string;
  /** Epoch milliseconds. */
  readonly boughtAt: number;
  readonly lastsMs: number;
}

/** A purchase and the time it covers; `until` is the first moment it no longer does. */
export type Span<P extends Purchase> = P & { readonly from: number; readonly until: number };

export interface WholePass {
  /** The one that was bought last. */
  readonly planId: string;
  readonly startDate: number;
  readonly endDate: number;
}

/** PASS-01: each begins when it was bought, or where the one before it ends; `purchases` are in the order they were made. */
export function spansOf<P extends Purchase>(purchases: readonly P[]): readonly Span<P>[] {
  let end = Number.NEGATIVE_INFINITY;
  return purchases.map((purchase) => {
    const from = Math.max(end, purchase.boughtAt);
    end = from + purchase.lastsMs;
    return { ...purchase, from, until: end };
  });
}

/** The pass that they make together: it starts where the last of them without a gap began. */
export function passOfPurchases(purchases: readonly Purchase[]): WholePass | undefined {
  const spans = spansOf(purchases);
  const last = spans.at(-1);
  if (!last) return undefined;
  const start = spans.findLast(({ from }, at) => at === 0 || (spans[at - 1]?.until ?? from) < from);
  return { planId: last.planId, startDate: start?.from ?? last.from, endDate: last.until };
}

/** So many calendar months later, at the same time of the day; a month that is too short ends on its last day. */
export function addMonths(moment: number, months: number): number {
  const then = new Date(moment);
  const day = then.getUTCDate();
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, lastDay));
  return then.getTime();
}
