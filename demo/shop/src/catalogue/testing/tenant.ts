import { join } from 'node:path';
import { repositoryRoot } from '../../../../../server/src/platform/paths.ts';
import { expandGoods } from '../expand.ts';
import { readSource } from '../readSource.ts';
import { buildCatalogue } from './buildCatalogue.ts';

export type Tenant = ReturnType<typeof loadTenant>;
type Products = ReturnType<typeof buildCatalogue>['products'];

export const today = '2026-11-14';

/** A tenant's catalogue on one day, as its data tests look at it. */
export function loadTenant(id: string) {
  const source = readSource(join(repositoryRoot, 'tenants', id, 'catalogue'));
  const catalogue = buildCatalogue(source, today);
  return {
    source,
    catalogue,
    products: catalogue.products,
    categories: catalogue.categories,
    articles: expandGoods(source),
    stores: source.stores,
    goods: source.goods.flatMap((file) => file.goods),
  };
}

export const within = (path: readonly string[], ...slugs: readonly string[]) =>
  slugs.some((slug) => path.includes(slug));
export const pathOf = (product: Products[number]) => [product.category, ...product.parentCategories];
export const slugs = (wrong: readonly { readonly slug: string }[]) => wrong.map(({ slug }) => slug);

export function duplicates(values: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
}
