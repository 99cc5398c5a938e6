import type { Queryable } from '../../platform/database/database.ts';

/** Locks the customer until the transaction ends; false where the account is gone. */
export async function lockCustomer(tx: Queryable, customerId: string): Promise<boolean> {
  const text = 'select 1 from customer where id = $1 for no key update';
  const found = await tx.query({ name: 'customer-locked', text, values: [customerId] });
  return found.length > 0;
}
