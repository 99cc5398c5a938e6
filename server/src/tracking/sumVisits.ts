import type { Database } from '../platform/database/database.ts';
import { defineJob, type Job } from '../platform/jobs/job.ts';
import { localDay, localMidnight } from '../platform/localMidnight.ts';
import type { Log } from '../platform/log.ts';
import { sumEvents } from './queries.ts';
import { freeDetails } from './rules/countsOf.ts';

interface Parts {
  readonly database: Database;
  readonly timeZone: string;
  readonly log: Log;
  readonly now?: () => number;
}

/** After midnight, when the last events of the day have arrived. */
const afterMidnightMs = 15 * 60_000;
/** Fewer people than that may have searched for a word that tells of one of them. */
const fewest = 3;
/** More than any shop's people look at, too few to fill the table by inventing some. */
const most = 1000;

/** Every night the events of the days before become sums. */
export function sumVisitsJob(parts: Parts): Job {
  const midnight = localMidnight(parts.timeZone);
  return defineJob({
    name: 'sum-visits',
    nextAt: (now) => {
      const tonight = midnight(localDay(now, parts.timeZone)) + afterMidnightMs;
      return now < tonight ? tonight : midnight(localDay(now, parts.timeZone) + 1) + afterMidnightMs;
    },
    leader: true,
    run: () => sumVisits(parts),
  });
}

export async function sumVisits({ database, timeZone, log, now = Date.now }: Parts): Promise<void> {
  const today = localMidnight(timeZone)(localDay(now(), timeZone));
  const events = await sumEvents(database, {
    ...{ before: new Date(today), timeZone },
    ...{ free: freeDetails, fewest, most },
  });
  if (events > 0) log.info({ events }, 'what happened in the shop was added up');
}
