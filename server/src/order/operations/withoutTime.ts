import type { Queryable } from '../../platform/database/database.ts';
import { selectSlotExceptions } from '../storage/queries.ts';

/** Orders that were paid for when their time was gone, the earliest first. */
export async function ordersWithoutTime(on: Queryable, most: number): Promise<readonly string[]> {
  return (await selectSlotExceptions(on, most)).map(({ orderNumber }) => orderNumber);
}
