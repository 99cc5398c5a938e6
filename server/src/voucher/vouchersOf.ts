import type { DistributionType } from '@trolley/contract';
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

/**
 * VOU-01, VOU-02: the vouchers that are in a cart by themselves; LOY-07: and those its member activated. They are looked up each time it is priced and never
 * stored, so one that no longer belongs there is gone with the next look.
 */
export function vouchersOf(vouchers: readonly DatedVoucher[], shopper: Shopper): readonly DatedVoucher[] {
  const { isCustomer, isMember, distributionType, entitlements, now } = shopper;
  const { firstOrderDelivery, firstOrderClickAndCollect, activated, gone } = entitlements;
  const known = { distributionType, firstOrderDelivery, firstOrderClickAndCollect, now };
  const belongs: Readonly<Record<DatedVoucher['type'], (one: DatedVoucher) => boolean>> = {
    'general-online': (one) => (isCustomer || !one.oncePerCustomer) && isAutomatic(one, known),
    'general-offline': () => false,
    personal: (one) => isCustomer && isMember && activated?.has(one.id) === true && isUsable(one, known),
  };
  return vouchers.filter((one) => !gone.has(one.id) && belongs[one.type](one));
}
