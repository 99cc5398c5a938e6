import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppParts, createApp } from '../src/app.ts';
import type { StoredStore } from '../src/catalogue/catalogue.ts';
import { catalogueOf } from '../src/catalogue/testing.ts';
import { openCustomers } from '../src/customer/openCustomers.ts';
import { keptBySelling } from '../src/keptBySelling.ts';
import { openSelling } from '../src/openSelling.ts';
import { openBotCheck } from '../src/platform/botCheck/openBotCheck.ts';
import type { Database } from '../src/platform/database/database.ts';
import { keptLog } from '../src/platform/http/testing.ts';
import { openMail } from '../src/platform/mail/openMail.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { readSettings } from '../src/platform/settings.ts';
import { loadTenant } from '../src/tenant/loadTenant.ts';

export const bypassKey = 'a-key-of-this-test';

/** Feldmarkt with every route, accounts and carts, in this process; it sells p1 and p2, has no pages, and sends no mail. */
export async function openWholeShop(database: Database) {
  const env = { TENANT: 'feldmarkt', PASSWORD_MEMORY_KB: '64', BOT_CHECK_COST: '0', PAYMENTS: 'none' };
  const settings = readSettings({ ...env, BOT_BYPASS_KEY: bypassKey });
  const tenant = await loadTenant({ ...settings, id: 'feldmarkt' });
  const stores = JSON.parse(readFileSync(join(tenant.dir, 'catalogue/stores.json'), 'utf8')) as StoredStore[];
  const catalogue = catalogueOf([{ sku: 'p1' }, { sku: 'p2' }], {
    stores,
    zones: [...new Set(stores.map(({ zone }) => zone))],
    vat: ['food', 'standard'].map((name) => ({ name, permille: 100, from: 0 })),
  });
  const snapshots = {
    current: () => ({ version: '1', parts: { catalogue, content: {} } }),
    onChange: () => () => {},
    refresh: async () => {},
    close: async () => {},
  } as unknown as AppParts['snapshots'];
  const { log } = keptLog();
  const selling = await openSelling({ tenant, database, snapshots, settings, log });
  const botCheck = openBotCheck({ settings, database, log });
  const customers = await openCustomers({
    tenant,
    database,
    settings,
    botCheck,
    service: selling.service,
    carts: keptBySelling(selling),
    purchasedBy: selling.orders.purchasedBy,
    catalogue: () => catalogue,
  });
  const app = await createApp({
    settings,
    log,
    metrics: createMetrics({ process: false }),
    tenant,
    database,
    snapshots,
    discovery: {} as unknown as AppParts['discovery'],
    pictures: { find: async () => 'missing' },
    pages: { answerFromCache: () => false, register: () => {} },
    mail: openMail({ settings: {}, database, log }),
    botCheck,
    vouchers: selling.offers.vouchers,
    selling,
    customers,
    assetsDir: '/nowhere',
  });
  return {
    app,
    async close() {
      await app.close();
      await customers.close();
    },
  };
}
