import type { Loyalty } from './loyalty/loyalty.ts';
import { openLoyalty } from './loyalty/openLoyalty.ts';
import type { Database } from './platform/database/database.ts';
import { readLoyaltyFile } from './readLoyaltyFile.ts';
import type { Tenant } from './tenant/tenant.ts';

interface Parts {
  readonly tenant: Pick<Tenant, 'dir' | 'file'>;
  readonly database: Database;
  readonly memberVouchers?: Parameters<typeof openLoyalty>[0]['memberVouchers'];
}

/** The programme of a tenant's folder; undefined where it has none. */
export async function openTenantLoyalty({ tenant, ...parts }: Parts): Promise<Loyalty | undefined> {
  const file = await readLoyaltyFile(tenant.dir);
  return file && openLoyalty({ file, timeZone: tenant.file.timeZone, ...parts });
}
