import type { OrderMoney } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';

interface MoneyRow {
  readonly status: OrderMoney['status'];
  readonly captured: number;
  readonly refunded: number;
  readonly needsAttention: boolean;
}

/** What became of the money of a checkout; undefined where nobody was asked for any. */
export async function moneyOf(on: Queryable, checkoutId: string): Promise<OrderMoney | undefined> {
  const [row] = await on.query<MoneyRow>({
    name: 'payment-money',
    text: `select status, captured, refunded, attention is not null as "needsAttention" from payment where checkout_id = $1`,
    values: [checkoutId],
  });
  return row;
}
