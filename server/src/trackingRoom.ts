import { trackingOf } from '@trolley/contract';
import type { CatalogueParts } from './catalogue/catalogue.ts';
import type { ContentParts } from './content/contentPart.ts';
import type { Database } from './platform/database/database.ts';
import type { Room } from './platform/http/room.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Settings } from './platform/settings.ts';
import type { Snapshots } from './platform/snapshot/snapshot.ts';
import type { Search } from './search/openSearch.ts';
import { termKey } from './search/termKey.ts';
import type { Tenant } from './tenant/tenant.ts';
import { reportSalesJob } from './tracking/reportSales.ts';
import { trackingRoutes } from './tracking/routes.ts';
import { oldestDueReport } from './tracking/saleQueries.ts';
import { sumVisitsJob } from './tracking/sumVisits.ts';

interface Parts {
  readonly tenant: Tenant;
  readonly database: Database;
  readonly snapshots: Pick<Snapshots<CatalogueParts & ContentParts>, 'current'>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly settings: Pick<Settings, 'baseUrl' | 'measurementSecret'>;
  readonly isFoundBy?: Search['isFoundBy'];
}

/** Counts what shoppers do and how fast their pages are. What was counted is added up whatever is counted today. */
export function trackingRoom({ tenant, database, snapshots, log, metrics, settings, isFoundBy }: Parts): Room {
  const tracking = trackingOf(tenant.file.clientRuntimeConfig);
  const { counting } = tracking;
  const { hostname } = new URL(settings.baseUrl);
  const reporting = reportSalesJob({ database, settings: tracking, secret: settings.measurementSecret, hostname, log });
  const parts = () => snapshots.current().parts;
  const known = {
    isProduct: (sku: string) => parts().catalogue.products.has(sku),
    isPage: (path: string) => parts().content.pages.has(path),
  };
  const learning = isFoundBy && { consent: tenant.publicConfig.consent, keyOf: termKey, isFoundBy };
  return {
    routes: (app) => trackingRoutes(app, { database, counting, known, learning, metrics }),
    backlogs: reporting ? [{ series: 'outbox_lag_seconds', of: 'sale_report', ask: oldestDueReport }] : [],
    jobs: [sumVisitsJob({ database, timeZone: tenant.file.timeZone, log }), ...(reporting ? [reporting] : [])],
  };
}
