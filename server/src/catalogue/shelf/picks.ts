import { groupOf, sortedGroup } from './listOf.ts';
import type { Order, Orders } from './order.ts';
import type { Shelved } from './shelved.ts';
import type { Group, Stock, ZoneStock } from './stock.ts';

const mostOfCategory = 2;

/** What is reduced and can be bought, best known first; a category sends its best two before others send a third. */
export function pickOffers({ orders }: Stock, { byCategory }: ZoneStock, most: number): Group {
  const offers = [...byCategory.values()].map((group) => offersIn(group, orders));
  const front = offers.flatMap((some) => some.slice(0, mostOfCategory)).sort(orders.popularity);
  if (front.length >= most) return front.slice(0, most);
  const rest = offers.flatMap((some) => some.slice(mostOfCategory, most)).sort(orders.popularity);
  return [...front, ...rest].slice(0, most);
}

export function pickPopular({ orders }: Stock, { byCategory }: ZoneStock, most: number): Group {
  const best: Shelved[] = [];
  for (const group of byCategory.values()) {
    for (const shelved of sortedGroup(group, orders)) {
      const last = best.at(-1);
      if (shelved.standing > 0 || (best.length >= most && last && orders.popularity(last, shelved) < 0)) break;
      putIn(best, shelved, orders.popularity);
      if (best.length > most) best.pop();
    }
  }
  return best;
}

const offersOfGroups = new WeakMap<Group, Group>();

function offersIn(group: Group, { popularity }: Orders): Group {
  let offers = offersOfGroups.get(group);
  if (!offers) {
    offers = group.filter(({ percent, standing }) => percent > 0 && standing === 0).sort(popularity);
    offersOfGroups.set(group, offers);
  }
  return offers;
}

function putIn(best: Shelved[], shelved: Shelved, order: Order): void {
  let place = best.length;
  while (place > 0 && order(shelved, best[place - 1] ?? shelved) < 0) place--;
  best.splice(place, 0, shelved);
}

/** What could stand in for a product: of its category, or of the next above that has enough. */
export function pickSimilar(stock: Stock, zoneStock: ZoneStock, to: Shelved, most: number): Group {
  const { category, parents } = stock.tree.place(to.product.category);
  const picked: Shelved[] = [];
  for (const { slug } of [category, ...parents.toReversed()]) {
    if (picked.length >= most) break;
    const seen = new Set(picked);
    const near = groupOf(stock, zoneStock, { kind: 'category', slug })
      .filter((other) => other.product.productId !== to.product.productId && !seen.has(other))
      .map((other) => ({ other, likeness: likenessOf(to, other) }))
      // Equals stay in the order of the list, which is that of popularity.
      .sort((a, b) => Number(a.other.standing > 0) - Number(b.other.standing > 0) || b.likeness - a.likeness);
    picked.push(...near.slice(0, most - picked.length).map(({ other }) => other));
  }
  return picked;
}

/** By brand, labels, price and popularity; each counts at most one, labels two. */
function likenessOf(one: Shelved, other: Shelved): number {
  const labels = new Set([...one.product.labels, ...other.product.labels]);
  const shared = one.product.labels.filter((label) => other.product.labels.includes(label)).length;
  const sameBrand = one.product.brand === other.product.brand ? 1 : 0;
  const likeLabels = labels.size === 0 ? 1 : shared / labels.size;
  const likePrice = ratio(one.current, other.current);
  const known = other.product.popularity / (other.product.popularity + 100);
  return sameBrand + 2 * likeLabels + likePrice + Math.max(0, known);
}

const ratio = (a: number, b: number) => (a === b ? 1 : Math.min(a, b) / Math.max(a, b));
