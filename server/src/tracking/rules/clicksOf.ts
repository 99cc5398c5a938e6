import { type TrackedEvent, trackedTerm } from '@trolley/contract';

/** A product that was opened among what a term had found. */
export interface SearchClick {
  /** Folded. */
  readonly term: string;
  readonly sku: string;
  /** In the list, from 0, over all its pages. */
  readonly place: number;
}

export interface ReadClick extends SearchClick {
  /** As it is searched for. */
  readonly typed: string;
}

/** Nobody looks farther down; what a stranger says beyond is not believed. */
const lastPlace = 2400;
const longestTerm = 60;
const shortestTerm = 2;

/** What the search may learn of an event; nothing of terms that look as if they told of a person. */
export function clicksOf(event: TrackedEvent, keyOf: (term: string) => string): readonly ReadClick[] {
  if (event.name !== 'select_item' || event.search_term === undefined) return [];
  const typed = trackedTerm(event.search_term) ?? '';
  const term = keyOf(typed);
  const [item, ...others] = event.items;
  if (item?.index === undefined || others.length > 0) return [];
  if (item.index >= lastPlace || term.length < shortestTerm || term.length > longestTerm) return [];
  return [{ typed, term, sku: item.item_id, place: item.index }];
}
