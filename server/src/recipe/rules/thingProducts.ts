import { findsWords, type RecipeThing } from '@trolley/contract';
import type { Catalogue, StoredProduct } from '../../catalogue/catalogue.ts';
import { LayeredMap } from '../../catalogue/layeredMap.ts';

/** Which products are which things; the zone has no say in it. */
export interface ThingProducts {
  /** Skus, in no order that matters. */
  of(thing: string): readonly string[];
  /** Ids of the things that a product is. */
  thingsOf(sku: string): readonly string[];
}

type Things = Catalogue['recipeThings'];
type Categories = Catalogue['categories'];

interface Index extends ThingProducts {
  readonly products: Catalogue['products'];
  readonly byThing: ReadonlyMap<string, readonly string[]>;
  readonly bySku: LayeredMap<readonly string[]>;
}

/** The latest of things and categories: the next one is worked out from it, since most products stay what they are. */
const latest = new WeakMap<Things, { readonly categories: Categories; index: Index }>();

export function thingProductsOf({ recipeThings, categories, products }: Catalogue): ThingProducts {
  const known = latest.get(recipeThings);
  if (known?.categories !== categories) {
    const index = wholeIndex(recipeThings, categories, products);
    latest.set(recipeThings, { categories, index });
    return index;
  }
  if (known.index.products !== products) known.index = nextIndex(known.index, recipeThings, categories, products);
  return known.index;
}

function indexOf(products: Catalogue['products'], byThing: Index['byThing'], bySku: Index['bySku']): Index {
  return {
    products,
    byThing,
    bySku,
    of: (thing) => byThing.get(thing) ?? [],
    thingsOf: (sku) => bySku.get(sku) ?? [],
  };
}

function wholeIndex(things: Things, categories: Categories, products: Catalogue['products']): Index {
  const byCategory = finders(things);
  const byThing = new Map<string, string[]>();
  const bySku = new Map<string, readonly string[]>();
  for (const product of products.values()) {
    const ids = idsOf(product, byCategory, categories);
    if (ids.length === 0) continue;
    bySku.set(product.sku, ids);
    for (const id of ids) {
      const skus = byThing.get(id);
      if (skus) skus.push(product.sku);
      else byThing.set(id, [product.sku]);
    }
  }
  return indexOf(products, byThing, LayeredMap.of(bySku));
}

function nextIndex(before: Index, things: Things, categories: Categories, products: Catalogue['products']): Index {
  const changed = LayeredMap.of(products).keysSince(before.products);
  if (!changed) return wholeIndex(things, categories, products);
  const byCategory = finders(things);
  const byThing = new Map(before.byThing);
  const bySku: [string, readonly string[] | null][] = [];
  for (const sku of changed) {
    const product = products.get(sku);
    const was = before.bySku.get(sku) ?? [];
    const now = product ? idsOf(product, byCategory, categories) : [];
    if (was.length === now.length && was.every((id, at) => id === now[at])) continue;
    for (const id of was)
      byThing.set(
        id,
        (byThing.get(id) ?? []).filter((other) => other !== sku),
      );
    for (const id of now) byThing.set(id, [...(byThing.get(id) ?? []), sku]);
    bySku.push([sku, now.length > 0 ? now : null]);
  }
  return indexOf(products, byThing, before.bySku.with(bySku));
}

/** Things by the categories they are looked for in. */
function finders(things: Things): ReadonlyMap<string, readonly RecipeThing[]> {
  const byCategory = new Map<string, RecipeThing[]>();
  for (const thing of things.values())
    for (const slug of thing.find?.categories ?? []) {
      const others = byCategory.get(slug);
      if (others) others.push(thing);
      else byCategory.set(slug, [thing]);
    }
  return byCategory;
}

function idsOf(
  { category, name }: StoredProduct,
  byCategory: ReadonlyMap<string, readonly RecipeThing[]>,
  categories: Categories,
): readonly string[] {
  const ids = new Set<string>();
  for (let slug: string | undefined = category; slug !== undefined; slug = categories.get(slug)?.parent)
    for (const { id, find } of byCategory.get(slug) ?? [])
      if (find && !ids.has(id) && findsWords(name, find.words) && !findsWords(name, find.not ?? [])) ids.add(id);
  return [...ids];
}
