import type { Queryable } from '../../platform/database/database.ts';
import { updateUsed } from './queries.ts';

/** WEEK-01: an order was paid with it, so the next one begins with it. One that was removed meanwhile stays removed. */
export function touchMethod(tx: Queryable, customerId: string, id: string): Promise<void> {
  return updateUsed(tx, customerId, id);
}
