import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from '../platform/jobs/job.ts';
import { type FeedCatalogue, loadFeedCatalogue } from './demoCatalogue.ts';
import { readFeedState } from './storage/feedState.ts';

/** Has the demo fill the catalogue, where the tenant's folder has one and no retailer feeds the shop. */
export async function feedDemo(
  shop: Parameters<FeedCatalogue>[0],
  load: () => Promise<FeedCatalogue | undefined> = loadFeedCatalogue,
): Promise<readonly Job[]> {
  const { database, tenant, log } = shop;
  if (!existsSync(join(tenant.dir, 'catalogue'))) return [];
  if ((await readFeedState(database))?.source === 'import') return [];
  const feedCatalogue = await load();
  if (feedCatalogue) return feedCatalogue(shop);
  log.warn('the demo catalogue (@trolley/demo-shop) is not installed: products come by `npm run import`');
  return [];
}
