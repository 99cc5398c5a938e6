import { pointsPool } from './loyalty/ledger/openLedger.ts';
import type { Loyalty } from './loyalty/loyalty.ts';
import { type VoucherLoyalty, withoutLoyalty } from './voucher/coins.ts';

/** What vouchers ask of the programme: coins to pay with, and the promotions they belong to. */
export function loyaltyOfVouchers(loyalty: Loyalty | undefined): VoucherLoyalty {
  if (!loyalty) return withoutLoyalty;
  const { programme, promotionsAt, file } = loyalty;
  return {
    coinsOf: (on, customerId) => programme.coinsOf(on, customerId),
    promotionsOf: async (_, __, now) => new Set(promotionsAt(now).map(({ promotionId }) => promotionId)),
    pointsPool: pointsPool(file),
    redeem: (tx, claim) => programme.redeem(tx, claim),
  };
}
