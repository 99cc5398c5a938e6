import { walletCodes } from '@trolley/contract';
import { checkoutsOfCard, lockCard, unlinkCard } from './queries.ts';
import type { WalletRefused, Wallets } from './wallets.ts';

/** WAL-01: what is left stays on the card. One that a payment under way takes money from stays until that is settled. */
export function removeGiftCard(
  { database, isAnyCheckoutOpen }: Pick<Wallets, 'database' | 'isAnyCheckoutOpen'>,
  customerId: string,
  cardId: string,
): Promise<WalletRefused | undefined> {
  return database.transaction(async (tx) => {
    const card = await lockCard(tx, cardId);
    if (card?.customerId !== customerId) return { failure: walletCodes.notLinked };
    if (await isAnyCheckoutOpen(tx, await checkoutsOfCard(tx, cardId))) return { failure: walletCodes.general };
    await unlinkCard(tx, cardId);
    return undefined;
  });
}
