import type { Queryable } from '../../platform/database/database.ts';

/** Waits until no other writer is at work, and keeps others waiting until the transaction ends. Returns the time. */
export async function lockCatalogue(tx: Queryable): Promise<number> {
  // The clock is read once the lock is held, so that prices that begin now begin after those of the writer before.
  const [row] = await tx.query<{ now: number }>({
    text: `with locked as materialized (select from snapshot_version where area = 'catalogue' for update)
           select ceil(extract(epoch from clock_timestamp()) * 1000)::double precision as now from locked`,
  });
  if (!row) throw new Error('The database has no version of the catalogue: its migrations have not run.');
  return row.now;
}
