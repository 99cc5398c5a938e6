import type { Log } from '../log.ts';
import type { Metrics, PageCacheOutcome } from '../metrics.ts';
import { type AnsweredCall, logAnswer } from './requestLog.ts';

export interface AnsweredAtOnce extends AnsweredCall {
  readonly durationMs: number;
  /** Its pattern. */
  readonly route: string;
  readonly pageCache?: PageCacheOutcome;
}

interface Parts {
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'requestAnswered' | 'pageCacheAsked'> | undefined;
}

/**
 * Counts and logs answers once they are on their way, all of a turn together: done between one answer and the next, it
 * took a processor three times as long and a kept page a quarter of its time.
 */
export function createAnswered({ log, metrics }: Parts): (answer: AnsweredAtOnce) => void {
  let waiting: AnsweredAtOnce[] = [];

  function tell(): void {
    const answers = waiting;
    waiting = [];
    for (const answer of answers) {
      const { method, route, status, durationMs, pageCache } = answer;
      if (pageCache) metrics?.pageCacheAsked(pageCache);
      metrics?.requestAnswered({ method, route, status, seconds: durationMs / 1000 });
      logAnswer(log, answer);
    }
  }

  return (answer) => {
    if (waiting.push(answer) === 1) setImmediate(tell);
  };
}
