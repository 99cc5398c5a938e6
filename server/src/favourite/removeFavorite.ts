import type { Favorites } from '@trolley/contract';
import { favoritesOf } from './favoritesOf.ts';
import type { Favourites } from './favourites.ts';
import { deleteFavorite, type Marked } from './queries.ts';

/** Answers the favourites that are left; taking off what is not marked changes nothing. */
export async function removeFavorite(
  { database }: Pick<Favourites, 'database'>,
  customerId: string,
  thing: Pick<Marked, 'type' | 'reference'>,
): Promise<Favorites> {
  await deleteFavorite(database, customerId, thing);
  return favoritesOf(database, customerId);
}
