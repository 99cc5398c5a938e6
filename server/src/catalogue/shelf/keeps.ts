import type { Facet, Listing } from '@trolley/contract';
import type { Keep } from '../../platform/keep.ts';
import { createKeep } from '../../platform/keep.ts';
import type { Shelved } from './shelved.ts';

/** What is left of a list, in its order, and how it can be narrowed further. */
export interface Narrowed {
  readonly group: readonly Shelved[];
  readonly facets: readonly Facet[];
}

/** Answers that are likely to be asked for again. Keys begin with the list's own and a line feed. */
export interface Keeps {
  readonly narrowed: Keep<Narrowed>;
  readonly sorted: Keep<readonly Shelved[]>;
  readonly listings: Keep<Listing>;
}

const megabyte = 1024 * 1024;
const pointer = 8;

export function newKeeps(): Keeps {
  return {
    narrowed: createKeep(8 * megabyte, ({ group }) => group.length * pointer + 4000),
    sorted: createKeep(8 * megabyte, (group) => group.length * pointer + 100),
    listings: createKeep(4 * megabyte, ({ results }) => results.length * pointer + 500),
  };
}

/** The same answers without those of the lists that were touched. */
export function keepsWithout(keeps: Keeps, touched: ReadonlySet<string>): Keeps {
  const next = newKeeps();
  copy(keeps.narrowed, next.narrowed, touched);
  copy(keeps.sorted, next.sorted, touched);
  copy(keeps.listings, next.listings, touched);
  return next;
}

function copy<E>(from: Keep<E>, to: Keep<E>, touched: ReadonlySet<string>): void {
  for (const [key, entry] of from.entries()) if (!touched.has(key.slice(0, key.indexOf('\n')))) to.set(key, entry);
}
