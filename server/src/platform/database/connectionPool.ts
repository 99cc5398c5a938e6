import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { DatabaseMetrics, PoolState } from '../metrics/databaseMetrics.ts';
import { currentTracer, type SpanAsk, traced } from '../tracing/tracing.ts';
import { awayKind, awayWhenLost, DatabaseAway, DatabaseBusy, hasCode, readOnly } from './databaseAway.ts';

export interface PoolConfig {
  readonly client: pg.ClientConfig;
  readonly poolSize: number;
  readonly connectTimeoutMs: number;
  readonly queueTimeoutMs: number;
  readonly statementTimeoutMs: number;
  /** Limits are the role's own: a pooler refuses those that come with a connection. */
  readonly withoutLimits?: boolean;
}

export interface ConnectionPool {
  /** Lends a connection to `work`; one that turned out broken, or leads to a server that may not write, is dropped. */
  use<T>(work: (lent: pg.PoolClient) => Promise<T>): Promise<T>;
  /** The same, and the connection is dropped in any case. */
  useUp<T>(work: (lent: pg.PoolClient) => Promise<T>): Promise<T>;
  /** Whether a query now would have to wait for a connection. */
  isFull(): boolean;
  state(): PoolState;
  close(): Promise<void>;
}

/** So many may wait for each connection; a longer queue would only make all of them too late. */
const waitingPerConnection = 100;
/** After one could not be opened, so long further ones come each at a moment of its own, not all at once. */
const spreadMs = 200;
const queueTimeout = 'timeout exceeded when trying to connect';

/** Connections are lent in the order they are asked for. Waiting for a free one may take longer than connecting. */
export function createPool(
  config: PoolConfig,
  log: Log,
  metrics?: Pick<DatabaseMetrics, 'connectionLent' | 'databaseAway'>,
): ConnectionPool {
  const { client, poolSize, connectTimeoutMs, queueTimeoutMs, statementTimeoutMs, withoutLimits = false } = config;
  class Client extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionTimeoutMillis: connectTimeoutMs });
    }
  }
  const pool = new pg.Pool({
    ...client,
    Client,
    connectionTimeoutMillis: queueTimeoutMs,
    max: poolSize,
    // Statements of a transaction that do not need each other's answers go out together.
    pipeline: true,
    idleTimeoutMillis: 60_000,
    ...(!withoutLimits && { statement_timeout: statementTimeoutMs, idle_in_transaction_session_timeout: 60_000 }),
    // For a server that falls silent; one that is only slow reports its own time-out first.
    query_timeout: statementTimeoutMs + 2000,
  });
  const openedAt = new WeakMap<object, number>();
  let connected = 0;
  let trustedSince = 0;
  let opened = 0;
  let refusedAt = Number.NEGATIVE_INFINITY;
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) log.warn({ error: error.message }, 'lost an idle database connection');
  });
  pool.on('connect', (lent) => {
    connected += 1;
    openedAt.set(lent, (opened += 1));
    // A connection may also break while it is lent out and silent, where the pool does not listen.
    lent.on('error', () => {});
  });
  pool.on('remove', (gone) => {
    if (openedAt.delete(gone)) connected -= 1;
  });

  async function lend(): Promise<pg.PoolClient> {
    if (pool.waitingCount >= waitingPerConnection * poolSize) throw new DatabaseBusy('too many wait for a connection');
    const since = metrics && performance.now();
    // A server that comes back is not met by all connections of all processes in the same moment.
    if (connected === 0 && performance.now() - refusedAt < spreadMs) await setTimeout(Math.random() * spreadMs);
    try {
      for (;;) {
        const lent = await pool.connect();
        if ((openedAt.get(lent) ?? 0) > trustedSince) return lent;
        lent.release(true);
      }
    } catch (error) {
      refusedAt = performance.now();
      // No connection could be opened: the database is away.
      const isFull = error instanceof Error && error.message === queueTimeout && connected > 0;
      throw isFull ? new DatabaseBusy('all connections are taken') : new DatabaseAway(error);
    } finally {
      if (since !== undefined) metrics?.connectionLent((performance.now() - since) / 1000);
    }
  }

  /** Another server may be the one that writes by now: connections from before lead to the old one. */
  function distrustOld(error: unknown): void {
    if (error instanceof DatabaseAway && hasCode(error.cause, readOnly)) trustedSince = opened;
  }

  function noteAway(error: unknown): never {
    if (error instanceof DatabaseAway) metrics?.databaseAway(awayKind(error));
    throw error;
  }

  async function use<T>(work: (lent: pg.PoolClient) => Promise<T>, isUsedUp = false): Promise<T> {
    const lent = await lend().catch(noteAway);
    let broken = isUsedUp;
    try {
      return await work(lent);
    } catch (error) {
      broken ||= error instanceof DatabaseAway;
      distrustOld(error);
      return noteAway(error);
    } finally {
      lent.release(broken);
    }
  }

  return {
    use: (work) => use(work),
    useUp: (work) => use(work, true),
    isFull: () => pool.idleCount === 0 && pool.totalCount >= poolSize,
    state: () => ({ size: poolSize, busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      closing = true;
      await pool.end();
    },
  };
}

interface Asked {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

export async function ask<Row>(client: pg.ClientBase, asked: Asked, timeLimitMs?: number): Promise<readonly Row[]> {
  const answer = () => awayWhenLost(resultOf(client, asked, timeLimitMs));
  const result = await (currentTracer() ? traced(queryOf(asked.name, asked.text), answer) : answer());
  // Several statements in one text answer with a list of results.
  return Array.isArray(result) ? [] : (result.rows as Row[]);
}

/** A query that is put together here: given a plain description, the driver copies it by its property descriptors. */
class Query extends pg.Query {
  readonly name: string | undefined;
  readonly query_timeout: number | undefined;

  constructor({ name, text, values }: Asked, timeLimitMs: number | undefined, answered: Answered) {
    super(text, values && [...values], answered);
    this.name = name;
    this.query_timeout = timeLimitMs;
  }
}

type Answered = (error: Error | undefined, result: pg.QueryResult) => void;

function resultOf(client: pg.ClientBase, asked: Asked, timeLimitMs?: number): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(new Query(asked, timeLimitMs, (error, result) => (error ? reject(error) : resolve(result))));
  });
}

/** All that is asked in this turn of the event loop goes out at once. */
export function sendTogether({ connection: { stream } }: pg.Client): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** By the statement's name, or its first word; never with its text, let alone its values. */
function queryOf(name: string | undefined, text: string): SpanAsk {
  const summary = name ?? /^\s*\w+/.exec(text)?.[0].trim() ?? 'query';
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary };
  return { name: 'query', attributes, isCall: true, isPart: true };
}
