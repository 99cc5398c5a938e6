import { defineJob, type Job } from '../../../platform/jobs/job.ts';
import type { Desk } from '../desk.ts';
import { publishDue } from './publishDue.ts';

/** CONT-07: what is due shows in every process within five seconds: two until it is published, the rest for the snapshot. */
const everyMs = 2000;

/**
 * Every process looks: the lease of a leader that was killed would hold plans up for half a minute. Who publishes is
 * decided by the lock of the item.
 */
export function planJob(desk: Pick<Desk, 'database' | 'problems'>): Job {
  return defineJob({
    name: 'publish-planned-content',
    everyMs,
    run: async (signal) => void (await publishDue(desk, signal)),
  });
}
