import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { ask, type ConnectionPool } from './connectionPool.ts';
import { DatabaseAway, diskFull, hasCode } from './databaseAway.ts';

export interface Readiness {
  /** Call it with every error of a query. */
  note(error: unknown): void;
  isReady(): Promise<boolean>;
}

const withinMs = 2000;
const askWhetherWritable = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as refused`;
/** Takes new pages of the disk, about a megabyte, and gives them back. */
const takeRoom = 'create temporary table room_left on commit drop as select generate_series(1, 30000) as n';

/** Whether a database answers and can be written to. After a full disk that is tried, since asking still works there. */
export function createReadiness(pool: ConnectionPool, client: pg.ClientConfig): Readiness {
  let wasFull = false;

  async function isWritable(on: pg.ClientBase): Promise<boolean> {
    const [row] = await ask<{ refused: boolean }>(on, { text: askWhetherWritable }, withinMs);
    if (row?.refused !== false) throw new DatabaseAway(Object.assign(new Error('it only reads'), { code: '25006' }));
    if (wasFull) await ask(on, { text: takeRoom }, withinMs);
    wasFull = false;
    return true;
  }

  /** Where all connections are taken the database may still be well: that is asked beside them. */
  async function askBeside(): Promise<boolean> {
    const beside = new pg.Client(client);
    beside.on('error', () => {});
    try {
      await beside.connect();
      return await isWritable(beside);
    } finally {
      void beside.end().catch(() => {});
    }
  }

  return {
    note(error) {
      if (error instanceof DatabaseAway && hasCode(error.cause, diskFull)) wasFull = true;
    },
    isReady() {
      const answered = (pool.isFull() ? askBeside() : pool.use(isWritable)).catch(() => false);
      return Promise.race([answered, setTimeout(withinMs, false, { ref: false })]);
    },
  };
}
