import type { Queryable } from '../../platform/database/database.ts';
import type { WrittenRows } from './rows.ts';
import type { TableShape } from './tables.ts';
import { givenRows, sameKey, writeRows } from './writeRows.ts';

/** Makes the given rows the only ones of their table. */
export async function writeList<Row extends object>(
  tx: Queryable,
  shape: TableShape<Row>,
  given: readonly Row[],
): Promise<WrittenRows> {
  const gone = await tx.query({
    text: `delete ${othersOf(shape)} returning 1`,
    values: [JSON.stringify(given)],
  });
  const written = await writeRows(tx, shape, given);
  return { ...written, ...(gone.length > 0 && { removed: gone.length }) };
}

/** How many rows of the table are not among the given ones. */
export async function countOthers<Row extends object>(
  tx: Queryable,
  shape: TableShape<Row>,
  given: readonly Row[],
): Promise<number> {
  const [counted] = await tx.query<{ count: number }>({
    text: `select count(*)::integer as count ${othersOf(shape)}`,
    values: [JSON.stringify(given)],
  });
  return counted?.count ?? 0;
}

function othersOf<Row>({ table, key }: TableShape<Row>): string {
  return `from ${table} t where not exists (select from ${givenRows(key)} where ${sameKey(key)})`;
}
