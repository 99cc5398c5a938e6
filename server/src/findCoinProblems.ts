import { isCollectorStep } from '@trolley/contract';
import { checkoutPath, readCheckoutFile } from './payment/readCheckoutFile.ts';
import { loyaltyPath, readLoyaltyFile } from './readLoyaltyFile.ts';
import type { Tenant } from './tenant/tenant.ts';
import { openTenantFolder } from './tenant/tenantFolder.ts';
import { TenantProblem } from './tenant/tenantProblem.ts';

/**
 * Vouchers that cost coins are in one file, the pools and the collector that they name in another: throws a
 * TenantProblem where the two do not fit. What is wrong in one of them alone is told by whoever reads it.
 */
export async function findCoinProblems(tenant: Pick<Tenant, 'dir' | 'file'>): Promise<void> {
  const folder = openTenantFolder(tenant.dir);
  // The files are looked at whole, also the parts that this tenant's flags leave out.
  const clientRuntimeConfig = { ...tenant.file.clientRuntimeConfig, featureJoe: true };
  const { vouchers } = await readCheckoutFile({ dir: tenant.dir, file: { clientRuntimeConfig } });
  const loyalty = await readLoyaltyFile(tenant.dir);
  const pools = loyalty?.pools.map(({ poolId }) => poolId) ?? [];
  const promotions = loyalty?.promotions.map(({ promotionId }) => promotionId) ?? [];
  const steps = loyalty?.collector?.vouchers ?? [];
  for (const [at, one] of vouchers.entries()) {
    const { id, coins = 0, poolId, promotionId } = one;
    const note = (field: string, expected: string) => folder.note(checkoutPath, `vouchers.${at}.${field}`, expected);
    if (coins > 0 && !loyalty) note('coins', `expected a programme in ${loyaltyPath}`);
    if (one.takesOff.kind === 'points' && !loyalty) note('takesOff.kind', `expected a programme in ${loyaltyPath}`);
    if (one.takesOff.kind === 'points' && one.type !== 'personal' && one.type !== 'member')
      note('type', 'expected "personal" or "member": only members have points');
    if (loyalty && poolId !== undefined && !pools.includes(poolId))
      note('poolId', `expected one of the pools in ${loyaltyPath}, not "${poolId}"`);
    if (promotionId !== undefined && !promotions.includes(promotionId))
      note('promotionId', `expected one of the promotions in ${loyaltyPath}, not "${promotionId}"`);
    if (!isCollectorStep(one)) continue;
    if (!steps.includes(id)) note('id', `expected to be among collector.vouchers in ${loyaltyPath}: "${id}"`);
    if (coins === 0) note('coins', 'expected what this step of the collector costs');
    if (loyalty?.collector && poolId !== loyalty.collector.poolId)
      note('poolId', `expected the collector’s, "${loyalty.collector.poolId}"`);
  }
  const known = vouchers.filter(isCollectorStep).map(({ id }) => id);
  for (const [at, id] of steps.entries())
    if (!known.includes(id))
      folder.note(
        loyaltyPath,
        `collector.vouchers.${at}`,
        `expected a voucher of type "collector" in ${checkoutPath}, not "${id}"`,
      );
  if (folder.findings.length > 0) throw new TenantProblem(folder.findings);
}
