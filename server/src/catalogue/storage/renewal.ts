import type { Queryable } from '../../platform/database/database.ts';
import type { PriceRow, ResidueRow, StockRow } from './rows.ts';
import { residueTable, stockTable } from './tables.ts';
import { writeRows } from './writeRows.ts';

export async function selectKnownSkus(tx: Queryable): Promise<readonly string[]> {
  const rows = await tx.query<{ sku: string }>({ text: 'select sku from product' });
  return rows.map(({ sku }) => sku);
}

/** Whatever is not among these is no longer sold. */
export async function retireOthers(tx: Queryable, skus: readonly string[]): Promise<void> {
  await tx.query({
    text: 'update product set retired = true where not retired and sku <> all($1)',
    values: [skus],
  });
}

/** Recipes that are not among these are no longer shown. */
export async function retireOtherRecipes(tx: Queryable, slugs: readonly string[]): Promise<void> {
  await tx.query({
    text: 'update recipe set retired = true where not retired and slug <> all($1)',
    values: [slugs],
  });
}

/** Makes the given stock the only one there is. */
export async function keepOnly(tx: Queryable, stock: readonly StockRow[]): Promise<void> {
  await tx.query({
    text: `delete from stock t where not exists (
             select from jsonb_to_recordset($1::jsonb) as g(sku text, store text) where g.sku = t.sku and g.store = t.store)`,
    values: [JSON.stringify(stock)],
  });
  await writeRows(tx, stockTable, stock);
}

/** Makes the given tests the only ones there are. */
export async function keepOnlyResidues(tx: Queryable, residues: readonly ResidueRow[]): Promise<void> {
  await tx.query({
    text: `delete from residue t where not exists (
             select from jsonb_to_recordset($1::jsonb) as g(sku text, batch text, "sampledOn" date, substance text)
              where g.sku = t.sku and g.batch = t.batch and g."sampledOn" = t.sampled_on
                and coalesce(g.substance, '') = t.substance)`,
    values: [JSON.stringify(residues)],
  });
  await writeRows(tx, residueTable, residues);
}

/** Takes back prices that have not begun and are not among these. */
export async function withdrawPlanned(tx: Queryable, prices: readonly PriceRow[], now: number): Promise<void> {
  await tx.query({
    text: `delete from price t where valid_from > to_timestamp($2::double precision / 1000) and not exists (
             select from jsonb_to_recordset($1::jsonb) as g(sku text, kind text, zone text, "from" double precision)
              where g.sku = t.sku and g.kind = t.kind and g.zone = t.zone and to_timestamp(g."from" / 1000) = t.valid_from)`,
    values: [JSON.stringify(prices), now],
  });
}
