import type { ScreenName } from '@trolley/contract';
import type { KeptAssets } from './asset/keptAssets.ts';
import type { ShopParts as SnapshotParts } from './page/pageShop.ts';
import type { Pictures } from './picture/openPictures.ts';
import type { Database } from './platform/database/database.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Settings } from './platform/settings.ts';
import type { Snapshots } from './platform/snapshot/snapshot.ts';
import type { SnapshotScope } from './platform/snapshot/snapshotScope.ts';
import type { Search } from './search/openSearch.ts';
import type { ProductDiscovery } from './search/productDiscovery.ts';
import { type ExplainSearch } from './search/tester/routes.ts';
import type { StudioFiles } from './studio/studioFiles.ts';
import type { Tenant } from './tenant/tenant.ts';

export interface ShopParts {
  readonly settings: Settings;
  readonly tenant: Tenant;
  readonly database: Database;
  readonly snapshots: Snapshots<SnapshotParts>;
  /** Lets what only shows see another moment, for previews. */
  readonly scope?: SnapshotScope<SnapshotParts>;
  /** Those of the renderer: links lead to no others. */
  readonly screens?: readonly ScreenName[];
  readonly discovery: ProductDiscovery;
  /** Missing where nobody tests the search. */
  readonly explainSearch?: ExplainSearch;
  /** Missing where nothing is learned from what shoppers open. */
  readonly isFoundBy?: Search['isFoundBy'];
  readonly pictures: Pictures;
  /** Of the studio's library. */
  readonly libraryPictures: Pictures;
  readonly log: Log;
  readonly metrics: Metrics;
  /** What the browser loads; its files are named by their content. */
  readonly assetsDir?: string;
  /** Missing where nobody else serves this shop. */
  readonly keptAssets?: KeptAssets | undefined;
  /** Missing: as it was built. */
  readonly studio?: StudioFiles | undefined;
}
