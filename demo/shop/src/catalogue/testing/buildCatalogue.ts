import { expandGoods } from '../expand.ts';
import { type CatalogueSource, type Category, flattenCategories } from '../source.ts';
import { type Product, toProduct } from './product.ts';

export type { Product };

export interface CatalogueBrand {
  readonly slug: string;
  readonly name: string;
  readonly about: string;
  readonly maker: string;
}
export interface Catalogue {
  readonly categories: readonly Category[];
  readonly brands: readonly CatalogueBrand[];
  readonly products: readonly Product[];
  readonly vat: CatalogueSource['rules']['vat'];
  readonly synonyms: readonly (readonly string[])[];
}

/** The demo catalogue as it stands on `today` (a calendar date of the tenant): pure, the same for the same input. */
export function buildCatalogue(source: CatalogueSource, today: string): Catalogue {
  const articles = expandGoods(source);
  const bySku = new Map<string, string>();
  for (const { sku, slug } of articles) {
    const other = bySku.get(sku);
    if (other) throw new Error(`${other} and ${slug} share the sku ${sku}: change the id of the newer good`);
    bySku.set(sku, slug);
  }
  return {
    categories: flattenCategories(source.categories),
    brands: source.brands.map(({ slug, name, about, maker }) => ({ slug, name, about, maker })),
    products: articles.map((article) => toProduct(article, today, source)),
    vat: source.rules.vat,
    synonyms: source.words.synonyms,
  };
}
