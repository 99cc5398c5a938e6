import { setTimeout } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Queryable } from '../database/database.ts';
import type { Log } from '../log.ts';

const series = {
  outbox_lag_seconds: {
    help: 'How long the oldest of what is due has been waiting, in the whole shop; 0 where nothing waits.',
    label: 'outbox',
  },
  attention_cases: { help: 'What waits for a person, in the whole shop: `npm run orders -- attention`.', label: 'why' },
  mails_given_up: { help: 'Mails that were given up, in the whole shop: `npm run mails -- failed`.', label: undefined },
  slot_holds_expired: {
    help: 'Slots that were held for a cart and let go of by time alone in the last hour, in the whole shop.',
    label: undefined,
  },
} as const;

type SeriesName = keyof typeof series;

/** What waits in the tables of a room; rooms declare theirs, as they do their jobs. */
export interface Backlog {
  readonly series: SeriesName;
  /** The value of the series' label; none where it has none. */
  readonly of?: string;
  /** One cheap statement: every process asks it every few seconds while it is watched. */
  ask(on: Queryable): Promise<number>;
}

export type ReadBacklogs = () => Promise<readonly (Pick<Backlog, 'series' | 'of'> & { readonly value: number })[]>;

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
  const { database, log, now = Date.now, everyMs = 5000, withinMs = 2000 } = reading;
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

export interface BacklogMetrics {
  watchBacklogs(read: ReadBacklogs): void;
}

export function createBacklogMetrics(registry: Registry): BacklogMetrics {
  let read: ReadBacklogs | undefined;
  for (const [name, { help, label }] of Object.entries(series))
    void new Gauge({
      ...{ name, help, registers: [registry] },
      labelNames: label === undefined ? [] : [label],
      async collect() {
        const figures = (await read?.()) ?? [];
        this.reset();
        // Without a figure there is no series: nothing waits is something else than nobody knows.
        if (label === undefined) this.remove();
        for (const { series: of, of: value = '', value: count } of figures)
          if (of === name) this.set(label === undefined ? {} : { [label]: value }, count);
      },
    });
  return {
    watchBacklogs(next) {
      read = next;
    },
  };
}
