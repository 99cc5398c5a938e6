import type { Queryable } from '../platform/database/database.ts';

export interface WalletBalance {
  readonly balance: number;
  /** How many cards it holds. */
  readonly cards: number;
}

/** What a customer's wallet holds now; undefined where there is no such customer. */
export async function walletOf(on: Queryable, customerId: string): Promise<WalletBalance | undefined> {
  const [row] = await on.query<WalletBalance>({
    name: 'wallet-balance',
    text: `select coalesce(sum(card.balance), 0)::integer as balance, count(card.id)::integer as cards
             from customer left join gift_card card on card.customer_id = customer.id
            where customer.id = $1 group by customer.id`,
    values: [customerId],
  });
  return row;
}
