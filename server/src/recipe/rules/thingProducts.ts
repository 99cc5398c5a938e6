import { findsWords, type RecipeThing } from '@trolley/contract';
import type { Catalogue, StoredProduct } from '../../catalogue/catalogue.ts';

/** Which products are which things; the zone has no say in it. */
export interface ThingProducts {
  /** Skus, in no order that matters. */
  of(thing: string): readonly string[];
  /** Ids of the things that a product is. */
  thingsOf(sku: string): readonly string[];
}

type Things = Catalogue['recipeThings'];
type Categories = Catalogue['categories'];

/** Reading names is what takes long, and a product is the same object until something of it changes. */
const thingsOfProducts = new WeakMap<
  Things,
  { categories: Categories; known: WeakMap<StoredProduct, readonly string[]> }
>();
const indexes = new WeakMap<Catalogue['products'], { things: Things; categories: Categories; index: ThingProducts }>();

export function thingProductsOf({ recipeThings, categories, products }: Catalogue): ThingProducts {
  const before = indexes.get(products);
  if (before && before.things === recipeThings && before.categories === categories) return before.index;
  const index = indexOf(recipeThings, categories, products);
  indexes.set(products, { things: recipeThings, categories, index });
  return index;
}

function indexOf(things: Things, categories: Categories, products: Catalogue['products']): ThingProducts {
  let memory = thingsOfProducts.get(things);
  if (memory?.categories !== categories) thingsOfProducts.set(things, (memory = { categories, known: new WeakMap() }));
  const { known } = memory;
  const byCategory = finders(things);
  const byThing = new Map<string, string[]>();
  const bySku = new Map<string, readonly string[]>();
  for (const product of products.values()) {
    let ids = known.get(product);
    if (!ids) known.set(product, (ids = idsOf(product, byCategory, categories)));
    if (ids.length === 0) continue;
    bySku.set(product.sku, ids);
    for (const id of ids) {
      const skus = byThing.get(id);
      if (skus) skus.push(product.sku);
      else byThing.set(id, [product.sku]);
    }
  }
  return { of: (thing) => byThing.get(thing) ?? [], thingsOf: (sku) => bySku.get(sku) ?? [] };
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
