import { mediaLimits } from '@trolley/contract';
import { defineJob, type Job } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log.ts';
import { writeJournal } from '../staff/journal/writeJournal.ts';
import type { MediaLibrary } from './library.ts';
import { deletePurgeable, selectPurgeable, setRemoved } from './queries.ts';

const everyMs = 60 * 60_000;

/** Takes deleted pictures away for good; one that somebody published at the moment of its deletion comes back instead. */
export async function purgeFiles({ database, usesOf }: Pick<MediaLibrary, 'database' | 'usesOf'>, log: Log) {
  await database.transaction(async (tx) => {
    const old = await selectPurgeable(tx, mediaLimits.restoreDays);
    if (old.length === 0) return;
    const uses = await usesOf(tx);
    const used = old.filter((id) => uses.has(id));
    for (const id of used) {
      const name = (await setRemoved(tx, id, false))?.name;
      await writeJournal(
        tx,
        { staffId: null },
        { action: 'media.restored', subject: { kind: 'media', id }, after: { name } },
      );
    }
    await deletePurgeable(
      tx,
      old.filter((id) => !uses.has(id)),
    );
    log.info({ purged: old.length - used.length, used: used.length }, 'deleted pictures were taken away for good');
  });
}

export function purgeJob(library: Pick<MediaLibrary, 'database' | 'usesOf'>, log: Log): Job {
  return defineJob({ name: 'media-purge', everyMs, leader: true, run: () => purgeFiles(library, log) });
}
