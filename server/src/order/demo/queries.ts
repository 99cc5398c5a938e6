import type { Queryable } from '../../platform/database/database.ts';
import type { Attempt } from '../../sale/attempt.ts';

interface PastOrder {
  readonly cartId: string;
  readonly checkoutId: string;
  readonly customerId: string;
  readonly attempt: Attempt;
  readonly placedAt: Date;
}

/** An order of the demo that was delivered long ago. It says nothing about what sells well. */
export async function insertPastOrder(tx: Queryable, order: PastOrder): Promise<string> {
  const { cartId, checkoutId, customerId, attempt, placedAt } = order;
  const { window, distributionAddress, priceInfo, weight, lines } = attempt;
  const [row] = await tx.query<{ readonly orderNumber: string }>({
    text: `insert into shop_order (cart_id, checkout_id, customer_id, status, distribution_type, slot_id, starts_at,
             ends_at, cut_off_at, total, weight, document, placed_at, changed_at, initiator, sales_counted)
           values ($1, $2, $3, 'COMPLETED', $4, $5, $6, $7, $8, $9, $10, $11, $12, $7, 'UNKNOWN', true)
           returning order_number::text as "orderNumber"`,
    values: [
      ...[cartId, checkoutId, customerId, distributionAddress.distributionType, window.id, window.startsAt],
      ...[window.endsAt, window.cutOffAt, priceInfo.total, weight],
      ...[JSON.stringify({ attempt, refunded: 0 }), placedAt],
    ],
  });
  await tx.query({
    text: `insert into purchase (customer_id, sku, bought_at) select $1, sku, $3 from unnest($2::text[]) as sku
           on conflict (customer_id, sku) do update
             set bought_at = greatest(purchase.bought_at, excluded.bought_at), times = purchase.times + 1`,
    values: [customerId, lines.map(({ sku }) => sku), placedAt],
  });
  return row?.orderNumber ?? '';
}

export async function hasOrders(on: Queryable, customerId: string): Promise<boolean> {
  const found = await on.query({
    text: 'select 1 from shop_order where customer_id = $1 limit 1',
    values: [customerId],
  });
  return found.length > 0;
}

/** One whose window is not over; one that was cancelled counts, so that it does not come back at the next start. */
export async function hasComingOrder(on: Queryable, customerId: string): Promise<boolean> {
  const found = await on.query({
    text: 'select 1 from shop_order where customer_id = $1 and ends_at > now() limit 1',
    values: [customerId],
  });
  return found.length > 0;
}
