import type { Queryable } from '../database/database.ts';

/** The version of every area, as the database has it now. */
export async function readAreaVersions(database: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ area: string; version: number }>({
    name: 'snapshot-versions',
    text: 'select area, version from snapshot_version',
  });
  return new Map(rows.map(({ area, version }) => [area, version]));
}
