import type { DistributionType } from '@trolley/contract';
import { isAutomatic } from '@trolley/contract';
import type { DatedVoucher } from '../../voucher/datedVouchers.ts';
import type { Standing } from '../../voucher/offers.ts';

interface Shopper {
  readonly isCustomer: boolean;
  readonly distributionType?: DistributionType;
  readonly standing: Standing;
  readonly now: number;
}

/**
 * VOU-01, VOU-02: the vouchers that are in a cart by themselves. They are looked up each time it is priced and never
 * stored, so one that no longer belongs there is gone with the next look.
 */
export function vouchersOf(vouchers: readonly DatedVoucher[], shopper: Shopper): readonly DatedVoucher[] {
  const { isCustomer, distributionType, standing, now } = shopper;
  const { firstOrderDelivery, firstOrderClickAndCollect, gone } = standing;
  const known = { distributionType, firstOrderDelivery, firstOrderClickAndCollect, now };
  return vouchers.filter(
    (one) =>
      one.type === 'general-online' &&
      (isCustomer || !one.oncePerCustomer) &&
      !gone.has(one.id) &&
      isAutomatic(one, known),
  );
}
