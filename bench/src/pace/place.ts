import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '../../../demo/database/src/embedded.ts';
import { occupyPlace } from '../../../demo/database/src/place.ts';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import { createLog } from '../../../server/src/platform/log.ts';
import { freePort, type RunningShop, startShop } from '../shop.ts';

/** One PostgreSQL, with fsync, and shops on it. */
export interface Site {
  /** Of the PostgreSQL; its connections are processes below it. */
  readonly databasePid: number;
  query(text: string, values?: readonly unknown[]): Promise<void>;
  /** Another process of the shop; of another checkout of it, if its root is given. */
  open(tenant: string, root?: string): Promise<RunningShop>;
  close(): Promise<void>;
}

export async function openSite(dataDir: string): Promise<Site> {
  const log = createLog({ level: 'error' });
  const held = occupyPlace(dataDir, 'a measurement');
  const embedded = await startEmbedded(held, { log });
  await embedded.ensureDatabase('pace');
  const { host, port, user, password } = embedded.connectionTo('pace');
  const how = new URLSearchParams({
    host,
    port: String(port),
    user,
    password: password ?? '',
  });
  const url = `postgres:///pace?${how.toString()}`;
  const database = openDatabase({ connection: embedded.connectionTo('pace'), poolSize: 1 }, log);
  const shops: RunningShop[] = [];
  return {
    databasePid: Number((await readFile(join(embedded.dataFolder, 'postmaster.pid'), 'utf8')).split('\n')[0]),
    query: async (text, values = []) => void (await database.query({ text, values })),
    async open(tenant, root) {
      const own = join(dataDir, `shop-${shops.length}-${await freePort()}`);
      await mkdir(own);
      // On a machine that others use some callers would be refused, and the measurement with them.
      const env = { DATABASE_URL: url, TRUST_PROXY: '127.0.0.1', PAYMENTS: 'none' };
      const shop = await startShop({ tenant, dataDir: own, env, ...(root !== undefined && { root }) });
      shops.push(shop);
      return shop;
    },
    async close() {
      for (const shop of shops) await shop.stop();
      await database.close();
      await embedded.stop();
      held.release();
    },
  };
}
