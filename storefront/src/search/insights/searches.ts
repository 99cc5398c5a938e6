import type { ProductSearch } from '@trolley/contract';
import { createStore } from '../../shell/store.ts';

/** The last search for products that was shown: in memory only, for the insights sent to the provider. */
const last = createStore<ProductSearch | undefined>(undefined);

export function noteSearch(search: ProductSearch): void {
  if (search.queryId !== undefined) last.set(search);
}

export const lastSearch = { get: last.get, subscribe: last.subscribe };
