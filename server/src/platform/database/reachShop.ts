import type { Closing } from '../lifecycle/closing.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { claimDatabase } from './claimDatabase.ts';
import { type Connection, type Database, openDatabase } from './database.ts';
import { loadEmbeddedDatabases } from './embeddedDatabases.ts';
import { migrate } from './migrate.ts';
import { databaseNameOf, provideDatabase } from './provideDatabase.ts';

/** The shop's database: that of the settings, the embedded one of a shop that runs, or the embedded one started for this. */
export async function reachShop(settings: Settings, closing: Closing, log: Log): Promise<Database> {
  const database = await reachDatabase(settings, closing, log);
  await claimDatabase(database, settings.tenant, log);
  await migrate(database, log);
  return database;
}

/** The same, as it is: for those who only look. */
export async function reachDatabase(settings: Settings, closing: Closing, log: Log): Promise<Database> {
  const connection = await findConnection(settings, closing, log);
  const database = openDatabase({ connection, poolSize: 2, pooler: settings.databasePooler }, log);
  closing.add('the connections to the database', () => database.close());
  return database;
}

async function findConnection(settings: Settings, closing: Closing, log: Log): Promise<Connection> {
  const running = settings.databaseUrl ? undefined : (await loadEmbeddedDatabases()).findRunning(settings.dataDir);
  if (running) return running.connectionTo(databaseNameOf(settings.tenant));
  const start = await provideDatabase(settings, closing, log);
  const provided = await start();
  return provided.connectionFor(settings.tenant);
}
