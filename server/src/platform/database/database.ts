import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { DatabaseAway, isDatabaseAway } from './databaseAway.ts';
import { createListening } from './listening.ts';

export { DatabaseAway } from './databaseAway.ts';

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
  /** Commits what `work` did when it returns, undoes it when it throws. */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: { readonly timeLimitMs: number }): Promise<T>;
  /** `heard` is also called, with an empty text, when listening begins again after an interruption. */
  /** One connection of its own, without time limits, for work that no transaction may hold; gone afterwards. */
  session<T>(work: (session: Session) => Promise<T>): Promise<T>;
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
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
  /** Given, it also keeps the environment's `PGSSLMODE` out. */
  readonly ssl?: false;
}

export type Connection = NamedConnection | { readonly connectionString: string };

export interface DatabaseConfig {
  readonly connection: Connection;
  readonly poolSize?: number;
  /** To get a connection, new or free. */
  readonly connectTimeoutMs?: number;
  /** For one statement. */
  readonly statementTimeoutMs?: number;
}

const noLimit = 2 ** 31 - 1;
const reachableWithinMs = 2000;

/** Opens no connection yet: that happens with the first question, and again by itself after every loss. */
export function openDatabase(config: DatabaseConfig, log: Log): Database {
  const { poolSize = 10, connectTimeoutMs = 5000, statementTimeoutMs = 15_000 } = config;
  const client: pg.ClientConfig = {
    ...config.connection,
    application_name: 'trolley',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: { getTypeParser },
  };
  const pool = new pg.Pool({
    ...client,
    max: poolSize,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeoutMs,
    // For a server that falls silent; one that is only slow reports its own time-out first.
    query_timeout: statementTimeoutMs + 2000,
    idle_in_transaction_session_timeout: 60_000,
  });
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) log.warn({ error: error.message }, 'lost an idle database connection');
  });
  // A connection may also break while it is lent out and silent, where the pool does not listen.
  pool.on('connect', (lent) => lent.on('error', () => {}));
  const listening = createListening(client, log);

  async function withClient<T>(work: (lent: pg.PoolClient) => Promise<T>): Promise<T> {
    const lent = await awayWhenLost(pool.connect());
    let broken = false;
    try {
      return await work(lent);
    } catch (error) {
      broken = error instanceof DatabaseAway;
      throw error;
    } finally {
      lent.release(broken);
    }
  }

  return {
    query: (statement) => withClient((lent) => ask(lent, statement)),

    transaction: (work, options) =>
      withClient((lent) =>
        inTransaction(lent, options && noLimit, async (tx) => {
          if (options) await tx.query({ text: `set local statement_timeout = ${Math.trunc(options.timeLimitMs)}` });
          return work(tx);
        }),
      ),

    async session(work) {
      const lent = await awayWhenLost(pool.connect());
      try {
        await ask(lent, { text: 'set statement_timeout = 0' });
        return await work({
          query: (statement) => ask(lent, statement, noLimit),
          transaction: (inside) => inTransaction(lent, noLimit, inside),
        });
      } finally {
        lent.release(true);
      }
    },

    listen: (channel, heard) => listening.listen(channel, heard),

    isReachable() {
      const answered = withClient((lent) => ask(lent, { text: 'select 1' }, reachableWithinMs)).then(
        () => true,
        () => false,
      );
      return Promise.race([answered, setTimeout(reachableWithinMs, false, { ref: false })]);
    },

    async close() {
      closing = true;
      await listening.close();
      await pool.end();
    },
  };
}

async function inTransaction<T>(
  lent: pg.PoolClient,
  timeLimitMs: number | undefined,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  let open = true;
  const tx: Queryable = {
    query: (statement) =>
      open ? ask(lent, statement, timeLimitMs) : Promise.reject(new Error('This transaction is over.')),
  };
  await ask(lent, { text: 'begin' });
  try {
    const result = await work(tx);
    await commit(lent);
    return result;
  } catch (error) {
    if (!(error instanceof DatabaseAway)) await ask(lent, { text: 'rollback' });
    throw error;
  } finally {
    open = false;
  }
}

async function ask<Row>(client: pg.PoolClient, statement: Statement, timeLimitMs?: number): Promise<readonly Row[]> {
  const { name, text, values } = statement;
  const config = { name, text, values: values && [...values], ...(timeLimitMs && { query_timeout: timeLimitMs }) };
  const result = await awayWhenLost(client.query(config));
  // Several statements in one text answer with a list of results.
  return Array.isArray(result) ? [] : (result.rows as Row[]);
}

/** PostgreSQL answers a commit after a failed statement with a rollback and no error. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await awayWhenLost(client.query('commit'));
  if (command !== 'COMMIT') throw new Error('Nothing was saved: a statement of this transaction had failed.');
}

async function awayWhenLost<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw isDatabaseAway(error) ? new DatabaseAway(error) : error;
  }
}

const bigInteger: number = pg.types.builtins.INT8;
const date: number = pg.types.builtins.DATE;

/** Money, counts and versions fit into a number; a date without a time is a word, not an instant. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === bigInteger) return Number;
  if (oid === date) return String;
  return pg.types.getTypeParser(oid, format);
}
