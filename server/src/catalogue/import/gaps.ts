import type { Queryable, Statement } from '../../platform/database/database.ts';
import { type DoubtfulProducts, type DoubtfulRow, describeDoubtful, doubtful } from './doubtfulProducts.ts';

/** What good rows do not say, and shoppers miss. */
export interface Gaps {
  /** Nobody knows how much is in it, so it has no base price. */
  readonly unmeasured: DoubtfulProducts;
  /** Food that does not say which allergens it contains, so no list shows it as free of one. */
  readonly unstated: DoubtfulProducts;
}

const isFood = (facts: string) => `(${facts} -> 'ingredients' is not null or ${facts} -> 'nutrition' is not null)`;

const unmeasuredRows: Statement = {
  text: `select key as sku, row ->> 'name' as name, (count(*) over ())::int as count from import_row
          where kind = 'product' and not bad and row -> 'content' is null order by seq limit 3`,
};
const unstatedRows: Statement = {
  text: `select key as sku, row ->> 'name' as name, (count(*) over ())::int as count from import_row
          where kind = 'product' and not bad and json_array_length(row -> 'contains') = 0
            and row -> 'facts' -> 'containsNone' is null and ${isFood("row -> 'facts'")}
          order by seq limit 3`,
};
const unmeasuredProducts: Statement = {
  text: `select sku, name, (count(*) over ())::int as count from product
          where not retired and base_quantity is null order by sku limit 3`,
};
const unstatedProducts: Statement = {
  text: `select sku, name, (count(*) over ())::int as count from product
          where not retired and contains = '{}' and facts -> 'containsNone' is null and ${isFood('facts')}
          order by sku limit 3`,
};

/** Of the files that are being imported. */
export const selectGapsOfFiles = (tx: Queryable): Promise<Gaps> => select(tx, unmeasuredRows, unstatedRows);

/** Of the shop. */
export const selectGapsOfShop = (database: Queryable): Promise<Gaps> =>
  select(database, unmeasuredProducts, unstatedProducts);

async function select(database: Queryable, unmeasured: Statement, unstated: Statement): Promise<Gaps> {
  return {
    unmeasured: doubtful(await database.query<DoubtfulRow>(unmeasured)),
    unstated: doubtful(await database.query<DoubtfulRow>(unstated)),
  };
}

/** A line each; nothing where there is none. */
export function describeGaps({ unmeasured, unstated }: Gaps): readonly string[] {
  return [
    ...describeDoubtful(unmeasured, 'without a known content, so without a base price'),
    ...describeDoubtful(unstated, 'of food without "contains", which no list shows as free of an allergen'),
  ];
}
