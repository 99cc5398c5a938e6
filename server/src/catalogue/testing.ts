import type { Catalogue, PriceSpan, StoredBrand, StoredCategory, StoredProduct, StoredStore } from './catalogue.ts';

/** Noon in Vienna of the day the tests take for today. */
export const testNow = Date.parse('2026-11-14T11:00:00Z');
export const dayMs = 86_400_000;

/** So many days ago (or ahead, when negative). */
export const daysAgo = (days: number): number => testNow - days * dayMs;

export const regularSpan = (value: number, from = 0, until?: number): PriceSpan =>
  spanOf('regular', value, from, until);
export const offerSpan = (value: number, from: number, until?: number): PriceSpan =>
  spanOf('offer', value, from, until);
export const loyaltySpan = (value: number, from = 0, until?: number): PriceSpan =>
  spanOf('loyalty', value, from, until);

function spanOf(kind: PriceSpan['kind'], value: number, from: number, until: number | undefined): PriceSpan {
  return { kind, value, from, ...(until !== undefined && { until }) };
}

/** A product with what a test wants to be different; it costs 1.99 everywhere. */
export function storedProduct(changes: Partial<StoredProduct> = {}): StoredProduct {
  const { sku = 'p1', name = `Product ${sku}` } = changes;
  return {
    sku,
    name,
    productId: sku,
    slug: sku.toLowerCase(),
    brand: 'own',
    category: 'pantry',
    pack: '500 g',
    base: { quantity: 0.5, unit: 'kg' },
    selling: 'pack',
    maxQuantity: 20,
    vat: 'food',
    labels: [],
    origins: [],
    contains: [],
    traces: [],
    popularity: 100,
    find: [],
    picture: '0123456789abcdef',
    prices: [regularSpan(199)],
    availability: 'available',
    facts: JSON.stringify({
      about: `About ${name}.`,
      contains: changes.contains ?? [],
      containsNone: changes.containsNone,
      traces: changes.traces ?? [],
      origins: [],
      notes: [],
    }),
    ...changes,
  };
}

type Sluggish<T extends { readonly slug: string }> = Partial<T> & { readonly slug: string };

export interface CatalogueSketch
  extends Partial<Omit<Catalogue, 'products' | 'skuBySlug' | 'categories' | 'brands' | 'stores'>> {
  /** Those that only products name are made up; such a category is a root. */
  readonly categories?: readonly Sluggish<StoredCategory>[];
  readonly brands?: readonly Sluggish<StoredBrand>[];
  readonly stores?: readonly StoredStore[];
}

/** A small catalogue in the zones `ost` and `sued`; a product without a sku is called p1, p2 … by its place. */
export function catalogueOf(products: readonly Partial<StoredProduct>[], sketch: CatalogueSketch = {}): Catalogue {
  const stored = products.map((one, index) => storedProduct({ sku: `p${index + 1}`, ...one }));
  const { categories = [], brands = [], stores = [], ...rest } = sketch;
  const allCategories = withMissing(
    categories,
    stored.map(({ category }) => category),
  );
  const allBrands = withMissing(
    brands,
    stored.flatMap(({ brand }) => brand ?? []),
  );
  return {
    version: 1,
    now: testNow,
    timeZone: 'Europe/Vienna',
    locale: 'de-AT',
    zones: ['ost', 'sued'],
    vat: [{ name: 'food', permille: 100, from: 0 }],
    synonyms: [],
    searchPins: [],
    bannedWords: [],
    clickLifts: new Map(),
    recipeThings: new Map(),
    recipes: new Map(),
    residues: new Map(),
    storeSites: new Map(),
    storeDays: [],
    products: new Map(stored.map((one) => [one.sku, one])),
    skuBySlug: new Map(stored.map(({ slug, sku }) => [slug, sku])),
    categories: new Map(
      allCategories.map((one, position) => [one.slug, { name: one.slug, position, unit: 'kg', ...one }]),
    ),
    brands: new Map(allBrands.map((one) => [one.slug, { name: one.slug, ...one }])),
    stores: new Map(stores.map((one) => [one.id, one])),
    ...rest,
  };
}

function withMissing<T extends { readonly slug: string }>(
  given: readonly T[],
  used: readonly string[],
): readonly (T | { readonly slug: string })[] {
  const known = new Set(given.map(({ slug }) => slug));
  const missing = [...new Set(used)].filter((slug) => !known.has(slug));
  return [...given, ...missing.map((slug) => ({ slug }))];
}

/** The value after it: products put in (new ones, or others under a known sku) and taken out, as the database would tell. */
export function changedCatalogue(
  previous: Catalogue,
  { put = [], remove = [], now = previous.now }: ProductChanges,
): Catalogue {
  const products = new Map(previous.products);
  for (const sku of remove) products.delete(sku);
  for (const one of put) products.set(one.sku, one);
  return {
    ...previous,
    version: previous.version + 1,
    now,
    products,
    skuBySlug: new Map([...products.values()].map(({ slug, sku }) => [slug, sku])),
    changes: { products: [...put.map(({ sku }) => sku), ...remove], tree: false },
  };
}

interface ProductChanges {
  readonly put?: readonly StoredProduct[];
  readonly remove?: readonly string[];
  readonly now?: number;
}
