import { walletCodes } from '@trolley/contract';
import type { ClaimWallet, WalletOf } from './claim.ts';
import { insertClaims, lockCards, moveMoney, selectStanding } from './queries.ts';
import { takeFrom } from './takeFrom.ts';

/** WAL-04: the cards are locked one after the other, so whoever comes second sees what the first one left. */
export const claimWallet: ClaimWallet = async (tx, { customerId, checkoutId, amount }) => {
  const cards = await lockCards(tx, customerId);
  const parts = takeFrom(cards, amount);
  if (!parts) return walletCodes.general;
  await moveMoney(
    tx,
    parts.map((part) => ({ ...part, amount: -part.amount, reason: 'order', checkoutId })),
  );
  await insertClaims(tx, { customerId, checkoutId, parts });
  return 'claimed';
};

export const walletOf: WalletOf = (on, customerId) => selectStanding(on, customerId);
