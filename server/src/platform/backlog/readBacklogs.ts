import { setTimeout } from 'node:timers/promises';
import type { Queryable } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { BacklogSeries, ReadBacklogs } from '../metrics/backlogMetrics.ts';

/** What waits in the tables of a room; rooms declare theirs, as they do their jobs. */
export interface Backlog {
  readonly series: BacklogSeries;
  /** The value of the series' label; none where it has none. */
  readonly of?: string;
  /** One cheap statement: every process asks it every few seconds while it is watched. */
  ask(on: Queryable): Promise<number>;
}

interface Reading {
  readonly database: Queryable;
  readonly log: Pick<Log, 'warn'>;
  readonly now?: () => number;
  /** Whoever asks sooner gets the figures that are there. */
  readonly everyMs?: number;
  /** Whoever asks for metrics does not wait longer for these. */
  readonly withinMs?: number;
}

/**
 * Asks the database at most every few seconds, however often and by however many the metrics are fetched, and one
 * question at a time. Where it does not answer there are no figures rather than old ones.
 */
export function readBacklogs(backlogs: readonly Backlog[], reading: Reading): ReadBacklogs {
  const { database, log, now = Date.now, everyMs = 5000, withinMs = 500 } = reading;
  let figures: Awaited<ReturnType<ReadBacklogs>> = [];
  let asking: Promise<void> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<void> {
    askedAt = now();
    try {
      const next = [];
      for (const { series: name, of, ask: askOne } of backlogs)
        next.push({ series: name, ...(of !== undefined && { of }), value: await askOne(database) });
      figures = next;
    } catch (err) {
      figures = [];
      log.warn({ problem: String(err) }, 'what waits in the database cannot be counted');
    }
  }

  return async () => {
    if (!asking && now() - askedAt >= everyMs)
      asking = ask().finally(() => {
        asking = undefined;
      });
    if (!asking) return figures;
    return Promise.race([asking.then(() => figures), setTimeout(withinMs, [], { ref: false })]);
  };
}
