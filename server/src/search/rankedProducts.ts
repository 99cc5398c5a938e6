import type { Listing } from '@trolley/contract';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import type { ProductSearchAsk } from './productDiscovery.ts';

/** What a search found, as a list of the shop: its prices, its assortment, its facets. */
export function rankedProducts(
  shelf: Shelf,
  skus: readonly string[],
  { filter, page, pageSize }: ProductSearchAsk,
): Listing {
  return shelf.list({ of: { kind: 'ranked', skus }, filter, page, pageSize });
}
