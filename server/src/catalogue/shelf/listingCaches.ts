import type { Facet, Listing } from '@trolley/contract';
import { type Cache, createCache } from '../../platform/cache.ts';
import type { Shelved } from './shelved.ts';

/** What is left of a list, in its order, and how it can be narrowed further. */
export interface Narrowed {
  readonly group: readonly Shelved[];
  readonly facets: readonly Facet[];
}

/** What was worked out for the lists of a zone. Keys begin with the list's own and a line feed. */
export interface ListingCaches {
  readonly narrowed: Cache<Narrowed>;
  readonly sorted: Cache<readonly Shelved[]>;
  readonly listings: Cache<Listing>;
}

const megabyte = 1024 * 1024;
const pointer = 8;

export const createListingCaches = (): ListingCaches => cachesOf(8 * megabyte);

/** There are more terms than lists, and most are asked for once: the last hundreds are enough. */
export const createRankedCaches = (): ListingCaches => cachesOf(4 * megabyte);

function cachesOf(room: number): ListingCaches {
  return {
    narrowed: createCache(room, { sizeCalculation: ({ group }) => group.length * pointer + 4000 }),
    sorted: createCache(room, { sizeCalculation: (group) => group.length * pointer + 100 }),
    listings: createCache(room / 2, { sizeCalculation: ({ results }) => results.length * pointer + 500 }),
  };
}

/** The same entries without those of the lists that were touched. */
export function cachesWithout(caches: ListingCaches, touched: ReadonlySet<string>): ListingCaches {
  const next = createListingCaches();
  copy(caches.narrowed, next.narrowed, touched);
  copy(caches.sorted, next.sorted, touched);
  copy(caches.listings, next.listings, touched);
  return next;
}

/** The least recently used first, so that the copy evicts in the same order. */
function copy<E extends object>(from: Cache<E>, to: Cache<E>, touched: ReadonlySet<string>): void {
  for (const key of from.rkeys()) {
    if (!touched.has(key.slice(0, key.indexOf('\n')))) to.set(key, from.peek(key));
  }
}
