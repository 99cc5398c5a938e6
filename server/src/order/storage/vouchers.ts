import type { Order } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';

/** An order and what vouchers took off it, after picking where that is over. */
export interface OrderVouchers {
  readonly orderNumber: string;
  readonly vouchers: Order['voucherLineItems'];
}

/** By checkout; a checkout without an order is missing. */
export async function selectOrderVouchers(
  on: Queryable,
  checkoutIds: readonly string[],
): Promise<ReadonlyMap<string, OrderVouchers>> {
  const rows = await on.query<OrderVouchers & { readonly checkoutId: string }>({
    name: 'order-vouchers',
    text: `select checkout_id as "checkoutId", order_number::text as "orderNumber",
                  coalesce(document #> '{final,voucherLineItems}', document #> '{attempt,voucherLineItems}') as vouchers
             from shop_order where checkout_id = any($1)`,
    values: [checkoutIds],
  });
  return new Map(rows.map(({ checkoutId, orderNumber, vouchers }) => [checkoutId, { orderNumber, vouchers }]));
}
