import { type Wallet, walletCodes } from '@trolley/contract';
import { selectCards, selectMovements } from './queries.ts';
import { showWallet } from './showWallet.ts';
import type { WalletRefused, Wallets } from './wallets.ts';

export async function getWallet(
  { database, orderNumbersOf }: Pick<Wallets, 'database' | 'orderNumbersOf'>,
  customerId: string,
): Promise<Wallet | WalletRefused> {
  const [cards, moved] = await Promise.all([selectCards(database, customerId), selectMovements(database, customerId)]);
  if (!cards) return { failure: walletCodes.customerUnknown };
  const numbers = await orderNumbersOf([...new Set(moved.flatMap(({ checkoutId }) => checkoutId ?? []))]);
  const movements = moved.map(({ checkoutId, ...movement }) => ({
    ...movement,
    orderNumber: checkoutId === null ? undefined : numbers.get(checkoutId),
  }));
  return showWallet(cards, movements);
}
