import type { Queryable } from '../../platform/database/database.ts';
import { condemn, type FoundProblem, staged } from './queries.ts';

/** Tests of samples that nobody can have taken yet; a day more, for shops of all time zones. */
export function condemnFutureTests(tx: Queryable) {
  return condemn(
    tx,
    'sampledOn',
    `select seq, 'expected a day that has been' as reason
       from import_row
      where kind = 'residue' and not bad and (row ->> 'sampledOn')::date > current_date + 1`,
  );
}

/** What rows of one test say of the whole test. */
const ofTest = ['laboratory', 'report', 'tested', 'origin', 'action'] as const;

/** Rows that tell something else of a test than the others of it: in the files, or in the shop where the files leave them. */
export async function condemnTornTests(tx: Queryable) {
  const test = `row ->> 'sku', row ->> 'batch', row ->> 'sampledOn'`;
  const inFiles: FoundProblem[] = [];
  for (const field of ofTest) {
    const differing = await condemn(
      tx,
      field,
      `select seq, 'expected the same as in the other rows of this test: "' || coalesce(first, '') || '"' as reason
         from (select seq, row ->> '${field}' as own,
                      first_value(row ->> '${field}') over (partition by ${test} order by seq) as first
                 from import_row where kind = 'residue' and not bad) compared
        where own is distinct from first`,
    );
    inFiles.push(...differing);
  }
  const columns = ofTest.map(
    (field) => `t.${field}${field === 'tested' ? '::text' : ''} is distinct from r.row ->> '${field}'`,
  );
  const inShop = await condemn(
    tx,
    'substance',
    `select r.seq, 'expected all rows of this test, since it says something else than the shop has of it (there is also "' ||
                   coalesce(nullif(min(t.substance), ''), 'nothing found') || '")' as reason
       from import_row r
       join residue t on t.sku = r.sku and t.batch = r.row ->> 'batch' and t.sampled_on = (r.row ->> 'sampledOn')::date
      where r.kind = 'residue' and not r.bad and (${columns.join(' or ')})
        and not ${staged('residue', `o.sku = t.sku and o.row ->> 'batch' = t.batch and o.row ->> 'sampledOn' = t.sampled_on::text and coalesce(o.row ->> 'substance', '') = t.substance`)}
      group by r.seq`,
  );
  return [...inFiles, ...inShop];
}
