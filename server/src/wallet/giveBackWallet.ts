import type { Queryable } from '../platform/database/database.ts';
import { lockClaims, moveMoney, reduceClaims } from './queries.ts';
import { takeFrom } from './takeFrom.ts';

interface GiveBack {
  readonly checkoutId: string;
  /** Cents; missing: all that is still claimed. */
  readonly amount?: number;
  /** As the wallet's list of movements tells it. */
  readonly reason: 'givenBack' | 'refund';
}

/**
 * Puts money that a checkout took back onto the cards it came from, the last one first; answers how much. Never more
 * than is still claimed, however often it is asked: what was not needed after picking, or all of an order that fails.
 */
export async function giveBackWallet(tx: Queryable, { checkoutId, amount, reason }: GiveBack): Promise<number> {
  const claims = (await lockClaims(tx, checkoutId)).toReversed();
  const claimed = claims.reduce((sum, { balance }) => sum + balance, 0);
  const parts = takeFrom(claims, Math.min(claimed, amount ?? claimed)) ?? [];
  if (parts.length === 0) return 0;
  await reduceClaims(tx, checkoutId, parts);
  await moveMoney(
    tx,
    parts.map((part) => ({ ...part, reason, checkoutId })),
  );
  return parts.reduce((sum, part) => sum + part.amount, 0);
}
