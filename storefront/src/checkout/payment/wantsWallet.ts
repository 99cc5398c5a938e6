type WalletStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** WAL-03: whether the customer wants to pay from the wallet; stored for this visit. */
const key = 'use-wallet';

export function wantsWallet(storage: WalletStorage): boolean {
  try {
    return storage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

export function saveWantsWallet(storage: WalletStorage, wanted: boolean): void {
  try {
    storage.setItem(key, String(wanted));
  } catch {
    // Without storage it is asked again.
  }
}
