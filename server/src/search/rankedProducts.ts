import type { Listing } from '@trolley/contract';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import type { ProductSearchAsk } from './productDiscovery.ts';
import { withPins } from './withPins.ts';

/** What is pinned and what a search found, as a list of the shop: its prices, its assortment, its facets. */
export function rankedProducts(
  shelf: Shelf,
  { pins, found }: { readonly pins: readonly string[]; readonly found: readonly string[] },
  { filter, page, pageSize }: ProductSearchAsk,
): Listing {
  return shelf.list({ of: { kind: 'ranked', skus: withPins(shelf, pins, found) }, filter, page, pageSize });
}
