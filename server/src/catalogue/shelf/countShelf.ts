import { spanAt } from './charged.ts';
import type { ShelfNumbers } from './shelf.ts';
import type { Stock, ZoneStock } from './stock.ts';

/** How much of what a zone has today. */
export function countShelf({ catalogue }: Stock, { zone, byCategory }: ZoneStock): ShelfNumbers {
  let products = 0;
  let offers = 0;
  let memberPrices = 0;
  for (const group of byCategory.values()) {
    products += group.length;
    for (const { product, percent } of group) {
      if (percent > 0) offers += 1;
      if (spanAt(product.prices, 'loyalty', zone, catalogue.now)) memberPrices += 1;
    }
  }
  return { products, offers, memberPrices };
}
