import { customerFailures, errorCodes, type Favorites, mostFavorites } from '@trolley/contract';
import { byType } from './favoritesOf.ts';
import type { FavouriteRefused, Favourites } from './favourites.ts';
import { insertFavorite, type Marked, selectFavorites } from './queries.ts';

/** FAV-01: marking twice changes nothing. The customer is locked, so that the limit holds for calls at the same time. */
export async function addFavorite(
  favourites: Pick<Favourites, 'database' | 'catalogue' | 'hasRecipes' | 'lockCustomer'>,
  customerId: string,
  thing: Pick<Marked, 'type' | 'reference'>,
): Promise<Favorites | FavouriteRefused> {
  const { database, hasRecipes, lockCustomer } = favourites;
  const { products, recipes } = favourites.catalogue();
  if (thing.type === 'recipes' && !(hasRecipes && recipes.has(thing.reference)))
    return { failure: errorCodes.notFound };
  if (thing.type === 'products' && !products.has(thing.reference)) return { failure: customerFailures.productNotFound };
  return database.transaction(async (tx) => {
    if (!(await lockCustomer(tx, customerId))) return { failure: errorCodes.unauthorized };
    const marked = await selectFavorites(tx, customerId);
    if (marked.some(({ type, reference }) => type === thing.type && reference === thing.reference))
      return byType(marked);
    if (marked.length >= mostFavorites) return { failure: customerFailures.tooManyFavorites };
    await insertFavorite(tx, customerId, thing);
    return byType([thing, ...marked]);
  });
}
