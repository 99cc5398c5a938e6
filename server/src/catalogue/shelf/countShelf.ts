import { spanAt } from './charged.ts';
import type { ShelfNumbers } from './shelf.ts';
import { showProduct } from './showProduct.ts';
import type { Stock, ZoneStock } from './stock.ts';

/** How much of what a zone has today. */
export function countShelf(stock: Stock, { zone, byCategory }: ZoneStock): ShelfNumbers {
  const { now } = stock.catalogue;
  let products = 0;
  let offers = 0;
  let memberPrices = 0;
  const ends = new Set<string | undefined>();
  for (const group of byCategory.values()) {
    products += group.length;
    for (const shelved of group) {
      if (shelved.percent > 0) {
        offers += 1;
        // Once it is known that they end on different days no further one matters.
        if (ends.size < 2) ends.add(showProduct(stock, shelved).price.offer?.until);
      }
      if (spanAt(shelved.product.prices, 'loyalty', zone, now)) memberPrices += 1;
    }
  }
  const [offersUntil] = ends;
  return { products, offers, memberPrices, ...(ends.size === 1 && offersUntil !== undefined && { offersUntil }) };
}
