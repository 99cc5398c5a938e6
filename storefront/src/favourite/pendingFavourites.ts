/** The sessionStorage key of the favourites that wait for the login. */
const key = 'favourites';

type FavouriteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** FAV-05: the products a guest marked in this visit, in order. */
export function loadPendingFavourites(storage: FavouriteStorage): readonly string[] {
  try {
    const pending: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(pending) ? pending.filter((sku): sku is string => typeof sku === 'string') : [];
  } catch {
    return [];
  }
}

export function storePendingFavourite(storage: FavouriteStorage, sku: string, on: boolean): void {
  const others = loadPendingFavourites(storage).filter((pending) => pending !== sku);
  const next = on ? [...others, sku] : others;
  try {
    if (next.length > 0) storage.setItem(key, JSON.stringify(next));
    else storage.removeItem(key);
  } catch {
    // Storage is full or forbidden: it lasts as long as the page.
  }
}
