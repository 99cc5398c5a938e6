import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { patient } from '../../../test/patient.ts';
import { createLog } from '../log.ts';
import { type Database, openDatabase } from './database.ts';

/** The PostgreSQL that `server/test/globalSetup.ts` starts for one run of the tests. */
export interface TestServer {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string;
  /** A database that has all migrations; every test database is a copy of it. */
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: TestServer;
  }
}

export interface TestDatabase {
  readonly database: Database;
  /** For a second process or a second pool on the same database; it fits DATABASE_URL. */
  readonly connectionString: string;
  drop(): Promise<void>;
}

/** A database of its own for one test file or one test: with all migrations applied, or without anything. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const { template, ...server } = inject('databaseServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Files are copied for a third of what it takes to log every page of them.
  await command(server, `create database ${name} template ${empty ? 'template0' : template} strategy file_copy`);
  const connection = { ...server, database: name };
  const database = openDatabase({ connection, poolSize: 4, ...patient }, createLog({ level: 'silent' }));
  const query = new URLSearchParams({ host: server.host, port: String(server.port), user: server.user });
  if (server.password) query.set('password', server.password);
  return {
    database,
    connectionString: `postgresql:///${name}?${query.toString()}`,
    async drop() {
      await database.close();
      await command(server, `drop database ${name} with (force)`);
    },
  };
}

async function command(server: pg.ClientConfig, text: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
