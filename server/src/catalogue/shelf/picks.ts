import { isVague } from '../vagueCategory.ts';
import type { Tree } from './categoryTree.ts';
import { groupOf, sortedGroup } from './listOf.ts';
import type { Order, Orders } from './order.ts';
import type { Shelved } from './shelved.ts';
import { isLiked, shopWindow } from './shopWindow.ts';
import type { Group, Stock, ZoneStock } from './stock.ts';

const mostOfCategory = 2;

/** What is reduced and can be bought, best known first. */
export function pickOffers({ orders }: Stock, { byCategory }: ZoneStock, most: number): Group {
  return varied(
    [...byCategory.values()].map((group) => offersIn(group, orders)),
    orders.popularity,
    most,
  );
}

/** What can be bought, best known first; where too little is known, a shop window of all departments. */
export function pickPopular({ orders, tree }: Stock, { byCategory }: ZoneStock, most: number): Group {
  const liked = varied(
    [...byCategory.values()].map((group) => orderable(sortedGroup(group, orders), most).filter(isLiked)),
    orders.popularity,
    most,
  );
  if (liked.length >= most) return liked;
  const known = new Set([...byCategory.keys()].map((slug) => rootOf(tree, slug)));
  const roots = [...tree.children().map(({ slug }) => slug), ...known];
  const all = [...new Set(roots)].map((root) => tree.below(root).flatMap((slug) => groupAt(byCategory, slug)));
  const clear = [...new Set(roots)]
    .filter((root) => !isVague(tree.place(root).category.name))
    .map((root) => clearlyBelow(tree, root).flatMap((slug) => groupAt(byCategory, slug)));
  const departments = clear.some((groups) => groups.length > 0) ? clear : all;
  const shown = new Set(liked.map(({ product }) => product.productId));
  const others = shopWindow(departments, 2 * most + liked.length).filter(
    ({ product }) => !shown.has(product.productId),
  );
  return [...liked, ...firstSizes(others, most - liked.length)];
}

/** Itself and what lies below it, without the rest that nobody put anywhere. */
const clearlyBelow = (tree: Tree, root: string) =>
  tree.below(root).filter((slug) => slug === root || !isVague(tree.place(slug).category.name));

const rootOf = (tree: Tree, slug: string) => tree.place(slug).parents[0]?.slug ?? slug;

function groupAt(byCategory: ZoneStock['byCategory'], slug: string): readonly Group[] {
  const group = byCategory.get(slug);
  return group ? [group] : [];
}

/** A category sends its best two before others send a third, and a product one of its sizes. */
function varied(groups: readonly Group[], order: Order, most: number): Group {
  const distinct = groups.map((group) => firstSizes(group, most));
  const front = distinct.flatMap((some) => some.slice(0, mostOfCategory)).sort(order);
  if (front.length >= most) return front.slice(0, most);
  const rest = distinct.flatMap((some) => some.slice(mostOfCategory)).sort(order);
  return [...front, ...rest].slice(0, most);
}

function firstSizes(group: Group, most: number): Group {
  const sizes = new Map<string, Shelved>();
  for (const shelved of group) {
    if (sizes.size >= most) break;
    if (!sizes.has(shelved.product.productId)) sizes.set(shelved.product.productId, shelved);
  }
  return [...sizes.values()];
}

/** What can be bought stands in front of a list by popularity; a few sizes of each are more than enough. */
function orderable(sorted: Group, most: number): Group {
  return sorted.slice(0, 8 * most).filter(({ availabilityRank }) => availabilityRank === 0);
}

const offersOfGroups = new WeakMap<Group, Group>();

function offersIn(group: Group, { popularity }: Orders): Group {
  let offers = offersOfGroups.get(group);
  if (!offers) {
    offers = group.filter(({ percent, availabilityRank }) => percent > 0 && availabilityRank === 0).sort(popularity);
    offersOfGroups.set(group, offers);
  }
  return offers;
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
      .sort(
        (a, b) =>
          Number(a.other.availabilityRank > 0) - Number(b.other.availabilityRank > 0) || b.likeness - a.likeness,
      );
    picked.push(...near.slice(0, most - picked.length).map(({ other }) => other));
  }
  return picked;
}

/** By brand, labels, price and popularity; each counts at most one, labels two. */
function likenessOf(one: Shelved, other: Shelved): number {
  const labels = new Set([...one.product.labels, ...other.product.labels]);
  const shared = one.product.labels.filter((label) => other.product.labels.includes(label)).length;
  const sameBrand = one.product.brand !== undefined && one.product.brand === other.product.brand ? 1 : 0;
  const likeLabels = labels.size === 0 ? 1 : shared / labels.size;
  const likePrice = ratio(one.current, other.current);
  const known = other.product.popularity / (other.product.popularity + 100);
  return sameBrand + 2 * likeLabels + likePrice + Math.max(0, known);
}

const ratio = (a: number, b: number) => (a === b ? 1 : Math.min(a, b) / Math.max(a, b));
