import type { ProductSearch } from '@trolley/contract';
import type { InsightsClient } from 'search-insights';
import { keepCache, type QueryCache, readCache, skuOf, withSearch } from './queryCache.ts';

/** How many products one event may name. */
const mostObjects = 20;

export interface Insights {
  /** A search was shown. */
  searched(search: ProductSearch): void;
  /** A product among its results was opened. */
  clicked(slug: string): void;
  /** Products were bought, or put into the cart; those that a search has shown are told. */
  converted(skus: readonly string[]): void;
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
    converted(skus) {
      for (const { index, queryID, objectIDs } of bySearch(cache, skus))
        void tell('convertedObjectIDsAfterSearch', { eventName: 'Product Converted', index, queryID, objectIDs });
    },
  };
}

/** Products of one search in one event, as many as it may name. */
function bySearch(cache: QueryCache, skus: readonly string[]) {
  const groups = new Map<string, { index: string; queryID: string; objectIDs: string[] }[]>();
  for (const sku of new Set(skus)) {
    const shown = cache.get(sku);
    if (!shown) continue;
    const key = `${shown.index} ${shown.queryId}`;
    const events = groups.get(key) ?? [];
    groups.set(key, events);
    const last = events.at(-1);
    if (last && last.objectIDs.length < mostObjects) last.objectIDs.push(sku);
    else events.push({ index: shown.index, queryID: shown.queryId, objectIDs: [sku] });
  }
  return [...groups.values()].flat();
}
