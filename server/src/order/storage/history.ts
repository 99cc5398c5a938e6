import type { Queryable } from '../../platform/database/database.ts';
import type { Attempt } from '../../sale/attempt.ts';

/** What of a customer's last order the next one may begin with. */
export interface LastOrderRow {
  readonly placedAt: Date;
  readonly address: Attempt['distributionAddress'];
  readonly billing: Attempt['billingAddress'];
  readonly substitution: Attempt['substitution'];
  readonly payments: Attempt['payments'];
}

export async function selectLastOrder(on: Queryable, customerId: string): Promise<LastOrderRow | undefined> {
  const [row] = await on.query<LastOrderRow>({
    name: 'order-last',
    text: `select placed_at as "placedAt", document #> '{attempt,distributionAddress}' as address,
                  document #> '{attempt,billingAddress}' as billing,
                  document #>> '{attempt,substitution}' as substitution, document #> '{attempt,payments}' as payments
             from shop_order
            where customer_id = $1 and parent_number is null and status <> 'CANCELLED' and not forget
            order by placed_at desc, order_number desc limit 1`,
    values: [customerId],
  });
  return row;
}

export interface PastOrder {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
}

/** What a customer bought with the last orders, the newest first; cancelled ones are left out. */
export function selectBought(on: Queryable, customerId: string, most: number): Promise<readonly PastOrder[]> {
  return on.query<PastOrder>({
    name: 'orders-bought',
    text: `select extract(epoch from placed_at)::double precision * 1000 as at,
                  (select coalesce(jsonb_agg(jsonb_build_object('sku', line -> 'sku', 'quantity', line -> 'quantity')), '[]')
                     from jsonb_array_elements(document -> 'attempt' -> 'lines') line) as lines
             from shop_order where customer_id = $1 and status <> 'CANCELLED' order by placed_at desc limit $2`,
    values: [customerId, most],
  });
}

/** A product, and when it was last bought. */
export interface Bought {
  readonly sku: string;
  readonly at: Date;
}

/** What guests ordered with these checkouts, the newest first; cancelled orders are left out. */
export function selectOrdered(on: Queryable, checkoutIds: readonly string[]): Promise<readonly Bought[]> {
  return on.query<Bought>({
    name: 'orders-skus',
    text: `select line ->> 'sku' as sku, placed_at as at
             from shop_order, jsonb_array_elements(document -> 'attempt' -> 'lines') line
            where checkout_id = any($1::uuid[]) and customer_id is null and status <> 'CANCELLED'
            order by placed_at desc, sku`,
    values: [checkoutIds],
  });
}
