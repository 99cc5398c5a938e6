import { type Wallet, walletCodes } from '@trolley/contract';
import { selectCards, selectMovements } from './queries.ts';
import { showWallet } from './showWallet.ts';
import type { WalletRefused, Wallets } from './wallets.ts';

export async function getWallet(
  { database }: Pick<Wallets, 'database'>,
  customerId: string,
): Promise<Wallet | WalletRefused> {
  const [cards, movements] = await Promise.all([
    selectCards(database, customerId),
    selectMovements(database, customerId),
  ]);
  return cards ? showWallet(cards, movements) : { failure: walletCodes.customerUnknown };
}
