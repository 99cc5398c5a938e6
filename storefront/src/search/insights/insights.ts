import type { ProductSearch } from '@trolley/contract';
import type { InsightsClient } from 'search-insights';
import { readCache, saveCache, skuOf, withSearch } from './queryCache.ts';

interface Insights {
  /** A search was shown. */
  searched(search: ProductSearch): void;
  /** A product among its results was opened. */
  clicked(slug: string): void;
}

/** Reports opened results to the search provider. */
export function createInsights(client: InsightsClient, storage: Pick<Storage, 'getItem' | 'setItem'>): Insights {
  let cache = readCache(storage);
  return {
    searched(search) {
      const next = withSearch(cache, search);
      if (next === cache) return;
      cache = next;
      saveCache(storage, cache);
    },
    clicked(slug) {
      const sku = skuOf(cache, slug);
      const shown = sku !== undefined && cache.get(sku);
      if (!sku || !shown) return;
      const { index, queryId: queryID, position } = shown;
      void client('clickedObjectIDsAfterSearch', {
        eventName: 'Product Clicked',
        index,
        queryID,
        objectIDs: [sku],
        positions: [position],
      });
    },
  };
}
