import type { ClientRuntimeConfig } from '../tenant/flags.ts';
import type { LoyaltyFile } from './loyaltyFile.ts';

/**
 * LOY-13: what is for joe members alone. Card, points and vouchers are of every programme, under the names of its
 * retailer; pages and items of pages say `"feature": "featureJoe"` themselves.
 */
export const joeOnly = {
  /** Pools of this kind, what earns them and what they buy. */
  poolKinds: ['collector'],
  voucherTypes: ['collector'],
  /** Screens below the programme's section of the account. */
  screens: ['collector'],
} as const;

type Flags = Pick<ClientRuntimeConfig, 'featureJoe'>;
const isIn = (names: readonly string[], name: string | undefined) => name !== undefined && names.includes(name);

export const isLoyaltyScreenOn = (screen: string, { featureJoe }: Flags): boolean =>
  featureJoe || !isIn(joeOnly.screens, screen);

/** The vouchers that a tenant with these flags has. */
export function vouchersWith<V extends { readonly voucherType?: string | undefined }>(
  { featureJoe }: Flags,
  vouchers: readonly V[],
): V[] {
  return vouchers.filter(({ voucherType }) => featureJoe || !isIn(joeOnly.voucherTypes, voucherType));
}

/** The programme that a tenant with these flags has. */
export function programmeWith({ featureJoe }: Flags, file: LoyaltyFile): LoyaltyFile {
  if (featureJoe) return file;
  const { collector: _, ...rest } = file;
  const pools = file.pools.filter(({ kind }) => !isIn(joeOnly.poolKinds, kind));
  const isKept = (poolId: string) => pools.some((pool) => pool.poolId === poolId);
  return {
    ...rest,
    pools,
    earning: file.earning.filter(({ poolId }) => isKept(poolId)),
    donations: file.donations.filter(({ poolId, fromPoolId }) => isKept(poolId) && isKept(fromPoolId)),
  };
}
