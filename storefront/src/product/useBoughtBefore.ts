import { useSyncExternalStore } from 'react';
import { createStore } from '../shell/store.ts';

/** Skus of what this shopper bought before: none until a list has asked for them. */
export const boughtBefore = createStore<ReadonlySet<string>>(new Set());

const none = () => false;

/** Pages are everybody's, so it is false until hydration. */
export function useBoughtBefore(sku: string): boolean {
  return useSyncExternalStore(boughtBefore.subscribe, () => boughtBefore.get().has(sku), none);
}
