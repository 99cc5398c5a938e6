import { useState, useSyncExternalStore } from 'react';
import { customerState } from '../../customer/customerState.ts';
import { ApiError } from '../../shell/api/apiError.ts';
import { notify } from '../../shell/notifications/notifications.ts';
import { useServiceWorld } from '../serviceWorld.ts';
import { createFavouriteStores, rememberStore } from './favouriteStores.ts';

/** The stores somebody likes best, and how to change that: a visitor here, a customer in the account. */
export function useFavouriteStores() {
  const { call } = useServiceWorld();
  const [stores] = useState(() => createFavouriteStores({ storage: () => localStorage, customers: customerState }));
  const ids = useSyncExternalStore(stores.subscribe, stores.get, stores.get);
  const press = async (storeId: string) => {
    const marked = ids.includes(storeId);
    if (stores.source() === 'localStorage') return marked ? stores.remove(storeId) : stores.add(storeId);
    if (marked) return undefined;
    try {
      return await rememberStore(call, storeId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return notify({ key: 'favourite.failed', type: 'error' });
    }
  };
  // The account has no call that forgets one.
  return { ids, canForget: stores.source() === 'localStorage', press };
}
