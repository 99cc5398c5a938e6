import type { Product } from '@trolley/contract';
import type { Shelf } from '../catalogue/shelf/shelf.ts';

const most = 12;
const known = new WeakMap<Shelf, readonly Product[]>();

/** What people like, picked once for each state of a shelf: every address that leads nowhere shows it. */
export function likedProducts(shelf: Shelf): readonly Product[] {
  let products = known.get(shelf);
  if (!products) known.set(shelf, (products = shelf.popular(most)));
  return products;
}
