import { startEmbedded } from '../../../demo/database/src/embedded.ts';
import { occupyPlace } from '../../../demo/database/src/place.ts';
import { openCarts } from '../../../server/src/cart/openCarts.ts';
import { cataloguePart } from '../../../server/src/catalogue/cataloguePart.ts';
import { feedDemo } from '../../../server/src/catalogue/feedDemo.ts';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import { migrate } from '../../../server/src/platform/database/migrate.ts';
import { createLog } from '../../../server/src/platform/log.ts';
import { readSettings } from '../../../server/src/platform/settings.ts';
import { openSnapshots } from '../../../server/src/platform/snapshot/snapshotStore.ts';
import { openService } from '../../../server/src/service/openService.ts';
import { loadTenant } from '../../../server/src/tenant/loadTenant.ts';

/** What carts need of a shop, in this process: the demo's catalogue, its service, and a database with fsync. */
export async function openCartShop(id: string, dataDir: string) {
  const settings = readSettings({ ...process.env, TENANT: id, DATA_DIR: dataDir, NODE_ENV: 'production' });
  const log = createLog({ level: 'warn' });
  const tenant = await loadTenant({ ...settings, id });
  const place = occupyPlace(dataDir, 'a measurement');
  const embedded = await startEmbedded(place, { log });
  await embedded.ensureDatabase('bench');
  const connection = embedded.connectionTo('bench');
  const database = openDatabase({ connection, poolSize: settings.databasePoolSize }, log);
  await migrate(database, log);
  await feedDemo({ database, tenant, log });
  const parts = { catalogue: cataloguePart({ tenant, log }) };
  const snapshots = await openSnapshots(database, parts, { log });
  const catalogue = () => snapshots.current().parts.catalogue;
  const service = await openService({ tenant, database, catalogue, settings, log });
  const carts = openCarts({ database, snapshots, service, cacheBytes: settings.cartCacheBytes });
  return {
    database,
    catalogue,
    service,
    carts,
    async close() {
      for (const part of [snapshots, database]) await part.close();
      await embedded.stop();
      place.release();
    },
  };
}

export type CartShop = Awaited<ReturnType<typeof openCartShop>>;
