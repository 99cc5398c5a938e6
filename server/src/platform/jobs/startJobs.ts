import type { Job } from './job.ts';
import { type JobParts, startJob } from './startJob.ts';

/** Starts everything the shop does by itself. Closing waits for what is under way and begins nothing more. */
export async function startJobs(jobs: readonly Job[], parts: JobParts): Promise<{ close(): Promise<void> }> {
  const names = new Set(jobs.map(({ name }) => name));
  if (names.size < jobs.length) throw new Error('Two jobs have the same name.');
  const running = jobs.map((job) => ({ job, run: startJob(job, parts) }));
  const hinted = running.flatMap(({ job, run }) => (job.channel ? [{ channel: job.channel, run }] : []));
  const listening = await Promise.all(
    hinted.map(({ channel, run }) => parts.database.listen(channel, () => run.hint())),
  );
  return {
    async close() {
      await Promise.all(running.map(({ run }) => run.close()));
      for (const stop of listening) await stop();
    },
  };
}
