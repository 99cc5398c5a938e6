import type { ProductSearch } from '@trolley/contract';
import type { InsightsClient } from 'search-insights';
import { keepCache, readCache, skuOf, withSearch } from './queryCache.ts';

interface Insights {
  /** A search was shown. */
  searched(search: ProductSearch): void;
  /** A product among its results was opened. */
  clicked(slug: string): void;
}

/** Tells the search provider which results were of use. */
export function createInsights(tell: InsightsClient, shelf: Pick<Storage, 'getItem' | 'setItem'>): Insights {
  let cache = readCache(shelf);
  return {
    searched(search) {
      const next = withSearch(cache, search);
      if (next === cache) return;
      cache = next;
      keepCache(shelf, cache);
    },
    clicked(slug) {
      const sku = skuOf(cache, slug);
      const shown = sku !== undefined && cache.get(sku);
      if (!sku || !shown) return;
      const { index, queryId: queryID, position } = shown;
      void tell('clickedObjectIDsAfterSearch', {
        eventName: 'Product Clicked',
        index,
        queryID,
        objectIDs: [sku],
        positions: [position],
      });
    },
  };
}
