import type { Queryable } from '../../platform/database/database.ts';

export interface DoubtfulProducts {
  readonly count: number;
  /** The first few, `4711 Vollmilch`. */
  readonly examples: readonly string[];
}

/** The number in the documentation's example: a map that was copied gives it to everything. */
export const exampleCertificate = 'AT-BIO-301';

export interface DoubtfulRow {
  readonly sku: string;
  readonly name: string;
  readonly count: number;
}

/** Products that nobody can buy, because no price holds now or later. */
export async function selectUnpriced(database: Queryable): Promise<DoubtfulProducts> {
  const rows = await database.query<DoubtfulRow>({
    text: `select sku, name, (count(*) over ())::int as count from product
            where not retired and not exists (
              select from price
               where price.sku = product.sku and kind = 'regular' and (valid_until is null or valid_until > now()))
            order by sku limit 3`,
  });
  return doubtful(rows);
}

/** Products that are certified by the number of the example. */
export async function selectExampleCertified(database: Queryable): Promise<DoubtfulProducts> {
  const rows = await database.query<DoubtfulRow>({
    text: `select sku, name, (count(*) over ())::int as count from product
            where not retired and facts -> 'certificates' @> $1::jsonb order by sku limit 3`,
    values: [JSON.stringify([{ number: exampleCertificate }])],
  });
  return doubtful(rows);
}

export function doubtful(rows: readonly DoubtfulRow[]): DoubtfulProducts {
  return { count: rows[0]?.count ?? 0, examples: rows.map(({ sku, name }) => `${sku} ${name}`) };
}

/** As the check says it; nothing where there is none. */
export function describeDoubtful({ count, examples }: DoubtfulProducts, what: string): readonly string[] {
  if (count === 0) return [];
  const more = count > examples.length ? ' …' : '';
  return [`${count} ${count === 1 ? 'product' : 'products'} ${what}: ${examples.join(', ')}${more}`];
}
