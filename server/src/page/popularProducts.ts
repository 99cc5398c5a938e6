import type { Product } from '@trolley/contract';
import type { Shelf } from '../catalogue/shelf/shelf.ts';

const most = 12;
const known = new WeakMap<Shelf, readonly Product[]>();

/** Popular products, picked once for each state of a shelf: every error page shows them. */
export function popularProducts(shelf: Shelf): readonly Product[] {
  let products = known.get(shelf);
  if (!products) known.set(shelf, (products = shelf.popular(most)));
  return products;
}
