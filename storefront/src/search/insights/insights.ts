import {
  currentPrice,
  mostEventsOfPage,
  type Order,
  type Product,
  type ProductSearch,
  unitsOf,
} from '@trolley/contract';
import type { InsightsClient } from 'search-insights';
import { readAdded, saveAdded, withAdded } from './addedCache.ts';
import { readCache, saveCache, skuOf, withSearch } from './queryCache.ts';

interface Insights {
  /** A search was shown. */
  searched(search: ProductSearch): void;
  /** A product among its results was opened. */
  clicked(slug: string): void;
  /** A product was put into the cart: so many are in it now. */
  added(product: Product, quantity: number): void;
  /** An order was placed. */
  ordered(order: Pick<Order, 'productLineItems'>): void;
}

/** The provider takes so many objects in one event. */
const mostObjects = 20;

/** SEARCH-07, SEARCH-09: reports to the search provider which results were opened, put into the cart and bought. */
export function createInsights(
  client: InsightsClient,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  currency: string,
): Insights {
  let cache = readCache(storage);
  let added = readAdded(storage);
  let clicks = 0;
  return {
    searched(search) {
      clicks = 0;
      const next = withSearch(cache, search);
      if (next === cache) return;
      cache = next;
      saveCache(storage, cache);
    },
    clicked(slug) {
      // CONS-05: of one page no more than of any other.
      if (clicks >= mostEventsOfPage) return;
      const sku = skuOf(cache, slug);
      const shown = sku !== undefined && cache.get(sku);
      if (!sku || !shown) return;
      clicks += 1;
      const { index, queryId: queryID, position } = shown;
      void client('clickedObjectIDsAfterSearch', {
        eventName: 'Product Clicked',
        index,
        queryID,
        objectIDs: [sku],
        positions: [position],
      });
    },
    added({ sku, price }, quantity) {
      const shown = cache.get(sku);
      // Once for a product and a search: a second piece is the same success.
      if (!shown || quantity === 0 || added.get(sku)?.queryId === shown.queryId) return;
      const { index, queryId } = shown;
      added = withAdded(added, sku, { queryId, index });
      saveAdded(storage, added);
      const cents = currentPrice(price);
      void client('addedToCartObjectIDsAfterSearch', {
        eventName: 'Product Added To Cart',
        index,
        queryID: queryId,
        objectIDs: [sku],
        objectData: [{ price: unitsOf(cents), quantity }],
        value: unitsOf(cents * quantity),
        currency,
      });
    },
    ordered({ productLineItems }) {
      const byIndex = new Map<string, Bought[]>();
      for (const { sku, perPiecePrice, quantity } of productLineItems) {
        const search = added.get(sku);
        if (!search) continue;
        const { index, queryId } = search;
        byIndex.set(index, [...(byIndex.get(index) ?? []), { sku, queryId, perPiecePrice, quantity }]);
      }
      if (byIndex.size === 0) return;
      // Taken out first: an order that is shown again is not told again.
      added = new Map([...added].filter(([sku]) => !productLineItems.some((line) => line.sku === sku)));
      saveAdded(storage, added);
      for (const [index, all] of byIndex)
        for (let from = 0; from < all.length; from += mostObjects) {
          const bought = all.slice(from, from + mostObjects);
          void client('purchasedObjectIDsAfterSearch', {
            eventName: 'Products Purchased',
            index,
            objectIDs: bought.map(({ sku }) => sku),
            objectData: bought.map(({ queryId: queryID, perPiecePrice, quantity }) => ({
              queryID,
              price: unitsOf(perPiecePrice),
              quantity,
            })),
            value: unitsOf(bought.reduce((sum, { perPiecePrice, quantity }) => sum + perPiecePrice * quantity, 0)),
            currency,
          });
        }
    },
  };
}

interface Bought {
  readonly sku: string;
  readonly queryId: string;
  readonly perPiecePrice: number;
  readonly quantity: number;
}
