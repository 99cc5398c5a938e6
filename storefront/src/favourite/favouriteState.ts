import { useSyncExternalStore } from 'react';
import { createStore } from '../shell/store.ts';

const none: ReadonlySet<string> = new Set();

/** The products with a heart, as they are shown: what was pressed counts at once. */
export const favouriteState = createStore(none);

/** Only a press on this product draws again who asks. */
export function useIsFavourite(sku: string): boolean {
  return useSyncExternalStore(
    favouriteState.subscribe,
    () => favouriteState.get().has(sku),
    () => false,
  );
}
