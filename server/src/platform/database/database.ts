import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { DatabasePooler } from '../databasePooler.ts';
import type { Log } from '../log.ts';
import type { DatabaseMetrics } from '../metrics/databaseMetrics.ts';
import { ask, createPool, sendTogether } from './connectionPool.ts';
import { awayWhenLost, DatabaseAway, DatabaseBusy, hasCode, isConflict, undone } from './databaseAway.ts';
import { createListening } from './listening.ts';
import { createReadiness } from './readiness.ts';

export { DatabaseAway, DatabaseBusy } from './databaseAway.ts';

export interface Statement {
  /** A name makes it a prepared statement: parsed and planned once per connection. */
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

export interface Queryable {
  query<Row>(statement: Statement): Promise<readonly Row[]>;
}

export interface Session extends Queryable {
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
}

export interface Database extends Queryable {
  /**
   * Commits what `work` did when it returns, undoes it when it throws. `work` is retried where it met another transaction
   * and was undone by the database, unless it has a time limit of its own: it must have no other effects.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: { readonly timeLimitMs: number }): Promise<T>;
  /** One connection of its own, without time limits, for work that no transaction may hold; gone afterwards. */
  session<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /**
   * A few connections of their own for what has to be written while a transaction is open and stays when it is undone:
   * were it to wait for the others, which all may hold such a transaction, nobody would get on.
   */
  readonly aside: Queryable;
  /** `heard` is also called, with an empty text, when listening begins again after an interruption. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** Whether it answers and can be written to. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/** A database of a server; a `host` that starts with a slash is the folder of a Unix socket. */
export interface NamedConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string;
  readonly database: string;
  /** Given, it overrides the environment's `PGSSLMODE`. */
  readonly ssl?: false;
}

export type Connection = NamedConnection | { readonly connectionString: string };

export interface DatabaseConfig {
  readonly connection: Connection;
  readonly poolSize?: number;
  /** For a new connection. */
  readonly connectTimeoutMs?: number;
  /** For one that is free, while all are taken. */
  readonly queueTimeoutMs?: number;
  /** For one statement. */
  readonly statementTimeoutMs?: number;
  /** Given where `connection` leads to a pooler in transaction mode. */
  readonly pooler?: DatabasePooler | undefined;
}

const noLimit = 2 ** 31 - 1;
const mostAttempts = 5;

/** Opens no connection yet: that happens with the first question, and again by itself after every loss. */
export function openDatabase(config: DatabaseConfig, log: Log, metrics?: DatabaseMetrics): Database {
  const {
    poolSize = 10,
    connectTimeoutMs = 5000,
    queueTimeoutMs = 20_000,
    statementTimeoutMs = 15_000,
    pooler,
  } = config;
  const client: pg.ClientConfig = {
    ...config.connection,
    application_name: 'trolley',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: { getTypeParser },
  };
  const times = { connectTimeoutMs, queueTimeoutMs, statementTimeoutMs };
  const withoutLimits = pooler !== undefined;
  const pool = createPool({ client, poolSize, ...times, withoutLimits }, log, metrics);
  metrics?.watchPool(pool.state);
  // Opened with the first question, like the others; most shops never ask.
  const few = createPool({ client, poolSize: 2, ...times, withoutLimits }, log);
  const direct: pg.ClientConfig = pooler ? { ...client, connectionString: pooler.directUrl } : client;
  const sessions = pooler ? createPool({ client: direct, poolSize: 2, ...times }, log) : pool;
  const listening = createListening(direct, log);
  const readiness = createReadiness(pool, client);

  /** Behind a pooler the next statement may meet a server connection that knows nothing of the last one's name. */
  const asked = (statement: Statement): Statement =>
    pooler && !pooler.prepared ? { ...statement, name: undefined } : statement;

  /** The connection goes back before each retry, so that others have their turn. */
  async function retrying<T>(work: (lent: pg.PoolClient) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await pool.use(work);
      } catch (error) {
        readiness.note(error);
        if (!isConflict(error)) throw error;
        if (attempt === mostAttempts) throw new DatabaseBusy('a change met others again and again', error);
      }
      await setTimeout(Math.random() * 20 * attempt);
    }
  }

  return {
    query: (statement) => retrying((lent) => ask(lent, asked(statement))),

    transaction: (work, options) => {
      const begin = { asked, timeLimitMs: options && noLimit };
      if (!options) return retrying((lent) => inTransaction(lent, begin, work));
      return pool.use((lent) =>
        inTransaction(lent, begin, async (tx) => {
          await tx.query({ text: `set local statement_timeout = ${Math.trunc(options.timeLimitMs)}` });
          return work(tx);
        }),
      );
    },

    session: (work) =>
      sessions.useUp(async (lent) => {
        await ask(lent, { text: 'set statement_timeout = 0' });
        return work({
          query: (statement) => ask(lent, statement, noLimit),
          transaction: (inside) => inTransaction(lent, { timeLimitMs: noLimit }, inside),
        });
      }),

    aside: { query: (statement) => few.use((lent) => ask(lent, asked(statement))) },

    listen: (channel, heard) => listening.listen(channel, heard),

    isReachable: () => readiness.isReady(),

    async close() {
      await listening.close();
      await few.close();
      if (sessions !== pool) await sessions.close();
      await pool.close();
    },
  };
}

