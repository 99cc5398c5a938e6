import { type Customer, setFavoriteStore } from '@trolley/contract';
import type { Call } from '../../shell/api/call.ts';
import { acceptCustomer, customerState } from '../../shell/session/customerState.ts';
import { createStore, type Store } from '../../shell/store.ts';

const key = 'favoriteStores';

interface FavouriteStoresDependencies {
  storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly customers: Pick<typeof customerState, 'get' | 'subscribe'>;
}

export interface FavouriteStores extends Pick<Store<readonly string[]>, 'get' | 'subscribe'> {
  /** Where they are stored: in the account, or in this browser. */
  source(): 'customer' | 'localStorage';
  add(storeId: string): void;
  remove(storeId: string): void;
}

/** STORE-02, STORE-03: a guest's stores are in the browser's storage, a customer's in the account. */
export function createFavouriteStores({ storage, customers }: FavouriteStoresDependencies): FavouriteStores {
  const own = createStore(readStores(storage));
  const source = () => (customers.get().customer ? 'customer' : 'localStorage');
  let seen: { readonly of: Customer; readonly stores: readonly string[] } | undefined;
  const write = (next: readonly string[]) => {
    if (source() !== 'localStorage') return;
    own.set(next);
    try {
      if (next.length > 0) storage().setItem(key, JSON.stringify(next));
      else storage().removeItem(key);
    } catch {
      // Storage is full or forbidden: they last as long as the page.
    }
  };
  return {
    source,
    get: () => {
      const { customer } = customers.get();
      if (!customer) return own.get();
      if (seen?.of !== customer) seen = { of: customer, stores: customer.favoriteStores.map(({ storeId }) => storeId) };
      return seen.stores;
    },
    subscribe: (listener) => {
      const stops = [own.subscribe(listener), customers.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    add: (storeId) => write([...own.get().filter((other) => other !== storeId), storeId]),
    remove: (storeId) => write(own.get().filter((other) => other !== storeId)),
  };
}

function readStores(storage: FavouriteStoresDependencies['storage']): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** STORE-04: in the first place of the account that is free. */
export async function saveFavouriteStore(call: Call, storeId: string): Promise<void> {
  const taken = new Set(customerState.get().customer?.favoriteStores.map(({ storeType }) => storeType));
  let place = 1;
  while (taken.has(`MY_STORE_${place}`)) place += 1;
  acceptCustomer(await call(setFavoriteStore, { body: { storeType: `MY_STORE_${place}`, storeId } }));
}
