import type { Favorites } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import { type Marked, selectFavorites } from './queries.ts';

/** FAV-01: references by type, the newest first. */
export async function favoritesOf(on: Queryable, customerId: string): Promise<Favorites> {
  return byType(await selectFavorites(on, customerId));
}

/** The same with the moments they were marked at. */
export function markedBy(on: Queryable, customerId: string): Promise<readonly Marked[]> {
  return selectFavorites(on, customerId);
}

export function byType(marked: readonly Pick<Marked, 'type' | 'reference'>[]): Favorites {
  const favorites: Favorites = {};
  for (const { type, reference } of marked) (favorites[type] ??= []).push(reference);
  return favorites;
}
