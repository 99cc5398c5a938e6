import type { FastifyInstance } from 'fastify';
import { type Log, logTogether } from '../log.ts';
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

export interface Answered {
  note(answer: AnsweredAtOnce): void;
  /** Nothing is left untold when this app ends. */
  tellAtEndOf(app: Pick<FastifyInstance, 'addHook'>): void;
}

const waitMs = 20;

/**
 * Counts and logs answers a moment after they went out, all of that moment together: done between one answer and the
 * next, it takes a processor three times as long, and a kept page a third of its time.
 */
export function createAnswered({ log, metrics }: Parts): Answered {
  let waiting: AnsweredAtOnce[] = [];

  function tell(): void {
    const answers = waiting;
    waiting = [];
    for (const { method, route, status, durationMs, pageCache } of answers) {
      if (pageCache) metrics?.pageCacheAsked(pageCache);
      metrics?.requestAnswered({ method, route, status, seconds: durationMs / 1000 });
    }
    logTogether(log, () => {
      for (const answer of answers) logAnswer(log, answer);
    });
  }

  return {
    note(answer) {
      if (waiting.push(answer) === 1) setTimeout(tell, waitMs);
    },
    tellAtEndOf(app) {
      app.addHook('onClose', async () => tell());
    },
  };
}
