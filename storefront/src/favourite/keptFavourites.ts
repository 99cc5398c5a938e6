/** Where what a visitor marked waits for the login. */
const key = 'favourites';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** FAV-05: what a visitor marked in this visit, in the order it was marked. */
export function keptFavourites(storage: Kept): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((sku): sku is string => typeof sku === 'string') : [];
  } catch {
    return [];
  }
}

export function keepFavourite(storage: Kept, sku: string, on: boolean): void {
  const others = keptFavourites(storage).filter((kept) => kept !== sku);
  const next = on ? [...others, sku] : others;
  try {
    if (next.length > 0) storage.setItem(key, JSON.stringify(next));
    else storage.removeItem(key);
  } catch {
    // No room, or none allowed: it lasts as long as the page.
  }
}
