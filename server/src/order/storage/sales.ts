import type { Queryable } from '../../platform/database/database.ts';

/** An order as statistics see it. */
export interface OrderSales {
  readonly placedAt: number;
  readonly skus: readonly string[];
  readonly takenBack: boolean;
}

/**
 * Orders that were handed over and not counted yet, and counted ones that are not completed; they count as told from now
 * on. One that is only placed may never be paid: at the door, in the store or on invoice anybody could push a product for
 * nothing. One from a clock that runs ahead waits for its time: it would weigh more than all others.
 */
export function takeOrderSales(tx: Queryable, most: number): Promise<readonly OrderSales[]> {
  return tx.query<OrderSales>({
    name: 'order-sales',
    text: `with taken as materialized (
             select order_number from shop_order where sales_counted = (status <> 'COMPLETED') and placed_at <= now()
              order by order_number limit $1 for update skip locked
           ), marked as (
             update shop_order set sales_counted = not sales_counted from taken
              where shop_order.order_number = taken.order_number
             returning placed_at, not sales_counted as taken_back, document
           )
           select extract(epoch from placed_at)::double precision * 1000 as "placedAt", taken_back as "takenBack",
                  array(select distinct line ->> 'sku' from jsonb_array_elements(document -> 'attempt' -> 'lines') line) as skus
             from marked`,
    values: [most],
  });
}
