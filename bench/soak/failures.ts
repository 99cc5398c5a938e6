import type { Answer } from '../src/fleet/ledger.ts';
import { isFailure } from './overTime.ts';

export interface Kill {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly shop: number;
}

export interface Failures {
  /** A process was killed while it worked on them. */
  readonly ofKills: { readonly reads: number; readonly writes: number };
  readonly others: readonly Answer[];
}

/** So long after a kill nginx may still find a connection broken that it had just chosen. */
const noticedWithinMs = 1000;

/**
 * A failure is a kill's where its call was under way when a process was killed, or began in the moment after. Everything
 * else nobody can explain: neither a release nor a start may cost anybody an answer.
 */
export function explainFailures(answers: readonly Answer[], kills: readonly Kill[]): Failures {
  const failed = answers.filter(isFailure);
  const isOfKill = ({ at, ms }: Answer) => kills.some((kill) => at >= kill.at && at - ms <= kill.at + noticedWithinMs);
  const explained = failed.filter(isOfKill);
  const writes = explained.filter((one) => one.writes).length;
  return { ofKills: { reads: explained.length - writes, writes }, others: failed.filter((one) => !isOfKill(one)) };
}
