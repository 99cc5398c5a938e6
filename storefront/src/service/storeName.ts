const key = 'collectStore';
type NameStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The cart has only the store's id; its name is stored here when it is chosen. */
export function saveStoreName(storage: () => NameStorage, storeId: string, name: string): void {
  try {
    storage().setItem(key, `${storeId} ${name}`);
  } catch {
    // Without storage the store is shown by its street and town.
  }
}

export function loadStoreName(storage: () => NameStorage, storeId: string | undefined): string | undefined {
  try {
    const stored = storage().getItem(key);
    return storeId !== undefined && stored?.startsWith(`${storeId} `) ? stored.slice(storeId.length + 1) : undefined;
  } catch {
    return undefined;
  }
}

/** WEEK-01: the store that was last chosen in this browser, whatever the present cart says. */
export function loadLastStore(storage: () => NameStorage): string | undefined {
  try {
    return storage().getItem(key)?.split(' ')[0] || undefined;
  } catch {
    return undefined;
  }
}
