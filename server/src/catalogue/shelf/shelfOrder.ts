import type { Catalogue } from '../catalogue.ts';
import { treeOf } from './categoryTree.ts';

const known = new WeakMap<Catalogue['categories'], ReadonlyMap<string, number>>();

/** CART-15: the place of every category on a walk through the shop, department by department. */
export function shelfOrder(categories: Catalogue['categories']): ReadonlyMap<string, number> {
  let order = known.get(categories);
  if (!order) {
    const tree = treeOf({ categories, brands: new Map() });
    const walk = tree.children().flatMap(({ slug }) => tree.below(slug));
    order = new Map(walk.map((slug, place) => [slug, place]));
    known.set(categories, order);
  }
  return order;
}
