import { setTimeout } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Database, Queryable, Session } from './database.ts';

const lockNumber = 1_953_656_684;
const pauseMs = 200;
const saidEveryMs = 10_000;

/**
 * Does `work` while no other process changes tables at its start. The lock is asked for again and again instead of
 * waited for: a waiting statement would hold a snapshot, which an index that is built concurrently waits for in turn.
 * There is no time limit, since a large index may take an hour; a process that dies loses the lock with its connection.
 */
export function withBootLock<T>(database: Database, log: Log, work: (session: Session) => Promise<T>): Promise<T> {
  return database.session(async (session) => {
    let saidAt = Number.NEGATIVE_INFINITY;
    while (!(await isTaken(session))) {
      if (Date.now() - saidAt > saidEveryMs) {
        saidAt = Date.now();
        log.warn(await holderOf(session), 'waiting for another process that changes the tables of the database');
      }
      await setTimeout(pauseMs);
    }
    return work(session);
  });
}

async function isTaken(session: Queryable): Promise<boolean> {
  const [row] = await session.query<{ taken: boolean }>({
    text: `select pg_try_advisory_lock(${lockNumber}) as taken`,
  });
  return row?.taken === true;
}

async function holderOf(session: Queryable): Promise<object> {
  const [holder] = await session.query<object>({
    text: `select held.pid, host(client_addr) as address, backend_start as "connectedAt", left(query, 80) as statement
             from pg_locks held join pg_stat_activity using (pid)
            where locktype = 'advisory' and classid = 0 and objid = ${lockNumber} and granted`,
  });
  return holder ?? {};
}
