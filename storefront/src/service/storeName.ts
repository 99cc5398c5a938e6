const key = 'collectStore';
type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** The cart knows its store by id; the name that was read when it was chosen is kept here. */
export function keepStoreName(storage: () => Kept, storeId: string, name: string): void {
  try {
    storage().setItem(key, `${storeId} ${name}`);
  } catch {
    // Then the store is shown by its town.
  }
}

export function keptStoreName(storage: () => Kept, storeId: string | undefined): string | undefined {
  try {
    const kept = storage().getItem(key);
    return storeId !== undefined && kept?.startsWith(`${storeId} `) ? kept.slice(storeId.length + 1) : undefined;
  } catch {
    return undefined;
  }
}
