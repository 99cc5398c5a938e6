import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type LoyaltyFile, loyaltyFile } from '@trolley/contract';
import { openTenantFolder, type TenantFolder } from './tenant/tenantFolder.ts';
import { TenantProblem } from './tenant/tenantProblem.ts';

export const loyaltyPath = 'loyalty/loyalty.json';

/** A tenant's loyalty programme; undefined where it has none. Throws a TenantProblem that names all that is wrong. */
export async function readLoyaltyFile(dir: string): Promise<LoyaltyFile | undefined> {
  if (!existsSync(join(dir, loyaltyPath))) return undefined;
  const folder = openTenantFolder(dir);
  const file = await folder.read(loyaltyPath, loyaltyFile);
  if (file) noteProblems(folder, file);
  if (!file || folder.findings.length > 0) throw new TenantProblem(folder.findings);
  return file;
}

function noteProblems(folder: TenantFolder, { pools, earning, promotions, donations, collector }: LoyaltyFile): void {
  const known = pools.map(({ poolId }) => poolId);
  for (const twice of known.filter((one, at) => known.indexOf(one) !== at))
    folder.note(loyaltyPath, 'pools', `expected each once: ${twice}`);
  const named = [
    ...earning.map(({ poolId }, at) => [`earning.${at}.poolId`, poolId] as const),
    ...promotions.flatMap(({ poolId }, at) => (poolId === undefined ? [] : [[`promotions.${at}.poolId`, poolId]])),
    ...donations.map(({ poolId }, at) => [`donations.${at}.poolId`, poolId] as const),
    ...donations.map(({ fromPoolId }, at) => [`donations.${at}.fromPoolId`, fromPoolId] as const),
    ...(collector ? [['collector.poolId', collector.poolId] as const] : []),
  ];
  for (const [field = '', poolId = ''] of named)
    if (!known.includes(poolId)) folder.note(loyaltyPath, field, `expected one of the pools, not "${poolId}"`);
}
