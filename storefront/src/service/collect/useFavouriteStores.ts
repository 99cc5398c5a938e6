import { useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../shell/api/apiError.ts';
import { notify } from '../../shell/notifications/notifications.ts';
import { customerState } from '../../shell/session/customerState.ts';
import { useServiceDependencies } from '../serviceDependencies.ts';
import { createFavouriteStores, saveFavouriteStore } from './favouriteStores.ts';

/** The favourite stores and how to change them: stored in the browser for guests, in the account for customers. */
export function useFavouriteStores() {
  const { call } = useServiceDependencies();
  const [stores] = useState(() => createFavouriteStores({ storage: () => localStorage, customers: customerState }));
  const ids = useSyncExternalStore(stores.subscribe, stores.get, stores.get);
  const press = async (storeId: string) => {
    const marked = ids.includes(storeId);
    if (stores.source() === 'localStorage') return marked ? stores.remove(storeId) : stores.add(storeId);
    if (marked) return undefined;
    try {
      return await saveFavouriteStore(call, storeId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return notify({ key: 'favourite.failed', type: 'error' });
    }
  };
  // The API has no endpoint to remove a customer's store.
  return { ids, canForget: stores.source() === 'localStorage', press };
}
