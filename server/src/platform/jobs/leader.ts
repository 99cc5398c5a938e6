import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { claimRun, endRun, insertJob, renewLease, selectWait } from './queries.ts';

export interface Outcome {
  /** How long until it is due again. */
  readonly waitMs: number;
  readonly failed: boolean;
}

interface LeaderParts {
  readonly database: Database;
  readonly job: string;
  readonly leaseMs: number;
}

/** Two processes that wait for the same moment shall not spin while one of them has just begun. */
const leastWaitMs = 100;

/**
 * Lets one process of the shop work at a job at a time. The lease is renewed while it works and ends by itself where the
 * process was killed; work whose lease went to another process is told to stop. Answers how long to wait.
 */
export function createLeader({ database, job, leaseMs }: LeaderParts) {
  const lease = { job, holder: randomUUID(), leaseMs };

  async function whileLeased(work: (signal: AbortSignal) => Promise<Outcome>, closing: AbortSignal): Promise<Outcome> {
    const lost = new AbortController();
    const beat = setInterval(() => {
      // Not knowing is not having lost it: it ends in the database, or is renewed at the next beat.
      renewLease(database, lease).then(
        (ours) => void (ours || lost.abort()),
        () => {},
      );
    }, leaseMs / 3).unref();
    try {
      return await work(AbortSignal.any([closing, lost.signal]));
    } finally {
      clearInterval(beat);
    }
  }

  return async (firstMs: number, closing: AbortSignal, work: (signal: AbortSignal) => Promise<Outcome>) => {
    await insertJob(database, job, firstMs);
    if (!(await claimRun(database, lease))) return Math.max(leastWaitMs, await selectWait(database, job));
    const outcome = await whileLeased(work, closing);
    await endRun(database, { ...lease, ...outcome });
    return outcome.waitMs;
  };
}
