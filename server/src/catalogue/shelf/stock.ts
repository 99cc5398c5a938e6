import type { Catalogue, StoredProduct } from '../catalogue.ts';
import { LayeredMap } from '../layeredMap.ts';
import type { Tree } from './categoryTree.ts';
import { treeOf } from './categoryTree.ts';
import { createListingCaches, createRankedCaches, type ListingCaches } from './listingCaches.ts';
import type { Orders } from './order.ts';
import { ordersOf } from './order.ts';
import { pricedUntil } from './priceOn.ts';
import type { Shelved } from './shelved.ts';
import { hasZonePrices, shelve } from './shelved.ts';
import { tenantDays } from './tenantDays.ts';

/** What is worked out of a catalogue once, for all its zones. */
export interface Stock {
  readonly catalogue: Catalogue;
  readonly tree: Tree;
  readonly orders: Orders;
  /** Products that cost the same in all zones, by sku. */
  readonly everywhere: LayeredMap<Shelved>;
  /** Skus of products in their sizes; one that is alone, as nearly all are, has no list: see `skusOf`. */
  readonly sizes: LayeredMap<readonly string[]>;
  /** No price in it changes by itself before this moment. */
  readonly due: number;
  /** Those that were asked for. */
  readonly zones: Map<string, ZoneStock>;
  readonly caches: ListingCaches;
  /** Of what searches found: all of it is dropped with every change, since any may change the order. */
  readonly rankedCaches: ListingCaches;
}

export type Group = readonly Shelved[];

/** What one zone carries: in groups as products name them, in lists as they are asked for. */
export interface ZoneStock {
  readonly zone: string;
  /** Products with a price of this zone's own, by sku. */
  readonly own: LayeredMap<Shelved>;
  /** By the slug of the category that products name, in no order; lists of categories above are made of them. */
  readonly byCategory: ReadonlyMap<string, Group>;
  readonly byBrand: ReadonlyMap<string, Group>;
  /** Sorted by popularity, by the key of a list. */
  readonly lists: Map<string, Group>;
}

const stocks = new WeakMap<Catalogue, Stock>();

export function stockOf(catalogue: Catalogue): Stock {
  let stock = stocks.get(catalogue);
  if (!stock) {
    stock = newStock(catalogue);
    stocks.set(catalogue, stock);
  }
  return stock;
}

/** Undefined until it was asked for, so nothing was shown of it. */
export function knownStock(catalogue: Catalogue): Stock | undefined {
  return stocks.get(catalogue);
}

export function storeStock(stock: Stock): void {
  stocks.set(stock.catalogue, stock);
}

function newStock(catalogue: Catalogue): Stock {
  const { now, timeZone, locale, products } = catalogue;
  const days = tenantDays(timeZone);
  const everywhere = new Map<string, Shelved>();
  for (const product of products.values()) {
    if (hasZonePrices(product)) continue;
    const shelved = shelve(product, '', now, days);
    if (shelved) everywhere.set(product.sku, shelved);
  }
  return {
    catalogue,
    tree: treeOf(catalogue),
    orders: ordersOf(locale),
    everywhere: LayeredMap.of(everywhere),
    sizes: LayeredMap.of(sizesOf(products)),
    due: dueAfter(catalogue),
    zones: new Map(),
    caches: createListingCaches(),
    rankedCaches: createRankedCaches(),
  };
}

function sizesOf(products: Catalogue['products']): ReadonlyMap<string, readonly string[]> {
  const sizes = new Map<string, string[]>();
  for (const { sku, productId } of products.values()) if (productId !== sku) sizes.set(productId, []);
  for (const { sku, productId } of products.values()) sizes.get(productId)?.push(sku);
  return sizes;
}

/** Skus of a product in its sizes; where it is known by its only sku, that. */
export function skusOf({ sizes, catalogue }: Pick<Stock, 'sizes' | 'catalogue'>, productId: string): readonly string[] {
  return sizes.get(productId) ?? (catalogue.products.get(productId)?.productId === productId ? [productId] : []);
}

/** The next moment at which any price may be another. */
export function dueAfter({ products, now }: Pick<Catalogue, 'products' | 'now'>): number {
  let due = Infinity;
  for (const product of products.values()) due = Math.min(due, pricedUntil(product, now));
  return due;
}

/** Its price in a zone, as a new value. */
export function shelveIn(product: StoredProduct, zone: string, { now, timeZone }: Catalogue): Shelved | undefined {
  return shelve(product, zone, now, tenantDays(timeZone));
}
