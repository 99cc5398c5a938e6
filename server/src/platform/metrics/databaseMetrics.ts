import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** A pool of connections as it is this moment. */
export interface PoolState {
  readonly size: number;
  readonly busy: number;
  readonly waiting: number;
}

const kinds = ['connection', 'readOnly', 'resources', 'stopped', 'slow'] as const;
/** Why a database is away. */
export type AwayKind = (typeof kinds)[number];

export interface DatabaseMetrics {
  /** Asked whenever the metrics are. */
  watchPool(read: () => PoolState): void;
  /** How long somebody waited for a connection. */
  connectionLent(seconds: number): void;
  databaseAway(kind: AwayKind): void;
}

export function createDatabaseMetrics(registry: Registry): DatabaseMetrics {
  let read: (() => PoolState) | undefined;
  const registers = [registry];
  const gauge = (name: string, help: string, value: (state: PoolState) => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        if (read) this.set(value(read()));
      },
    });
  gauge('database_pool_size', 'Connections this process may open at most.', ({ size }) => size);
  gauge('database_pool_busy', 'Connections that are lent out.', ({ busy }) => busy);
  gauge('database_pool_waiting', 'Questions that wait for a connection.', ({ waiting }) => waiting);
  const lent = new Histogram({
    name: 'database_pool_acquire_seconds',
    help: 'How long questions waited for a connection.',
    buckets: [0.001, 0.01, 0.1, 0.5, 1, 5, 20],
    registers,
  });
  const away = new Counter({
    name: 'database_away_total',
    help: 'Questions that met a database which was away: not reached, read-only (a standby), without disk or memory, stopped, or too slow.',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of kinds) away.inc({ kind }, 0);
  return {
    watchPool(next) {
      read = next;
    },
    connectionLent: (seconds) => lent.observe(seconds),
    databaseAway: (kind) => away.inc({ kind }),
  };
}
