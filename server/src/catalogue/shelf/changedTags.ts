import { everything } from '../../platform/snapshot/snapshot.ts';
import type { Catalogue, StoredProduct } from '../catalogue.ts';
import { catalogueTags } from '../catalogue.ts';
import { carryOver, listKeys } from './carryOver.ts';
import type { Tree } from './categoryTree.ts';
import { treeOf } from './categoryTree.ts';
import { haveRecipesChanged } from './changedRecipes.ts';
import type { Changes, ProductChange } from './changesBetween.ts';
import { changesBetween } from './changesBetween.ts';
import { differenceOf } from './differenceOf.ts';
import { allKey } from './listOf.ts';
import { movedSteps } from './movedSteps.ts';
import type { Stock } from './stock.ts';
import { knownStock, skusOf } from './stock.ts';

/** What differs, as the tags that answers carry; the next value is worked out from the previous one on the way. */
export function changedTags(previous: Catalogue, next: Catalogue): readonly string[] {
  const changes = changesBetween(previous, next);
  if (!changes) return [everything];
  carryOver(previous, next, changes);
  const before = knownStock(previous);
  const after = knownStock(next);
  const stocks = before && after ? { before, after } : undefined;
  const trees = {
    before: before?.tree ?? treeOf(previous),
    after: after?.tree ?? treeOf(next),
  };

  const tags = new Set<string>(changes.taxed.map(catalogueTags.product));
  addTree(tags, previous, next, changes);
  if (wordLists.some((list) => !isSame(previous[list], next[list]))) tags.add(catalogueTags.search);
  addClicks(tags, previous.clickLifts, next.clickLifts);
  addResidues(tags, previous.residues, next.residues);
  if (storeLists.some((list) => storesDiffer(previous[list], next[list]))) tags.add(catalogueTags.stores);
  const siblingIds = new Set<string>();
  for (const change of changes.products) {
    const touched = addProduct(tags, change, { previous, next, trees, stocks });
    if (touched) for (const one of [change.before, change.after]) if (one) siblingIds.add(one.productId);
  }
  for (const sku of siblings(siblingIds, previous, before)) tags.add(catalogueTags.product(sku));
  for (const sku of siblings(siblingIds, next, after)) tags.add(catalogueTags.product(sku));
  if (haveRecipesChanged(previous, next, changes.products)) tags.add(catalogueTags.recipes);
  return [...tags];
}

/** Only the pages of terms whose products stand otherwise now. */
function addClicks(tags: Set<string>, before: Catalogue['clickLifts'], after: Catalogue['clickLifts']): void {
  if (before === after) return;
  for (const term of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(term) ?? [], after.get(term) ?? []];
    if (!isSame([...one], [...other])) tags.add(catalogueTags.clicks(term));
  }
}

/** A product's own page tells of its newest test. */
function addResidues(tags: Set<string>, before: Catalogue['residues'], after: Catalogue['residues']): void {
  if (before === after) return;
  for (const sku of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(sku), after.get(sku)];
    if (one && other && isSame(one, other)) continue;
    tags.add(catalogueTags.residues).add(catalogueTags.product(sku));
  }
}

/** What a retailer teaches the search. */
const wordLists = ['synonyms', 'searchPins', 'bannedWords'] as const;

/** What the store finder shows. */
const storeLists = ['stores', 'storeSites', 'storeDays'] as const;

function storesDiffer(one: Iterable<unknown>, other: Iterable<unknown>): boolean {
  return one !== other && !isSame([...one], [...other]);
}

function isSame(one: object, other: object): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

interface Values {
  readonly previous: Catalogue;
  readonly next: Catalogue;
  readonly trees: { readonly before: Tree; readonly after: Tree };
  readonly stocks: { readonly before: Stock; readonly after: Stock } | undefined;
}

/** Adds the tags of one product; true where its other sizes show what differs. */
function addProduct(tags: Set<string>, change: ProductChange, { previous, next, trees, stocks }: Values): boolean {
  const { sku, before, after } = change;
  const differs = differenceOf(change, previous, next);
  if (before === after && !differs.price && !differs.named) return false;
  tags.add(catalogueTags.product(sku));
  if (differs.price) tags.add(catalogueTags.prices);
  if (differs.offers) tags.add(catalogueTags.offers);
  if (differs.count) tags.add(catalogueTags.tree);
  if (differs.words || differs.popularity) tags.add(catalogueTags.search);
  const lists = [
    ...(before ? listKeys(before, trees.before) : []),
    ...(after ? listKeys(after, trees.after) : []),
  ].filter((key) => key !== allKey);
  if (differs.list) for (const key of lists) tags.add(key);
  else if (differs.price)
    for (const key of lists) if (!tags.has(key) && (!stocks || movedSteps(stocks, key, sku))) tags.add(key);
  return differs.size;
}

function addTree(tags: Set<string>, previous: Catalogue, next: Catalogue, changes: Changes): void {
  const { tree, brands } = changes;
  if (!tree && brands.length === 0) return;
  tags.add(catalogueTags.tree).add(catalogueTags.search);
  for (const slug of brands) tags.add(catalogueTags.brand(slug));
  // Each shows its surroundings, and that is where the change may be.
  if (tree)
    for (const slug of [...previous.categories.keys(), ...next.categories.keys()])
      tags.add(catalogueTags.category(slug));
}

/** Skus of the products with these ids. */
function siblings(ids: ReadonlySet<string>, { products }: Catalogue, stock: Stock | undefined): readonly string[] {
  if (ids.size === 0) return [];
  if (stock) return [...ids].flatMap((id) => skusOf(stock, id));
  return [...products.values()].flatMap(({ productId, sku }: StoredProduct) => (ids.has(productId) ? [sku] : []));
}
