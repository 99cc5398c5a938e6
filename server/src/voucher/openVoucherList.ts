import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutPath, readCheckoutFile } from '../payment/readCheckoutFile.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { datedVouchers } from './datedVouchers.ts';
import type { Vouchers } from './vouchers.ts';

/** The vouchers of a shop that sells nothing online: its pages show them all the same. */
export async function openVoucherList(tenant: Pick<Tenant, 'dir' | 'file'>): Promise<Vouchers['datedAt']> {
  if (!existsSync(join(tenant.dir, checkoutPath))) return () => [];
  const { vouchers } = await readCheckoutFile(tenant);
  return datedVouchers(vouchers, tenant.file.timeZone);
}
