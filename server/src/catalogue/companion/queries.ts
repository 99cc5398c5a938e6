import type { Queryable } from '../../platform/database/database.ts';
import type { BoughtTogether } from './rankPairs.ts';

/** Replaces what is stored; a row that is already so is not touched, so its product is not loaded again. */
export async function replaceBoughtTogether(tx: Queryable, rows: readonly BoughtTogether[]): Promise<number> {
  const values = [JSON.stringify(rows)];
  const given = 'jsonb_to_recordset($1::jsonb) as given(sku text, skus text[])';
  const gone = await tx.query<{ sku: string }>({
    name: 'bought-together-gone',
    text: `delete from bought_together where not exists (select from ${given} where given.sku = bought_together.sku)
           returning sku`,
    values,
  });
  const written = await tx.query<{ sku: string }>({
    name: 'bought-together-write',
    text: `insert into bought_together (sku, skus)
           select given.sku, given.skus from ${given} join product on product.sku = given.sku
           on conflict (sku) do update set skus = excluded.skus where bought_together.skus <> excluded.skus
           returning sku`,
    values,
  });
  return gone.length + written.length;
}
