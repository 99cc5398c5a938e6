import type { Queryable } from '../../platform/database/database.ts';

/** The cart an order of the demo came of; nothing is left in it. */
export async function insertOrderedCart(tx: Queryable, id: string, customerId: string): Promise<void> {
  await tx.query({
    text: `insert into cart (id, customer_id, status, document) values ($1, $2, 'ORDERED', '{}')`,
    values: [id, customerId],
  });
}
