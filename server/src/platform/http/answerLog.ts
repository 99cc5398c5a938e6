import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import type { Metrics, PageCacheOutcome } from '../metrics/metrics.ts';
import { type AnsweredCall, logAnswer } from './requestLog.ts';

export interface CachedAnswer extends AnsweredCall {
  readonly durationMs: number;
  /** Its pattern. */
  readonly route: string;
  readonly pageCache?: PageCacheOutcome;
}

interface Parts {
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'requestAnswered' | 'pageCacheAsked'> | undefined;
}

export interface AnswerLog {
  add(answer: CachedAnswer): void;
  /** Writes what still waits when this app closes. */
  flushOnClose(app: Pick<FastifyInstance, 'addHook'>): void;
}

const waitMs = 20;

/**
 * Log and metrics of answers from a cache, written 20 ms later and all of that time at once: between one answer and the
 * next they take a third of the time that the answer itself takes.
 */
export function createAnswerLog({ log, metrics }: Parts): AnswerLog {
  let waiting: CachedAnswer[] = [];

  function flush(): void {
    const answers = waiting;
    waiting = [];
    for (const answer of answers) {
      const { method, route, status, durationMs, pageCache } = answer;
      if (pageCache) metrics?.pageCacheAsked(pageCache);
      metrics?.requestAnswered({ method, route, status, seconds: durationMs / 1000 });
      logAnswer(log, answer);
    }
  }

  return {
    add(answer) {
      if (waiting.push(answer) === 1) setTimeout(flush, waitMs);
    },
    flushOnClose(app) {
      app.addHook('onClose', async () => flush());
    },
  };
}
