const key = 'memberCard';

/** What a till needs, for when the shop cannot be reached. */
export interface StoredCard {
  readonly number: string;
  readonly name: string;
}

/** Of this visit alone; a logout clears the visit's storage (SAFE-04). */
export function storeCard(storage: Pick<Storage, 'setItem' | 'removeItem'>, card: StoredCard | undefined): void {
  if (card) storage.setItem(key, JSON.stringify(card));
  else storage.removeItem(key);
}

export function readStoredCard(storage: Pick<Storage, 'getItem'>): StoredCard | undefined {
  try {
    const { number, name } = JSON.parse(storage.getItem(key) ?? '') as Partial<StoredCard>;
    return typeof number === 'string' && typeof name === 'string' ? { number, name } : undefined;
  } catch {
    return undefined;
  }
}
