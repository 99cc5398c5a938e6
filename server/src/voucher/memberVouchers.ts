import type { MemberVoucher } from '@trolley/contract';
import { isCollectorStep } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import type { VoucherLoyalty } from './coins.ts';
import type { DatedVoucher } from './datedVouchers.ts';
import { selectEntitlements, selectUsed } from './queries.ts';
import { memberVoucherStates, type UsedWith } from './rules/memberVoucherStates.ts';

export interface MemberVoucherParts {
  readonly database: Queryable;
  readonly loyalty: Pick<VoucherLoyalty, 'coinsOf' | 'promotionsOf' | 'pointsPool'>;
  /** What vouchers took off the orders of these checkouts; missing where nothing is sold online. */
  vouchersOfOrders?(checkoutIds: readonly string[]): Promise<ReadonlyMap<string, OrderVouchers>>;
}

interface OrderVouchers {
  readonly orderNumber: string;
  readonly vouchers: readonly { readonly lineItemId: string; readonly discount: number }[];
}

/** No cart has it: what any payment under way has claimed counts. */
const noCart = '00000000-0000-0000-0000-000000000000';

/** LOY-06: all vouchers of a member, as they stand. */
export async function memberVouchers(
  { database, loyalty, vouchersOfOrders }: MemberVoucherParts,
  customerId: string,
  { dated, now }: { readonly dated: readonly DatedVoucher[]; readonly now: number },
): Promise<readonly (DatedVoucher & Pick<MemberVoucher, 'state'>)[]> {
  const limited = dated.flatMap(({ id, mostUses }) => (mostUses === undefined ? [] : [{ id, mostUses }]));
  const picked = dated.filter(isCollectorStep).map(({ id }) => id);
  const [known, claims, coins, promotions] = await Promise.all([
    selectEntitlements(database, { customerId, cartId: noCart, limited, picked }),
    selectUsed(database, customerId),
    loyalty.coinsOf(database, customerId),
    loyalty.promotionsOf(database, customerId, now),
  ]);
  const orders = await vouchersOfOrders?.(claims.map(({ checkoutId }) => checkoutId));
  const used = claims.map(({ voucherId, checkoutId, usedAt, ordered }): UsedWith => {
    const order = orders?.get(checkoutId);
    const brought = order?.vouchers.find(({ lineItemId }) => lineItemId === voucherId)?.discount;
    return {
      ...{ voucherId, usedAt, ordered },
      ...(order && { orderNumber: order.orderNumber }),
      ...(brought !== undefined && { brought }),
    };
  });
  const entitlements = { ...known, coins, promotions, pointsPool: loyalty.pointsPool };
  return memberVoucherStates(dated, { entitlements, used, now });
}
