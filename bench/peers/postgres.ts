import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '../../demo/database/src/embedded.ts';
import { occupyPlace } from '../../demo/database/src/place.ts';
import { type Database, type NamedConnection, openDatabase } from '../../server/src/platform/database/database.ts';
import { createLog } from '../../server/src/platform/log.ts';

/** One PostgreSQL with fsync for all candidates, with a database for each. */
export interface Postgres {
  /** Connections are processes below it. */
  readonly pid: number;
  readonly version: number;
  connectionTo(database: string): NamedConnection;
  query<Row>(database: string, text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  has(database: string): Promise<boolean>;
  /** Empty, or a copy; one of that name is dropped first. */
  create(database: string, template?: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  close(): Promise<void>;
}

export async function openPostgres(dataDir: string): Promise<Postgres> {
  const log = createLog({ level: 'error' });
  const held = occupyPlace(dataDir, 'a measurement');
  const embedded = await startEmbedded(held, { log });
  const open = new Map<string, Database>();

  const on = (database: string) => {
    const known = open.get(database) ?? openDatabase({ connection: embedded.connectionTo(database), poolSize: 2 }, log);
    open.set(database, known);
    return known;
  };
  const query: Postgres['query'] = (database, text, values = []) => on(database).query({ text, values });
  const leave = async (database: string) => {
    await open.get(database)?.close();
    open.delete(database);
  };
  const has = async (database: string) =>
    (await query('postgres', 'select from pg_database where datname = $1', [database])).length > 0;

  return {
    pid: Number((await readFile(join(embedded.dataFolder, 'postmaster.pid'), 'utf8')).split('\n')[0]),
    version: embedded.majorVersion,
    connectionTo: (database) => embedded.connectionTo(database),
    query,
    has,
    async create(database, template = 'template1') {
      await leave(database);
      await leave(template);
      await query('postgres', `drop database if exists ${database} with (force)`);
      await query('postgres', `create database ${database} template ${template}`);
    },
    async rename(from, to) {
      await leave(from);
      await query('postgres', `drop database if exists ${to} with (force)`);
      await query('postgres', `alter database ${from} rename to ${to}`);
    },
    async close() {
      for (const database of open.values()) await database.close();
      await embedded.stop();
      held.release();
    },
  };
}

/** For software that reads PGHOST and its like. */
export function pgEnvironment({ host, port, user, password, database }: NamedConnection): Record<string, string> {
  return { PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password ?? '', PGDATABASE: database };
}
