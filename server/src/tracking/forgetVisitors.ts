import type { Queryable } from '../platform/database/database.ts';
import { deleteUntold, deleteVisitors } from './saleQueries.ts';

type NumbersOf = (checkoutIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * Statistics are refused from now on: what becomes of these checkouts is told to nobody any more, and what waited to be
 * told is not. Orders are looked up afterwards: one that is placed in this moment was waited for by then.
 */
export async function forgetVisitors(
  database: Queryable,
  checkoutIds: readonly string[],
  numbersOf: NumbersOf,
): Promise<void> {
  if (checkoutIds.length === 0) return;
  await deleteVisitors(database, checkoutIds);
  await deleteUntold(database, [...(await numbersOf(checkoutIds)).values()]);
}
