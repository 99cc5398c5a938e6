import { byBasePrice, type ListingSort } from '@trolley/contract';
import type { Shelved } from './shelved.ts';

export type Order = (one: Shelved, other: Shelved) => number;

export interface Orders {
  /** What can be bought first, then what people like, then what has a photo; no two products are equal. */
  readonly popularity: Order;
  readonly name: Order;
}

const known = new Map<string, Orders>();

export function ordersOf(locale: string): Orders {
  let orders = known.get(locale);
  if (!orders) {
    const { compare } = new Intl.Collator(locale);
    const name: Order = (a, b) =>
      (a.product.name === b.product.name ? 0 : compare(a.product.name, b.product.name)) || bySku(a, b);
    const popularity: Order = (a, b) =>
      a.rank - b.rank || photosFirst(a, b) || signsLast(a, b) || plainly(a.product.name, b.product.name) || bySku(a, b);
    orders = { name, popularity };
    known.set(locale, orders);
  }
  return orders;
}

/** Ties are many and the alphabet of a language is slow, so letters decide as they are written. */
const plainly = (one: string, other: string) => (one < other ? -1 : Number(one > other));
/** A first file says nothing of popularity: names that begin with quotes, signs or digits are no good shop window. */
const signsLast: Order = (a, b) => beginsWithSign(a.product.name) - beginsWithSign(b.product.name);
const beginsWithSign = (name: string) => Number(name.charCodeAt(0) < 65);
/** Of what people like as much, that which can be seen. */
const photosFirst: Order = (a, b) => Number(b.product.hasPhoto ?? false) - Number(a.product.hasPhoto ?? false);
const bySku: Order = (a, b) => plainly(a.product.sku, b.product.sku);
const byPrice: Order = (a, b) => a.current - b.current;
const byPercent: Order = (a, b) => b.percent - a.percent;

/** How a list is sorted that stands in its given order; undefined leaves it so. Equals keep their order. */
export function orderFor(sort: ListingSort, orders: Orders, list: readonly Shelved[]): Order | undefined {
  switch (sort) {
    case 'relevance':
      return undefined;
    case 'popularity':
      return orders.popularity;
    case 'price':
      return byPrice;
    case 'price-desc':
      return (a, b) => byPrice(b, a);
    case 'base-price':
      return byBasePrice(
        list,
        ({ measure }) => measure,
        ({ comparable }) => comparable,
      );
    case 'offer':
      return byPercent;
    case 'name':
      return orders.name;
  }
}
