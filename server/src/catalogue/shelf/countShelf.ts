import { spanAt } from './charged.ts';
import { pricedUntil } from './priceOn.ts';
import type { ShelfNumbers } from './shelf.ts';
import { showProduct } from './showProduct.ts';
import type { Group, Stock, ZoneStock } from './stock.ts';

/** What one category has. */
interface Count {
  readonly zone: string;
  /** True from this moment until just before that one. */
  readonly from: number;
  readonly until: number;
  readonly offers: number;
  readonly memberPrices: number;
  /** The last days of its offers; of more than two, two. */
  readonly ends: ReadonlySet<string | undefined>;
}

/** Groups live on while nothing of them changes, so a price costs the count of one category. */
const counts = new WeakMap<Group, Count>();

/** How much of what a zone has today. */
export function countShelf(stock: Stock, { zone, byCategory }: ZoneStock): ShelfNumbers {
  let products = 0;
  let offers = 0;
  let memberPrices = 0;
  const ends = new Set<string | undefined>();
  for (const group of byCategory.values()) {
    const count = countOf(group, stock, zone);
    products += group.length;
    offers += count.offers;
    memberPrices += count.memberPrices;
    for (const end of count.ends) ends.add(end);
  }
  const [offersUntil] = ends;
  return { products, offers, memberPrices, ...(ends.size === 1 && offersUntil !== undefined && { offersUntil }) };
}

function countOf(group: Group, stock: Stock, zone: string): Count {
  const { now } = stock.catalogue;
  const known = counts.get(group);
  if (known?.zone === zone && known.from <= now && now < known.until) return known;
  let until = Infinity;
  let offers = 0;
  let memberPrices = 0;
  const ends = new Set<string | undefined>();
  for (const shelved of group) {
    until = Math.min(until, pricedUntil(shelved.product, now));
    if (shelved.percent > 0) {
      offers += 1;
      // Once it is known that they end on different days no further one matters.
      if (ends.size < 2) ends.add(showProduct(stock, shelved).price.offer?.until);
    }
    if (spanAt(shelved.product.prices, 'loyalty', zone, now)) memberPrices += 1;
  }
  const count = { zone, from: now, until, offers, memberPrices, ends };
  counts.set(group, count);
  return count;
}
