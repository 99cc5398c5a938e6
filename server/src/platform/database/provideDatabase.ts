import type { Closing } from '../lifecycle/closing.ts';
import { localAddress } from '../lifecycle/listen.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { Connection } from './database.ts';
import { loadEmbeddedDatabases } from './embeddedDatabases.ts';
import { reachDatabase, type Waiting } from './reach.ts';

export interface ProvidedDatabase {
  /** For the person who started the shop. */
  readonly description: string;
  connectionFor(tenant: string): Promise<Connection>;
}

/** Of a tenant in the embedded server. */
export function databaseNameOf(tenant: string): string {
  return `trolley_${tenant.replaceAll('-', '_')}`;
}

type Needed = Pick<Settings, 'databaseUrl' | 'dataDir' | 'host' | 'port'>;

/** The database of the settings, or the embedded one, whose folder is taken at once. Returns how to start it. */
export async function provideDatabase(
  settings: Needed,
  closing: Closing,
  log: Log,
  waiting?: Waiting,
): Promise<() => Promise<ProvidedDatabase>> {
  const { databaseUrl } = settings;
  if (databaseUrl) {
    return async () => ({
      description: await reachDatabase(databaseUrl, log, waiting),
      connectionFor: async () => ({ connectionString: databaseUrl }),
    });
  }
  const place = (await loadEmbeddedDatabases()).occupy(settings.dataDir, localAddress(settings));
  closing.add('the data folder', () => place.release());
  return async () => {
    const embedded = await place.start({ log });
    closing.add('the embedded PostgreSQL', () => embedded.stop());
    if (embedded.adopted) log.info('took over the embedded PostgreSQL that a killed process had left behind');
    return {
      description: `embedded PostgreSQL ${embedded.majorVersion} in ${embedded.dataFolder}`,
      async connectionFor(tenant) {
        const name = databaseNameOf(tenant);
        await embedded.ensureDatabase(name);
        return embedded.connectionTo(name);
      },
    };
  };
}
