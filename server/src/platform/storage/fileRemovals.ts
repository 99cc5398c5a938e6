import type { Queryable } from '../database/database.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import type { Log } from '../log.ts';
import { type FileStorage, StorageAway } from './fileStorage.ts';
import type { Spool } from './spool.ts';

/** What rows of the database name. */
export type OwnedArea = 'uploads' | 'media';

export interface OwnedFile {
  readonly area: OwnedArea;
  readonly name: string;
}

const hoursToBecomeOwned = 24;
const batch = 200;
const everyMs = 60_000;
const dayMs = 86_400_000;

/** Before a file comes: unless it becomes somebody's within a day, it goes again, also where this process is killed. */
export async function expectFile(on: Queryable, { area, name }: OwnedFile): Promise<void> {
  await on.query({
    text: 'insert into file_removal (area, name, due_at) values ($1, $2, now() + make_interval(hours => $3))',
    values: [area, name, hoursToBecomeOwned],
  });
}

/** In the transaction that makes the row which names it. */
export async function ownFile(tx: Queryable, { area, name }: OwnedFile): Promise<void> {
  const rows = await tx.query({
    text: 'delete from file_removal where area = $1 and name = $2 and due_at > now() returning 1',
    values: [area, name],
  });
  if (rows.length === 0) throw new Error('A file took more than a day to come, and is gone.');
}

/** What was begun is of no use; never fails, since the job does it again. */
export async function dropFile(
  on: Queryable,
  storage: Pick<FileStorage, 'remove'>,
  { area, name }: OwnedFile,
): Promise<void> {
  try {
    await storage.remove(name);
    await on.query({ text: 'delete from file_removal where area = $1 and name = $2', values: [area, name] });
  } catch {
    // Its row stays, and is due in a day.
  }
}

interface Parts {
  readonly database: Queryable;
  readonly storages: Readonly<Record<OwnedArea, Pick<FileStorage, 'remove' | 'tidy'>>>;
  readonly log: Log;
}

interface JobParts extends Parts {
  readonly spool: Pick<Spool, 'tidy'>;
}

/** Removes files whose rows are gone, and those that never got one. A storage that is away is asked again next time. */
export async function removeFiles({ database, storages, log }: Parts, signal?: AbortSignal): Promise<void> {
  let removed = 0;
  try {
    for (;;) {
      const due = await database.query<OwnedFile>({
        text: 'select area, name from file_removal where due_at <= now() order by due_at limit $1',
        values: [batch],
      });
      for (const { area, name } of due) {
        if (signal?.aborted) return;
        await storages[area].remove(name);
        await database.query({ text: 'delete from file_removal where area = $1 and name = $2', values: [area, name] });
        removed += 1;
      }
      if (due.length < batch) return;
    }
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error;
    log.warn({ problem: error.message }, 'files that are due to be removed wait for the storage');
  } finally {
    if (removed > 0) log.info({ files: removed }, 'files that nothing names were removed from the storage');
  }
}

export function fileRemovalJobs(parts: JobParts): readonly Job[] {
  const { storages, spool } = parts;
  return [
    defineJob({ name: 'file-removal', everyMs, leader: true, run: (signal) => removeFiles(parts, signal) }),
    // Drafts of killed processes lie on their own host.
    defineJob({
      name: 'file-drafts',
      everyMs: 60 * 60_000,
      run: async () => {
        for (const one of [spool, ...Object.values(storages)]) await one.tidy(new Date(Date.now() - dayMs));
      },
    }),
  ];
}