interface Begin {
  readonly timeLimitMs?: number | undefined;
  readonly asked?: (statement: Statement) => Statement;
}

async function inTransaction<T>(
  lent: pg.PoolClient,
  { timeLimitMs, asked = (statement) => statement }: Begin,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  let open = true;
  let failure: Error | undefined;
  // Travels with the first statement, since its answer tells nothing; whether it worked is looked at before any row is.
  sendTogether(lent);
  const begun = ask(lent, { text: 'begin' });
  begun.catch(() => {});

  async function answerTo<Row>(statement: Statement): Promise<readonly Row[]> {
    try {
      const [rows] = await Promise.all([ask<Row>(lent, asked(statement), timeLimitMs), begun]);
      return rows;
    } catch (error) {
      // It failed only because another one had: that one says what is wrong, and whether a retry helps.
      if (failure && hasCode(error, undone)) throw failure;
      if (error instanceof Error) failure = error;
      throw error;
    }
  }

  const tx: Queryable = {
    query<Row>(statement: Statement) {
      if (!open) return refused();
      sendTogether(lent);
      return answerTo<Row>(statement);
    },
  };
  try {
    const result = await work(tx);
    open = false;
    await begun;
    await commit(lent, failure);
    return result;
  } catch (error) {
    open = false;
    if (!(error instanceof DatabaseAway)) await ask(lent, { text: 'rollback' });
    throw error;
  }
}

/**
 * Part of the work may still go on after the rest of it has failed. Behind the commit or the rollback its statements would
 * be transactions of their own, and stay. Nobody waits for that part any more, so its refusal may go unseen.
 */
function refused(): Promise<never> {
  const refusal: Promise<never> = Promise.reject(new Error('This transaction is over: it takes no more statements.'));
  refusal.catch(() => {});
  return refusal;
}

/** PostgreSQL answers a commit after a failed statement with a rollback and no error. */
async function commit(client: pg.PoolClient, cause: unknown): Promise<void> {
  const { command } = await awayWhenLost(client.query('commit'));
  if (command !== 'COMMIT')
    throw new Error('Nothing was saved: a statement of this transaction had failed.', { cause });
}

const bigInteger: number = pg.types.builtins.INT8;
const date: number = pg.types.builtins.DATE;

/** Money, counts and versions fit into a number; a date without a time is a word, not an instant. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === bigInteger) return Number;
  if (oid === date) return String;
  return pg.types.getTypeParser(oid, format);
}
