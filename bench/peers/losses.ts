import type { Lines } from './candidate.ts';

/** What became of changes made at once, by comparing what was acknowledged with what is there afterwards. */
export interface CartLosses {
  readonly acknowledged: number;
  readonly refused: number;
  /** Pieces that were acknowledged and are not there. */
  readonly lost: number;
  /** Pieces that are there and were never acknowledged: doubled, or refused and done all the same. */
  readonly extra: number;
}

/** `before`: what was in the cart already; `tried`: what each call added, and whether it was acknowledged. */
export function cartLosses(
  before: Lines,
  tried: readonly { readonly sku: string; readonly pieces: number; readonly acknowledged: boolean }[],
  after: Lines,
): CartLosses {
  const expected = new Map(before);
  const done = tried.filter(({ acknowledged }) => acknowledged);
  for (const { sku, pieces } of done) expected.set(sku, (expected.get(sku) ?? 0) + pieces);
  let lost = 0;
  let extra = 0;
  for (const sku of new Set([...expected.keys(), ...after.keys()])) {
    const difference = (after.get(sku) ?? 0) - (expected.get(sku) ?? 0);
    if (difference < 0) lost -= difference;
    else extra += difference;
  }
  return { acknowledged: done.length, refused: tried.length - done.length, lost, extra };
}

/** What came of pressing the button ten times at once, or of ten who want the last one. */
export interface OrderOutcome {
  /** Calls that answered an order. */
  readonly acknowledged: number;
  readonly refused: number;
  /** In the database; one is right. */
  readonly orders: number;
  readonly payments: number;
  /** Of the last one: whether somebody who came alone afterwards got nothing, so that it was known to be gone. */
  readonly lateRefused?: boolean;
}

export function orderOutcome(
  told: readonly PromiseSettledResult<string>[],
  bought: readonly { readonly orders: number; readonly payments: number }[],
): OrderOutcome {
  const acknowledged = told.filter(({ status }) => status === 'fulfilled').length;
  return {
    acknowledged,
    refused: told.length - acknowledged,
    orders: bought.reduce((sum, { orders }) => sum + orders, 0),
    payments: bought.reduce((sum, { payments }) => sum + payments, 0),
  };
}
