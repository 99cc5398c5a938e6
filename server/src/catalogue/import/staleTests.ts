import type { Queryable } from '../../platform/database/database.ts';

/** A page of residue tests whose newest is older says little of what is sold now. */
const freshDays = 90;

/** What the check says of a shop that tells of residues, but has no fresh tests; nothing where it has. */
export async function describeStaleTests(database: Queryable): Promise<readonly string[]> {
  const [row] = await database.query<{ newest: string | null; isFresh: boolean }>({
    text: `select max(sampled_on)::text as newest, coalesce(max(sampled_on) > current_date - $1::int, false) "isFresh"
             from residue`,
    values: [freshDays],
  });
  if (!row || row.isFresh) return [];
  const what =
    row.newest === null ? 'has none' : `has none of the last ${freshDays} days (the newest is of ${row.newest})`;
  return [
    `featurePesticides is on, and the page of residue tests ${what}: bring them by \`npm run import -- residues.csv\``,
  ];
}
