import type { Wallet } from '@trolley/contract';

export interface CardRow {
  readonly id: string;
  readonly lastFour: string;
  readonly balance: number;
  readonly linkedAt: Date;
}

/** Of a card while it has been in this wallet. */
export interface MovementRow {
  readonly giftCardId: string;
  readonly at: Date;
  readonly amount: number;
  readonly reason: string;
  readonly orderNumber?: string | undefined;
}

type Movement = Wallet['movements'][number];

/** WAL-01: a card comes with what it then held, so that the movements of all cards add up to the balance. */
export function showWallet(cards: readonly CardRow[], rows: readonly MovementRow[]): Wallet {
  const moved = rows.map(
    ({ at, amount, reason, orderNumber }): Movement => ({
      at: at.toISOString(),
      amount,
      reason,
      ...(orderNumber !== undefined && { orderNumber }),
    }),
  );
  const brought = cards.map(({ id, balance, linkedAt }): Movement => {
    const since = rows.filter(({ giftCardId }) => giftCardId === id).reduce((sum, { amount }) => sum + amount, 0);
    return { at: linkedAt.toISOString(), amount: balance - since, reason: 'linked' };
  });
  return {
    balance: cards.reduce((sum, { balance }) => sum + balance, 0),
    cards: cards.map(({ id, lastFour: name, balance, linkedAt }) => ({
      id,
      name,
      balance,
      linkedAt: linkedAt.toISOString(),
    })),
    movements: [...moved, ...brought].sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)),
  };
}
