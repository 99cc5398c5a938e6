import type { Database } from '../platform/database/database.ts';
import { loadDemoPart } from '../platform/demoPart.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log.ts';
import type { Tenant } from '../tenant/tenant.ts';

/**
 * Fills the catalogue with the goods of the tenant's folder. What the shop cannot open without is written before it
 * returns; the rest, and what each day asks for, is the job's.
 */
export type FeedCatalogue = (shop: {
  readonly database: Database;
  readonly tenant: Pick<Tenant, 'dir' | 'file'>;
  readonly log: Log;
}) => Promise<readonly Job[]>;

/** Undefined where the demo is not installed. */
export async function loadFeedCatalogue(): Promise<FeedCatalogue | undefined> {
  const part = await loadDemoPart<{ readonly feedCatalogue: FeedCatalogue }>('shop');
  return part?.feedCatalogue;
}
