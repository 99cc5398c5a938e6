type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** WAL-03: whether somebody wants to pay from their wallet, for this visit. */
const key = 'use-wallet';

export function wantsWallet(storage: Kept): boolean {
  try {
    return storage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

export function keepWantsWallet(storage: Kept, wanted: boolean): void {
  try {
    storage.setItem(key, String(wanted));
  } catch {
    // Then it is asked again.
  }
}
