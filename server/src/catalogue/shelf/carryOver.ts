import type { Catalogue, StoredProduct } from '../catalogue.ts';
import { catalogueTags } from '../catalogue.ts';
import type { LayeredMap } from '../layeredMap.ts';
import type { Tree } from './categoryTree.ts';
import { treeOf } from './categoryTree.ts';
import type { Changes, ProductChange } from './changesBetween.ts';
import { cachesWithout, createRankedCaches, listIn } from './listingCaches.ts';
import { allKey } from './listOf.ts';
import type { Move } from './movedGroup.ts';
import { movedGroup, movedList, movesBy } from './movedGroup.ts';
import { pricedUntil } from './priceOn.ts';
import type { Shelved } from './shelved.ts';
import { hasZonePrices, isCarried } from './shelved.ts';
import type { Group, Stock, ZoneStock } from './stock.ts';
import { dueAfter, knownStock, shelveIn, skusOf, storeStock } from './stock.ts';
import { findShelved } from './zoneStock.ts';

/** More than so many products, and lists are made again when they are asked for. */
const few = 100;

/** Works out the next value from the one before: what no change touches stays the very same. */
export function carryOver(previous: Catalogue, next: Catalogue, changes: Changes): void {
  const before = knownStock(previous);
  if (!before) return;
  const tree = changes.tree || changes.brands.length > 0 ? treeOf(next) : before.tree;
  const everywhere = before.everywhere.with(
    changes.products.map(({ sku, after }) => [
      sku,
      after && !hasZonePrices(after) ? (shelveIn(after, '', next) ?? null) : null,
    ]),
  );
  const stock = {
    ...before,
    catalogue: next,
    tree,
    everywhere,
    sizes: nextSizes(before, changes.products),
    due: nextDue(before.due, next, changes.products),
    zones: new Map<string, ZoneStock>(),
    rankedCaches: createRankedCaches(),
  };
  const touched = new Set<string>();
  for (const [zone, zoneStock] of before.zones) {
    const { carried, stale } = carryZone(before, zoneStock, stock, changes);
    stock.zones.set(zone, carried);
    for (const list of stale) touched.add(listIn(zone, list));
  }
  storeStock({ ...stock, caches: cachesWithout(before.caches, touched) });
}

function carryZone(before: Stock, zoneStock: ZoneStock, next: Stock, changes: Changes) {
  const { zone } = zoneStock;
  const ownChanges: [string, Shelved | null][] = [];
  const moves: Move[] = [];
  for (const { sku, after } of changes.products) {
    const isOwn = after !== undefined && hasZonePrices(after) && isCarried(after, zone);
    const own = isOwn ? shelveIn(after, zone, next.catalogue) : undefined;
    if (isOwn || zoneStock.own.has(sku)) ownChanges.push([sku, own ?? null]);
    const shared = after && isCarried(after, zone) ? next.everywhere.get(sku) : undefined;
    moves.push({ gone: findShelved(before, zoneStock, sku), come: own ?? shared });
  }
  const { lists, stale } = carryLists(before, zoneStock, next, moves, changes);
  const carried: ZoneStock = {
    zone,
    own: ownChanges.length > 0 ? zoneStock.own.with(ownChanges) : zoneStock.own,
    byCategory: movedGroups(zoneStock.byCategory, moves, ({ category }) => category),
    byBrand: movedGroups(zoneStock.byBrand, moves, ({ brand }) => brand),
    lists,
  };
  return { carried, stale };
}

/** The lists that stay or are easily brought up to date, and the keys of those that differ. */
function carryLists(before: Stock, { lists }: ZoneStock, next: Stock, moves: readonly Move[], { tree }: Changes) {
  const stale = new Set<string>();
  const carried = new Map(lists);
  for (const { gone, come } of moves) {
    for (const key of gone ? listKeys(gone.product, before.tree) : []) stale.add(key);
    for (const key of come ? listKeys(come.product, next.tree) : []) stale.add(key);
  }
  // A category may have got others below it.
  const categories = tree ? [...before.catalogue.categories.keys(), ...next.catalogue.categories.keys()] : [];
  const rebuilt = new Set(categories.map((slug) => catalogueTags.category(slug)));
  for (const key of rebuilt) stale.add(key);
  const touched =
    moves.length <= few
      ? movesBy(
          moves,
          (product) => listKeys(product, before.tree),
          (product) => listKeys(product, next.tree),
        )
      : undefined;
  for (const key of stale) {
    const list = lists.get(key);
    const listMoves = touched?.get(key);
    if (list && listMoves && !rebuilt.has(key)) carried.set(key, movedList(list, listMoves, next.orders.popularity));
    else carried.delete(key);
  }
  return { lists: carried, stale };
}

/** All lists a product stands in. */
export function listKeys({ category, brand }: StoredProduct, tree: Tree): readonly string[] {
  return [allKey, ...(brand === undefined ? [] : [catalogueTags.brand(brand)]), ...tree.place(category).tags];
}

function movedGroups(
  groups: ReadonlyMap<string, Group>,
  moves: readonly Move[],
  slugOf: (product: StoredProduct) => string | undefined,
): ReadonlyMap<string, Group> {
  if (moves.length === 0) return groups;
  const slugs = (product: StoredProduct) => [slugOf(product)].filter((slug) => slug !== undefined);
  const next = new Map(groups);
  for (const [slug, mine] of movesBy(moves, slugs, slugs)) next.set(slug, movedGroup(groups.get(slug) ?? [], mine));
  return next;
}

function nextSizes(stock: Stock, changes: readonly ProductChange[]): LayeredMap<readonly string[]> {
  const { sizes } = stock;
  const next = new Map<string, readonly string[]>();
  const skusNow = (id: string) => next.get(id) ?? skusOf(stock, id);
  for (const { sku, before, after } of changes) {
    if (before?.productId === after?.productId) continue;
    if (before)
      next.set(
        before.productId,
        skusNow(before.productId).filter((one) => one !== sku),
      );
    if (after) next.set(after.productId, [...skusNow(after.productId), sku]);
  }
  return next.size === 0 ? sizes : sizes.with([...next].map(([id, skus]) => [id, skus.length > 0 ? skus : null]));
}

function nextDue(due: number, next: Catalogue, changes: readonly ProductChange[]): number {
  if (due <= next.now) return dueAfter(next);
  return changes.reduce((first, { after }) => (after ? Math.min(first, pricedUntil(after, next.now)) : first), due);
}
