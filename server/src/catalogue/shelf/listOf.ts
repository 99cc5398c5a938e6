import { catalogueTags } from '../catalogue.ts';
import type { Orders } from './order.ts';
import type { ListOf } from './shelf.ts';
import type { Shelved } from './shelved.ts';
import type { Group, Stock, ZoneStock } from './stock.ts';
import { findShelved } from './zoneStock.ts';

/** The name a list is kept under; a choice without a name is not kept. */
export function listKey(of: ListOf): string | undefined {
  switch (of.kind) {
    case 'all':
      return allKey;
    case 'category':
      return catalogueTags.category(of.slug);
    case 'brand':
      return catalogueTags.brand(of.slug);
    case 'ranked':
      return of.key;
  }
}

export const allKey = 'all';

/** The products of a list, best known first or as they were ranked. */
export function groupOf(stock: Stock, zoneStock: ZoneStock, of: ListOf): Group {
  if (of.kind === 'ranked') return rankedGroup(stock, zoneStock, of.skus);
  const key = listKey(of) ?? allKey;
  let list = zoneStock.lists.get(key);
  if (!list) {
    list = merged(partsOf(stock, zoneStock, of), stock.orders);
    zoneStock.lists.set(key, list);
  }
  return list;
}

function rankedGroup(stock: Stock, zoneStock: ZoneStock, skus: readonly string[]): Group {
  const group: Shelved[] = [];
  for (const sku of new Set(skus)) {
    const shelved = findShelved(stock, zoneStock, sku);
    if (shelved) group.push(shelved);
  }
  return group;
}

/** Sorted lists that make up another: merging those costs less than sorting all. */
function partsOf(stock: Stock, zoneStock: ZoneStock, of: Exclude<ListOf, { kind: 'ranked' }>): readonly Group[] {
  const { byCategory, byBrand } = zoneStock;
  const sorted = (group: Group = []) => sortedGroup(group, stock.orders);
  switch (of.kind) {
    case 'all':
      return [...byCategory.values()].map(sorted);
    case 'brand':
      return [sorted(byBrand.get(of.slug))];
    case 'category': {
      const children = stock.tree.children(of.slug);
      const below = children.map(({ slug }) => groupOf(stock, zoneStock, { kind: 'category', slug }));
      return [sorted(byCategory.get(of.slug)), ...below];
    }
  }
}

function merged(parts: readonly Group[], { popularity }: Orders): Group {
  const filled = parts.filter(({ length }) => length > 0);
  const [first = [], second] = filled;
  return second ? filled.flat().sort(popularity) : first;
}

const sortedGroups = new WeakMap<Group, Group>();

/** Groups live on while nothing of them changes, and their order with them. */
export function sortedGroup(group: Group, { popularity }: Orders): Group {
  let sorted = sortedGroups.get(group);
  if (!sorted) {
    sorted = group.toSorted(popularity);
    sortedGroups.set(group, sorted);
  }
  return sorted;
}

/** How many products a category and all below it have. */
export function countIn({ tree }: Stock, { byCategory }: ZoneStock, slug: string): number {
  return tree.below(slug).reduce((sum, below) => sum + (byCategory.get(below)?.length ?? 0), 0);
}
