import type { Queryable } from '../platform/database/database.ts';
import { blankFailedOf } from './storage/queries.ts';

/** CUST-12: of checkouts that came to nothing only the money is remembered. Those that were ordered are the orders'. */
export async function forgetCheckoutsOf(tx: Queryable, customerId: string): Promise<void> {
  await blankFailedOf(tx, customerId);
}
