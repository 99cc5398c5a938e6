import type { ProductSearch } from '@trolley/contract';
import { createStore } from '../../shell/store.ts';

/** The last search for products that was shown: kept in memory only, for whoever may tell the provider of it. */
const last = createStore<ProductSearch | undefined>(undefined);

export function noteSearch(search: ProductSearch): void {
  if (search.queryId !== undefined) last.set(search);
}

export const lastSearch = { get: last.get, subscribe: last.subscribe };
