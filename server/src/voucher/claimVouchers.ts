import type { VoucherDefinition } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import { type VoucherLoyalty, withoutLoyalty } from './coins.ts';
import { isOnce } from './isOnce.ts';
import { countUse, insertVoucherClaim } from './queries.ts';

interface VoucherClaim {
  readonly checkoutId: string;
  /** Missing for guests. */
  readonly customerId?: string;
  /** `lineItemId` of the cart's voucher lines. */
  readonly voucherIds: readonly string[];
}

/** Uses vouchers up; `gone`: one of them was used elsewhere meanwhile, and the cart has to be priced anew. */
export type ClaimVouchers = (tx: Queryable, claim: VoucherClaim) => Promise<'claimed' | 'gone'>;

type Limits = Pick<VoucherDefinition, 'id' | 'type' | 'mostUses' | 'oncePerCustomer' | 'coins' | 'poolId'>;

/**
 * VOU-01: limits are counted by the database, one claim after the other: a use that is not left, or that this customer
 * had before, is `gone`, and so is one that costs more coins than are left. In the order of their ids, so that two checkouts never wait for each other in a circle.
 */
export function claimVouchers(
  definitions: readonly Limits[],
  { redeem }: Pick<VoucherLoyalty, 'redeem'> = withoutLoyalty,
): ClaimVouchers {
  return async (tx, { checkoutId, customerId, voucherIds }) => {
    for (const voucherId of voucherIds.toSorted()) {
      const definition = definitions.find(({ id }) => id === voucherId);
      if (!definition) return 'gone';
      const { mostUses, coins = 0, poolId } = definition;
      const once = isOnce(definition);
      if (mostUses !== undefined && !(await countUse(tx, voucherId, mostUses))) return 'gone';
      if (!(await insertVoucherClaim(tx, { checkoutId, customerId, voucherId, once }))) return 'gone';
      if (coins === 0) continue;
      if (customerId === undefined) return 'gone';
      if ((await redeem(tx, { customerId, checkoutId, voucherId, coins, poolId })) === 'short') return 'gone';
    }
    return 'claimed';
  };
}
