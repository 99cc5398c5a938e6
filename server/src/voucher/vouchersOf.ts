import type { DistributionType, VoucherMissing } from '@trolley/contract';
import { isAutomatic, isUsable } from '@trolley/contract';
import type { DatedVoucher } from './datedVouchers.ts';
import type { Entitlements } from './vouchers.ts';

interface Shopper {
  readonly isCustomer: boolean;
  /** LOY-09: an authenticated one. */
  readonly isMember: boolean;
  readonly distributionType?: DistributionType;
  readonly entitlements: Entitlements;
  readonly now: number;
}

export type CartVoucherTerms = DatedVoucher & { readonly activated?: true; readonly missing?: VoucherMissing };

/**
 * VOU-01, VOU-02: the vouchers that are in a cart by themselves; LOY-07: and those its member activated, with the coins
 * that are missing for one. They are looked up each time it is priced and never stored, so one that no longer belongs
 * there is gone with the next look.
 */
export function vouchersOf(vouchers: readonly DatedVoucher[], shopper: Shopper): readonly CartVoucherTerms[] {
  const { isCustomer, isMember, distributionType, entitlements, now } = shopper;
  const { firstOrderDelivery, firstOrderClickAndCollect, activated, gone } = entitlements;
  const known = { distributionType, firstOrderDelivery, firstOrderClickAndCollect, now };
  const spend = purseOf(entitlements);
  return vouchers.flatMap((one): CartVoucherTerms | readonly [] => {
    if (gone.has(one.id) || one.type === 'general-offline') return [];
    const mayHave = isCustomer || !one.oncePerCustomer;
    if (one.type === 'general-online') return mayHave && isAutomatic(one, known) ? one : [];
    if (!isCustomer || !isMember || !hasPromotion(one, entitlements)) return [];
    if (countsByItself(one) && isAutomatic(one, known)) return one;
    if (!activated?.has(one.id) || !isUsable(one, known)) return [];
    const coins = spend(one);
    return { ...one, activated: true, ...(coins > 0 && { missing: { coins } }) };
  });
}

/** What is for all members may count by itself; what is personal is always activated. */
export const countsByItself = (one: DatedVoucher): boolean =>
  one.type === 'member' && one.ecommerceAutomaticRedemption !== '' && (one.coins ?? 0) === 0;

/** LOY-12: a personal voucher of a promotion is for those who have it. */
export const hasPromotion = (
  { promotionId }: Pick<DatedVoucher, 'promotionId'>,
  { promotions }: Pick<Entitlements, 'promotions'>,
): boolean => promotionId === undefined || promotions?.has(promotionId) === true;

/** Spends coins, one voucher after the other; answers how many are missing. What is claimed already is paid. */
function purseOf({ coins, pointsPool = '', claimed }: Entitlements) {
  const purse = new Map(coins);
  return ({ id, coins: cost = 0, poolId = pointsPool }: DatedVoucher): number => {
    if (cost === 0 || claimed?.has(id)) return 0;
    const left = (purse.get(poolId) ?? 0) - cost;
    if (left >= 0) purse.set(poolId, left);
    return Math.max(0, -left);
  };
}
