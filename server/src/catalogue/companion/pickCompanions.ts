import type { Tree } from '../shelf/categoryTree.ts';
import { sortedGroup } from '../shelf/listOf.ts';
import type { Shelved } from '../shelf/shelved.ts';
import type { Group, Stock, ZoneStock } from '../shelf/stock.ts';
import { findShelved } from '../shelf/zoneStock.ts';
import { forChildren, type KindName, kindOf, kindsWith } from './kinds.ts';

/** What goes with a product, and how that is known. */
export interface Companions {
  /** People bought them together; otherwise they go together by what they are. */
  readonly bought: boolean;
  readonly picked: Group;
}

/** Fewer than that are no row. */
export const leastCompanions = 3;
/** Of a category the best known so many are looked at: a companion is something most people know. */
const known = 8;

/** What people buy with it, where enough is known of that; otherwise what is used together with it. */
export function pickCompanions(stock: Stock, zoneStock: ZoneStock, to: Shelved, most: number): Companions {
  const fits = fitsBeside(stock, to);
  const bought = distinct((to.product.boughtWith ?? []).flatMap((sku) => findShelved(stock, zoneStock, sku) ?? []))
    .filter(fits)
    .slice(0, most);
  if (bought.length >= leastCompanions) return { bought: true, picked: bought };
  const picked = distinct([...bought, ...usedWith(stock, zoneStock, to).filter(fits)]).slice(0, most);
  return { bought: false, picked: picked.length >= leastCompanions ? picked : [] };
}

/** Whether something may stand beside it: it can be bought, is no thing of the same kind, and no alcohol for children. */
function fitsBeside({ tree }: Stock, to: Shelved): (other: Shelved) => boolean {
  const kind = kindIn(tree, to.product.category);
  return (other) => {
    const { category, productId, minAge } = other.product;
    const otherKind = kindIn(tree, category);
    const isChildish = (one: KindName | undefined) => one !== undefined && forChildren.has(one);
    return (
      other.availabilityRank === 0 &&
      productId !== to.product.productId &&
      category !== to.product.category &&
      (kind === undefined || kind !== otherKind) &&
      !(isChildish(kind) && minAge !== undefined) &&
      !(isChildish(otherKind) && to.product.minAge !== undefined)
    );
  };
}

/** By rule: of each kind that is used with it the best known, most like it by labels; then the second best of each. */
function usedWith({ tree, orders, catalogue }: Stock, { byCategory }: ZoneStock, to: Shelved): Group {
  const kind = kindIn(tree, to.product.category);
  if (kind === undefined) return [];
  const categories = categoriesByKind(tree, catalogue.categories.keys());
  const lists = kindsWith(kind).map((wanted) =>
    (categories.get(wanted) ?? [])
      .flatMap((slug) => sortedGroup(byCategory.get(slug) ?? [], orders).slice(0, known))
      .filter(({ availabilityRank }) => availabilityRank === 0)
      .sort((a, b) => sharedLabels(to, b) - sharedLabels(to, a) || orders.popularity(a, b)),
  );
  return [0, 1].flatMap((at) => lists.flatMap((list) => list.slice(at, at + 1)));
}

function sharedLabels(one: Shelved, other: Shelved): number {
  return one.product.labels.filter((label) => other.product.labels.includes(label)).length;
}

/** One size of each product. */
function distinct(group: Group): Group {
  const first = new Map<string, Shelved>();
  for (const one of group) if (!first.has(one.product.productId)) first.set(one.product.productId, one);
  return [...first.values()];
}

interface KindsOfTree {
  readonly bySlug: Map<string, KindName | undefined>;
  byKind?: ReadonlyMap<KindName, readonly string[]>;
}
const kindsOfTrees = new WeakMap<Tree, KindsOfTree>();

function kindsOfTree(tree: Tree): KindsOfTree {
  let kinds = kindsOfTrees.get(tree);
  if (!kinds) {
    kinds = { bySlug: new Map() };
    kindsOfTrees.set(tree, kinds);
  }
  return kinds;
}

function kindIn(tree: Tree, slug: string): KindName | undefined {
  const { bySlug } = kindsOfTree(tree);
  if (!bySlug.has(slug)) {
    const { category, parents } = tree.place(slug);
    bySlug.set(
      slug,
      kindOf(
        category.name,
        parents.map(({ name }) => name),
      ),
    );
  }
  return bySlug.get(slug);
}

function categoriesByKind(tree: Tree, slugs: Iterable<string>): ReadonlyMap<KindName, readonly string[]> {
  const kinds = kindsOfTree(tree);
  if (kinds.byKind) return kinds.byKind;
  const byKind = new Map<KindName, string[]>();
  for (const slug of slugs) {
    const kind = kindIn(tree, slug);
    if (kind === undefined) continue;
    const list = byKind.get(kind);
    if (list) list.push(slug);
    else byKind.set(kind, [slug]);
  }
  kinds.byKind = byKind;
  return byKind;
}
