import { join } from 'node:path';
import pg from 'pg';
import type { Log } from '../../log.ts';
import type { NamedConnection } from '../database.ts';
import { prepareBinaries } from './binaries.ts';
import { type Door, makeDoor, removeDoor } from './door.ts';
import { initialise, readPassword, superuser } from './initialise.ts';
import type { Place } from './place.ts';
import { readPostmaster } from './postmasterFile.ts';
import { halt, isRunningOn, launch, type Server } from './server.ts';
import { watchOver } from './watch.ts';

export interface Embedded {
  /** The folder that holds the data. */
  readonly dataFolder: string;
  readonly majorVersion: number;
  /** It had been left behind by a process that was killed. */
  readonly adopted: boolean;
  connectionTo(database: string): NamedConnection;
  /** Makes the database if it is not there yet. */
  ensureDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly log: Log;
  /** Off only for tests, whose data nobody misses after a power cut. */
  readonly durable?: boolean;
}

/** A real PostgreSQL in a place that this process holds, until `stop`. */
export async function startEmbedded(place: Place, { log, durable = true }: EmbeddedOptions): Promise<Embedded> {
  const { folder, account } = place;
  const binaries = await prepareBinaries(folder, account);
  await initialise(binaries, folder, account);
  const server: Server = { binaries, dataFolder: join(folder, 'postgres'), account, durable };
  const password = readPassword(folder);
  const reach = (door: Door, database: string): NamedConnection => ({
    ...door,
    user: superuser,
    password,
    database,
    ssl: false,
  });

  const leftBehind = await findLeftBehind(server, (door) => answers(reach(door, 'postgres')));
  const { door, pid } = leftBehind ?? (await startNew(server, await makeDoor(folder, account)));
  const watch = watchOver(server, door, pid, log);
  return {
    dataFolder: server.dataFolder,
    majorVersion: binaries.majorVersion,
    adopted: leftBehind !== undefined,
    connectionTo: (database) => reach(door, database),
    ensureDatabase: (name) => ensureDatabase(reach(door, 'postgres'), name),
    async stop() {
      await halt(server, await watch.end());
      removeDoor(door);
    },
  };
}

async function startNew(server: Server, door: Door) {
  try {
    return { door, pid: await launch(server, door) };
  } catch (error) {
    removeDoor(door);
    throw error;
  }
}

/** One that no longer answers (its socket was tidied away) is stopped, so that a new one can take its place. */
async function findLeftBehind(server: Server, doesAnswer: (door: Door) => Promise<boolean>) {
  const postmaster = readPostmaster(server.dataFolder);
  if (!postmaster) return undefined;
  const { pid } = postmaster;
  const door = { host: postmaster.socketFolder || '127.0.0.1', port: postmaster.port };
  if (isRunningOn(server.dataFolder, pid)) {
    if (await doesAnswer(door)) return { pid, door };
    await halt(server, pid);
  }
  removeDoor(door);
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
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
