import type { Favorites } from '@trolley/contract';
import type { Customers } from '../customer/customers.ts';
import { favoritesOf } from './favoritesOf.ts';
import { deleteFavorite, type Marked } from './queries.ts';

/** What was not marked is not marked afterwards either. */
export async function removeFavorite(
  { database }: Pick<Customers, 'database'>,
  customerId: string,
  thing: Pick<Marked, 'type' | 'reference'>,
): Promise<Favorites> {
  await deleteFavorite(database, customerId, thing);
  return favoritesOf(database, customerId);
}
