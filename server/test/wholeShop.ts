import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../src/app.ts';
import type { StoredStore } from '../src/catalogue/catalogue.ts';
import { catalogueOf, loyaltySpan, regularSpan } from '../src/catalogue/testing.ts';
import { openShop } from '../src/openShop.ts';
import type { Database } from '../src/platform/database/database.ts';
import type { Room } from '../src/platform/http/room.ts';
import { captureLog, servedSegments } from '../src/platform/http/testing.ts';
import { createMetrics, type Metrics } from '../src/platform/metrics/metrics.ts';
import { readSettings } from '../src/platform/settings.ts';
import { openSearch } from '../src/search/openSearch.ts';
import type { ShopParts } from '../src/shopParts.ts';
import { loadTenant } from '../src/tenant/loadTenant.ts';
import { wordsOf } from '../src/words/wordsPart.ts';

export const bypassKey = 'a-key-of-this-test';

/** Feldmarkt with every route, accounts and carts, in this process; it sells p1, p2 and, cheaper for members, club, has no pages, and sends no mail. */
export async function openWholeShop(
  database: Database,
  more: Readonly<Record<string, string>> = {},
  metrics: Metrics = createMetrics({ process: false }),
) {
  // Files that come are written there.
  const dataDir = await mkdtemp(join(tmpdir(), 'trolley-shop-'));
  const env = {
    DATA_DIR: dataDir,
    TENANT: 'feldmarkt',
    PASSWORD_MEMORY_KB: '64',
    BOT_CHECK_COST: '0',
    PAYMENTS: 'none',
  };
  const settings = readSettings({ ...env, BOT_BYPASS_KEY: bypassKey, ...more });
  const tenant = await loadTenant({ ...settings, id: 'feldmarkt' });
  const stores = JSON.parse(readFileSync(join(tenant.dir, 'catalogue/stores.json'), 'utf8')) as StoredStore[];
  const catalogue = catalogueOf(
    [{ sku: 'p1' }, { sku: 'p2' }, { sku: 'club', prices: [regularSpan(300), loyaltySpan(250)] }],
    {
      stores,
      zones: [...new Set(stores.map(({ zone }) => zone))],
      vat: ['food', 'standard'].map((name) => ({ name, permille: 100, from: 0 })),
    },
  );
  const stored = { pages: [], configs: {} };
  const content = { stored, pages: new Map(), components: tenant.componentConfigs };
  const words = wordsOf(tenant);
  const snapshots = {
    current: () => ({ version: '1', parts: { catalogue, content, words } }),
    onChange: () => () => {},
    refresh: async () => {},
    close: async () => {},
  } as unknown as ShopParts['snapshots'];
  const { log, lines } = captureLog();
  const search = openSearch({ tenant, settings, log });
  await search.watcher.changed(catalogue);
  search.use(snapshots);
  const { rooms, customers } = await openShop({
    settings,
    tenant,
    database,
    snapshots,
    discovery: search.discovery,
    pictures: { find: async () => 'missing' },
    libraryPictures: { find: async () => 'missing' },
    log,
    metrics,
    assetsDir: '/nowhere',
  });
  let served: ReadonlySet<string> = new Set();
  const watch: Room = {
    routes(app) {
      served = servedSegments(app);
    },
  };
  const app = await createApp({ settings, log, metrics, database, snapshots }, [watch, ...rooms]);
  return {
    app,
    served,
    lines,
    dataDir,
    /** They do not run by themselves. */
    jobs: rooms.flatMap((room) => room.jobs ?? []),
    async close() {
      await app.close();
      await customers?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
