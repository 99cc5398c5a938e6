import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '../../../demo/database/src/embedded.ts';
import { occupyPlace } from '../../../demo/database/src/place.ts';
import { type Database, openDatabase } from '../../../server/src/platform/database/database.ts';
import { createLog } from '../../../server/src/platform/log.ts';
import { freePort, type RunningShop, startShop } from '../shop.ts';

/** One database and the shops on it. */
export interface Place {
  query(text: string, values?: readonly unknown[]): Promise<void>;
  /** Another process of the shop; the first fills the database. */
  open(tenant: string): Promise<RunningShop>;
}

/** One PostgreSQL, with fsync. */
export interface Site {
  /** Of the PostgreSQL; its connections are processes below it. */
  readonly databasePid: number;
  /** A database of that name; for another checkout of the shop, which may have other tables, if its root is given. */
  place(name: string, root?: string): Promise<Place>;
  close(): Promise<void>;
}

export async function openSite(dataDir: string): Promise<Site> {
  const log = createLog({ level: 'error' });
  const held = occupyPlace(dataDir, 'a measurement');
  const embedded = await startEmbedded(held, { log });
  const shops: RunningShop[] = [];
  const databases: Database[] = [];
  return {
    databasePid: Number((await readFile(join(embedded.dataFolder, 'postmaster.pid'), 'utf8')).split('\n')[0]),
    async place(name, root) {
      await embedded.ensureDatabase(name);
      const { host, port, user, password } = embedded.connectionTo(name);
      const how = new URLSearchParams({ host, port: String(port), user, password: password ?? '' });
      const database = openDatabase({ connection: embedded.connectionTo(name), poolSize: 1 }, log);
      databases.push(database);
      return {
        query: async (text, values = []) => void (await database.query({ text, values })),
        async open(tenant) {
          const own = join(dataDir, `shop-${shops.length}-${await freePort()}`);
          await mkdir(own);
          const env = {
            DATABASE_URL: `postgres:///${name}?${how.toString()}`,
            TRUST_PROXY: '127.0.0.1',
            PAYMENTS: 'none',
          };
          const shop = await startShop({ tenant, dataDir: own, env, ...(root !== undefined && { root }) });
          shops.push(shop);
          return shop;
        },
      };
    },
    async close() {
      for (const shop of shops) await shop.stop();
      for (const database of databases) await database.close();
      await embedded.stop();
      held.release();
    },
  };
}
