import type { Queryable } from '../../platform/database/database.ts';
import { chunksOf, lastOfEach } from './chunks.ts';
import { type Differences, noteDifference } from './differences.ts';
import type { WrittenRows } from './rows.ts';
import type { TableShape } from './tables.ts';
import { givenRows, sameKey, valueOf } from './writeRows.ts';

/** What `writeRows` would do: how many rows are new and which fields of others differ. Writes nothing. */
export async function compareRows<Row extends object>(
  tx: Queryable,
  shape: TableShape<Row>,
  given: readonly Row[],
  differences: Differences,
): Promise<WrittenRows> {
  const rows = lastOfEach(given, (row) => shape.keyOf(row));
  const text = statementOf(shape);
  let [inserted, changed] = [0, 0];
  for (const chunk of chunksOf(rows)) {
    const numbered = chunk.map((row, n) => ({ n, ...row }));
    const found = await tx.query<{ n: number; missing: boolean; fields: readonly string[]; before: object }>({
      text,
      values: [JSON.stringify(numbered)],
    });
    for (const { n, missing, fields, before } of found) {
      const row = chunk[n] as Row;
      if (missing) inserted += 1;
      else {
        changed += 1;
        for (const field of fields)
          noteDifference(
            differences,
            shape.keyOf(row),
            field,
            (before as Record<string, unknown>)[field],
            (row as Record<string, unknown>)[field],
          );
      }
    }
  }
  return { inserted, changed, unchanged: given.length - inserted - changed };
}

/** Rows that are not there (`missing`), and of those that differ the names and former values of what differs. */
function statementOf<Row>({ table, key, columns }: TableShape<Row>): string {
  const differs = (one: (typeof columns)[number]) => `t.${one.column} is distinct from ${valueOf(one)}`;
  const names = columns.map((one) => `case when ${differs(one)} then '${one.property}' end`).join(', ');
  const before = columns.map((one) => `'${one.property}', case when ${differs(one)} then t.${one.column} end`);
  return `select g.n, t.${key[0]?.column} is null as missing, array_remove(array[${names}]::text[], null) as fields,
                 jsonb_strip_nulls(jsonb_build_object(${before.join(', ')})) as before
            from ${givenRows([...key, ...columns], 'n integer, ')} left join ${table} t on ${sameKey(key)}
           where ${[`t.${key[0]?.column} is null`, ...columns.map(differs)].join(' or ')}
           order by g.n`;
}
