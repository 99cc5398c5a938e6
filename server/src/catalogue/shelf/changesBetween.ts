import type { Catalogue, StoredProduct } from '../catalogue.ts';
import { treeOf } from './categoryTree.ts';
import { pricedUntil } from './priceOn.ts';
import { vatOn } from './showProduct.ts';
import { knownStock } from './stock.ts';

export interface ProductChange {
  readonly sku: string;
  readonly before: StoredProduct | undefined;
  readonly after: StoredProduct | undefined;
}

export interface Changes {
  /** New, different, gone, or at another price because its day has come; also those whose brand or way is named anew. */
  readonly products: readonly ProductChange[];
  /** Skus that only what the law wants to know differs of. */
  readonly taxed: readonly string[];
  /** The tree of categories differs. */
  readonly tree: boolean;
  /** Slugs of brands that differ. */
  readonly brands: readonly string[];
}

/** What differs between two values of one catalogue; undefined when everything may. */
export function changesBetween(previous: Catalogue, next: Catalogue): Changes | undefined {
  const isSameRows =
    next.products === previous.products && next.categories === previous.categories && next.brands === previous.brands;
  if ((!isSameRows && !next.changes) || isAnotherShop(previous, next)) return undefined;
  const rows = isSameRows ? undefined : next.changes;
  const skus = new Set(rows?.products);
  for (const sku of datedSkus(previous, next)) skus.add(sku);
  const renamed = rows?.tree ? renamedSkus(previous, next) : { tree: false, brands: [], skus: [] };
  for (const sku of renamed.skus) skus.add(sku);
  return {
    products: [...skus].map((sku) => ({ sku, before: previous.products.get(sku), after: next.products.get(sku) })),
    taxed: taxedSkus(previous, next),
    tree: renamed.tree,
    brands: renamed.brands,
  };
}

function isAnotherShop(previous: Catalogue, next: Catalogue): boolean {
  return (
    next.now < previous.now ||
    next.timeZone !== previous.timeZone ||
    next.locale !== previous.locale ||
    next.zones.join() !== previous.zones.join()
  );
}

/** Whose price began or ended since. */
function* datedSkus(previous: Catalogue, next: Catalogue): Iterable<string> {
  const due = knownStock(previous)?.due ?? previous.now;
  if (next.now < due || next.now === previous.now) return;
  for (const [sku, product] of next.products) if (pricedUntil(product, previous.now) <= next.now) yield sku;
}

function renamedSkus(previous: Catalogue, next: Catalogue) {
  const brands = differing(previous.brands, next.brands);
  const categories = differing(previous.categories, next.categories);
  const before = treeOf(previous);
  const after = treeOf(next);
  const moved = new Set<string>();
  for (const slug of categories.length > 0 ? next.categories.keys() : [])
    if (JSON.stringify(before.place(slug)) !== JSON.stringify(after.place(slug))) moved.add(slug);
  const renamed = new Set(brands.filter((slug) => before.brand(slug).name !== after.brand(slug).name));
  const skus: string[] = [];
  if (moved.size > 0 || renamed.size > 0)
    for (const { sku, category, brand } of next.products.values())
      if (moved.has(category) || (brand !== undefined && renamed.has(brand))) skus.push(sku);
  return { tree: categories.length > 0, brands, skus };
}

function differing(before: ReadonlyMap<string, object>, after: ReadonlyMap<string, object>): readonly string[] {
  const slugs = new Set([...before.keys(), ...after.keys()]);
  return [...slugs].filter((slug) => {
    const [one, other] = [before.get(slug), after.get(slug)];
    return one !== other && JSON.stringify(one) !== JSON.stringify(other);
  });
}

function taxedSkus(previous: Catalogue, next: Catalogue): readonly string[] {
  const names = new Set([...previous.vat, ...next.vat].map(({ name }) => name));
  const differ = [...names].filter(
    (name) => vatOn(previous.vat, name, previous.now) !== vatOn(next.vat, name, next.now),
  );
  if (differ.length === 0) return [];
  return [...next.products.values()].flatMap(({ sku, vat }) => (differ.includes(vat) ? [sku] : []));
}
