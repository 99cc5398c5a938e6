import type { Facet, Listing } from '@trolley/contract';
import { type Cache, createCache } from '../../platform/cache.ts';
import type { Shelved } from './shelved.ts';

/** What is left of a list, in its order, and how it can be narrowed further. */
export interface Narrowed {
  readonly group: readonly Shelved[];
  readonly facets: readonly Facet[];
}

/** What was worked out for the lists of all zones. Keys begin with the list's own in its zone and a line feed. */
export interface ListingCaches {
  readonly narrowed: Cache<Narrowed>;
  readonly sorted: Cache<readonly Shelved[]>;
  readonly listings: Cache<Listing>;
}

const megabyte = 1024 * 1024;
const pointer = 8;

/** However many zones there are: those that are looked at share it. */
export const createListingCaches = (): ListingCaches => cachesOf(16 * megabyte);

/** There are more terms than lists, and most are asked for once: the last thousands are enough. */
export const createRankedCaches = (): ListingCaches => cachesOf(8 * megabyte);

/** The key of a list in its zone; neither has a line feed. */
export const listIn = (zone: string, list: string): string => `${zone}\n${list}`;

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
    const list = key.slice(0, key.indexOf('\n', key.indexOf('\n') + 1));
    if (!touched.has(list)) to.set(key, from.peek(key));
  }
}
