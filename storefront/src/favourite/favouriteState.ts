import { useSyncExternalStore } from 'react';
import { createStore } from '../shell/store.ts';

const none: ReadonlySet<string> = new Set();

/** The favourites as shown, optimistic changes included. */
export const favouriteState = createStore(none);

/** Renders again only when this product changes. */
export function useIsFavourite(sku: string): boolean {
  return useSyncExternalStore(
    favouriteState.subscribe,
    () => favouriteState.get().has(sku),
    () => false,
  );
}
