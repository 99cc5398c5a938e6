import type { Queryable } from '../../platform/database/database.ts';
import type { Nullable } from './queries.ts';

/** What is still known of a product that is no longer sold. */
export interface RetiredProduct {
  readonly sku: string;
  readonly name: string;
  readonly pack: string;
  readonly picture: string;
  readonly brand?: { readonly slug: string; readonly name: string };
}

/** Products by sku, also those that the shop no longer keeps in memory; what never was is left out. */
export async function retiredProducts(
  database: Queryable,
  skus: readonly string[],
): Promise<readonly RetiredProduct[]> {
  const rows = await database.query<Nullable<RetiredProduct>>({
    name: 'catalogue-retired-products',
    text: `select sku, product.name, pack, product.picture,
                  case when brand.slug is not null
                       then json_build_object('slug', brand.slug, 'name', brand.name) end as brand
             from product left join brand on brand.slug = product.brand
            where sku = any($1) order by sku`,
    values: [skus],
  });
  return rows.map(({ brand, ...row }) => (brand ? { ...row, brand } : row));
}
