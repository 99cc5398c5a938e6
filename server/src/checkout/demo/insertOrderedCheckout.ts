import type { Queryable } from '../../platform/database/database.ts';
import type { Attempt } from '../../sale/attempt.ts';

interface OrderedCheckout {
  readonly id: string;
  readonly cartId: string;
  readonly customerId: string;
  readonly attempt: Attempt;
  readonly at: Date;
}

/** The checkout an order of the demo came of. */
export async function insertOrderedCheckout(tx: Queryable, checkout: OrderedCheckout): Promise<void> {
  const { id, cartId, customerId, attempt, at } = checkout;
  await tx.query({
    text: `insert into checkout (id, cart_id, customer_id, status, attempt, total, created_at, expires_at)
           values ($1, $2, $3, 'ORDERED', $4, $5, $6, $6)`,
    values: [id, cartId, customerId, JSON.stringify(attempt), attempt.priceInfo.total, at],
  });
}
