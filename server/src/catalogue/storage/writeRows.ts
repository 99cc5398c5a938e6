import type { Queryable } from '../../platform/database/database.ts';
import { chunksOf, lastOfEach } from './chunks.ts';
import type { WrittenRows } from './rows.ts';
import type { TableColumn, TableShape } from './tables.ts';

/** Brings rows into their table. Only rows that really differ are touched, so writing them again changes nothing. */
export async function writeRows<Row extends object>(
  tx: Queryable,
  shape: TableShape<Row>,
  given: readonly Row[],
  progress?: (done: number) => void,
): Promise<WrittenRows> {
  const rows = lastOfEach(given, (row) => shape.keyOf(row));
  const sql = statementsOf(shape);
  const missing: Row[] = [];
  let changed = 0;
  let done = 0;
  for (const chunk of chunksOf(rows)) {
    const absent = new Set(await findMissing(tx, sql.missing, shape, chunk));
    const known = absent.size === 0 ? chunk : chunk.filter((_, n) => !absent.has(n));
    for (const n of absent) missing.push(chunk[n] as Row);
    if (known.length > 0 && shape.columns.length > 0) changed += await countOf(tx, sql.update, known);
    done += known.length;
    progress?.(done);
  }
  // After all changes: what is new may take the address of what is retired with it.
  for (const chunk of chunksOf(missing)) {
    await tx.query({ text: sql.insert, values: [JSON.stringify(chunk)] });
    done += chunk.length;
    progress?.(done);
  }
  return { inserted: missing.length, changed, unchanged: given.length - missing.length - changed };
}

async function findMissing<Row extends object>(
  tx: Queryable,
  text: string,
  { key }: TableShape<Row>,
  chunk: readonly Row[],
): Promise<readonly number[]> {
  const keys = chunk.map((row, n) => ({
    n,
    ...pick(
      row,
      key.map(({ property }) => property),
    ),
  }));
  const rows = await tx.query<{ n: number }>({ text, values: [JSON.stringify(keys)] });
  return rows.map(({ n }) => n);
}

async function countOf(tx: Queryable, text: string, rows: readonly object[]): Promise<number> {
  const [counted] = await tx.query<{ count: number }>({ text, values: [JSON.stringify(rows)] });
  return counted?.count ?? 0;
}

function pick(row: object, properties: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([property]) => properties.includes(property)));
}

/** The rows of $1 as a table `g`; `more` are columns beside them. */
export function givenRows(columns: readonly TableColumn[], more = ''): string {
  return `jsonb_to_recordset($1::jsonb) as g(${more}${columns.map(({ property, type }) => `"${property}" ${type}`).join(', ')})`;
}

/** What a given row has for a column. */
export function valueOf({ property, value }: TableColumn): string {
  return value ?? `g."${property}"`;
}

export function sameKey(key: readonly TableColumn[]): string {
  return key.map((one) => `t.${one.column} = ${valueOf(one)}`).join(' and ');
}

function statementsOf<Row>({ table, key, columns }: TableShape<Row>) {
  const all = [...key, ...columns];
  const names = (some: typeof all, prefix = '') => some.map(({ column }) => prefix + column).join(', ');
  const values = (some: typeof all) => some.map(valueOf).join(', ');
  const same = sameKey(key);
  return {
    missing: `select g.n from ${givenRows(key, 'n integer, ')} where not exists (select from ${table} t where ${same})`,
    update: `with done as (
               update ${table} t set ${columns.map((one) => `${one.column} = ${valueOf(one)}`).join(', ')}
                 from ${givenRows(all)}
                where ${same} and (${names([...columns], 't.')}) is distinct from (${values([...columns])})
               returning 1
             ) select count(*)::integer as count from done`,
    insert: `insert into ${table} (${names(all)}) select ${values(all)} from ${givenRows(all)}`,
  };
}
