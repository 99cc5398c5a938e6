import { type WalletCode, walletCodes } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import { insertClaims, lockCards, moveMoney } from './queries.ts';
import { takeFrom } from './takeFrom.ts';

interface WalletClaim {
  readonly customerId: string;
  readonly checkoutId: string;
  /** Cents, above zero. */
  readonly amount: number;
}

/**
 * WAL-04: takes money off the cards of a wallet for a checkout, all of it or nothing; anything but `claimed` means that
 * there is not enough. The cards are locked in one order, so that a second checkout sees what the first one left.
 */
export async function claimWallet(
  tx: Queryable,
  { customerId, checkoutId, amount }: WalletClaim,
): Promise<'claimed' | WalletCode> {
  const cards = await lockCards(tx, customerId);
  const parts = takeFrom(cards, amount);
  if (!parts) return walletCodes.general;
  await moveMoney(
    tx,
    parts.map((part) => ({ ...part, amount: -part.amount, reason: 'order', checkoutId })),
  );
  await insertClaims(tx, { customerId, checkoutId, parts });
  return 'claimed';
}
