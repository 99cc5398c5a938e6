import { join } from 'node:path';
import type { EmbeddedDatabase, Log, NamedConnection } from '@trolley/server/demo';
import pg from 'pg';
import { prepareBinaries } from './binaries.ts';
import { type Endpoint, makeEndpoint, removeEndpoint } from './endpoint.ts';
import { initialise, readPassword, superuser } from './initialise.ts';
import type { Place } from './place.ts';
import { readPostmaster } from './postmasterFile.ts';
import { halt, isRunningOn, launch, type Server } from './server.ts';
import { watchOver } from './watch.ts';

export interface EmbeddedOptions {
  readonly log: Log;
  /** Off only for tests: their data may be lost in a power cut. */
  readonly durable?: boolean;
}

/** A real PostgreSQL in a place that this process holds, until `stop`. */
export async function startEmbedded(place: Place, { log, durable = true }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { folder, account } = place;
  const binaries = await prepareBinaries(folder, account);
  await initialise(binaries, folder, account);
  const server: Server = { binaries, dataFolder: join(folder, 'postgres'), account, durable };
  const password = readPassword(folder);
  const reach = (endpoint: Endpoint, database: string): NamedConnection => ({
    ...endpoint,
    user: superuser,
    password,
    database,
    ssl: false,
  });

  const leftBehind = await findLeftBehind(server, (endpoint) => answers(reach(endpoint, 'postgres')));
  const { endpoint, pid } = leftBehind ?? (await startNew(server, await makeEndpoint(folder, account)));
  const watch = watchOver(server, endpoint, pid, log);
  return {
    dataFolder: server.dataFolder,
    majorVersion: binaries.majorVersion,
    adopted: leftBehind !== undefined,
    connectionTo: (database) => reach(endpoint, database),
    ensureDatabase: (name) => ensureDatabase(reach(endpoint, 'postgres'), name),
    async stop() {
      await halt(server, await watch.end());
      removeEndpoint(endpoint);
    },
  };
}

async function startNew(server: Server, endpoint: Endpoint) {
  try {
    return { endpoint, pid: await launch(server, endpoint) };
  } catch (error) {
    removeEndpoint(endpoint);
    throw error;
  }
}

/** One that no longer answers (its socket was tidied away) is stopped, so that a new one can take its place. */
async function findLeftBehind(server: Server, doesAnswer: (endpoint: Endpoint) => Promise<boolean>) {
  const postmaster = readPostmaster(server.dataFolder);
  if (!postmaster) return undefined;
  const { pid } = postmaster;
  const endpoint = { host: postmaster.socketFolder || '127.0.0.1', port: postmaster.port };
  if (isRunningOn(server.dataFolder, pid)) {
    if (await doesAnswer(endpoint)) return { pid, endpoint };
    await halt(server, pid);
  }
  removeEndpoint(endpoint);
  return undefined;
}

async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function ensureDatabase(connection: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 15_000, query_timeout: 60_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
