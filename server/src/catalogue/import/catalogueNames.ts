import type { Queryable } from '../../platform/database/database.ts';

export interface CatalogueNames {
  /** Of categories that have products, themselves or below them. */
  readonly categories: ReadonlySet<string>;
  /** Of those that were asked for: brands by slug, products by sku or slug. */
  readonly brands: ReadonlySet<string>;
  readonly products: ReadonlySet<string>;
  /** How many products are sold. */
  readonly count: number;
}

interface CategoryRow {
  readonly slug: string;
  readonly parent: string | null;
  readonly products: number;
}

/** What the catalogue has by these names, for those who would link to it; read without loading the catalogue. */
export async function selectCatalogueNames(database: Queryable, asked: readonly string[]): Promise<CatalogueNames> {
  const rows = await database.query<CategoryRow>({
    text: `select category.slug, category.parent, count(product.sku)::int as products
             from category left join product on product.category = category.slug and not product.retired
            group by category.slug, category.parent`,
  });
  const brands = await database.query<{ slug: string }>({
    text: 'select slug from brand where slug = any($1)',
    values: [asked],
  });
  const products = await database.query<{ sku: string; slug: string }>({
    text: 'select sku, slug from product where not retired and (sku = any($1) or slug = any($1))',
    values: [asked],
  });
  return {
    categories: withProducts(rows),
    brands: new Set(brands.map(({ slug }) => slug)),
    products: new Set(products.flatMap(({ sku, slug }) => [sku, slug])),
    count: rows.reduce((sum, row) => sum + row.products, 0),
  };
}

function withProducts(rows: readonly CategoryRow[]): ReadonlySet<string> {
  const parents = new Map(rows.map(({ slug, parent }) => [slug, parent]));
  const found = new Set<string>();
  for (const { slug, products } of rows) {
    if (products === 0) continue;
    // Up to the root, or to one that is known already.
    for (let above: string | null | undefined = slug; above && !found.has(above); above = parents.get(above))
      found.add(above);
  }
  return found;
}
