import { startEmbedded } from '../../../demo/database/src/embedded.ts';
import { occupyPlace } from '../../../demo/database/src/place.ts';
import { cataloguePart } from '../../../server/src/catalogue/cataloguePart.ts';
import { feedDemo } from '../../../server/src/catalogue/feedDemo.ts';
import { openSelling } from '../../../server/src/openSelling.ts';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import { migrate } from '../../../server/src/platform/database/migrate.ts';
import { createClosing } from '../../../server/src/platform/lifecycle/closing.ts';
import { createLog } from '../../../server/src/platform/log.ts';
import { readSettings } from '../../../server/src/platform/settings.ts';
import { openSnapshots } from '../../../server/src/platform/snapshot/snapshotStore.ts';
import { loadTenant } from '../../../server/src/tenant/loadTenant.ts';

/** All selling rooms in this process, on a database with fsync; paid on delivery, so that no provider is called. */
export async function openCheckoutShop(id: string, dataDir: string) {
  const env = { ...process.env, TENANT: id, DATA_DIR: dataDir, NODE_ENV: 'production', PAYMENTS: 'none' };
  const settings = readSettings(env);
  const log = createLog({ level: 'error' });
  const closing = createClosing((problem) => console.error(problem));
  const tenant = await loadTenant({ ...settings, id });
  const place = occupyPlace(dataDir, 'a measurement');
  closing.add('the place', () => place.release());
  const embedded = await startEmbedded(place, { log });
  closing.add('the database', () => embedded.stop());
  await embedded.ensureDatabase('bench');
  const connection = embedded.connectionTo('bench');
  const database = openDatabase({ connection, poolSize: settings.databasePoolSize }, log);
  closing.add('the connections', () => database.close());
  await migrate(database, log);
  await feedDemo({ database, tenant, log });
  const snapshots = await openSnapshots(database, { catalogue: cataloguePart({ tenant, log }) }, { log });
  closing.add('the snapshots', () => snapshots.close());
  const selling = await openSelling({ tenant, database, snapshots, settings, log });
  const catalogue = () => snapshots.current().parts.catalogue;
  return { ...selling, database, catalogue, close: () => closing.run() };
}

export type CheckoutShop = Awaited<ReturnType<typeof openCheckoutShop>>;
