import type { Queryable } from '../../platform/database/database.ts';

/** Two products that were bought in one order, and by how many people: together, and each at all. */
export interface BoughtPair {
  readonly sku: string;
  readonly other: string;
  readonly buyers: number;
  readonly skuBuyers: number;
  readonly otherBuyers: number;
}

export interface PairsAsk {
  /** The newest so many orders: enough to tell, and never more work than that. */
  readonly orders: number;
  /** Not older than that. */
  readonly days: number;
  /** Pairs that fewer people bought are left out, so that nobody's basket can be read out of them. */
  readonly leastBuyers: number;
  readonly most: number;
}

/**
 * Pairs of products in completed orders, each once, most bought first. People are counted, not orders: a customer by the
 * account, a guest by the e-mail address. An order whose person was forgotten does not count. An addition is a part of
 * the order it goes with.
 */
export function selectBoughtPairs(
  database: Queryable,
  { orders, days, leastBuyers, most }: PairsAsk,
): Promise<readonly BoughtPair[]> {
  return database.query<BoughtPair>({
    name: 'order-pairs',
    text: `with recent as materialized (
             select coalesce(parent_number, order_number) as basket, document,
                    coalesce(customer_id::text, lower(document #>> '{attempt,billingAddress,email}')) as buyer
               from shop_order
              where status = 'COMPLETED' and placed_at > now() - make_interval(days => $2::integer)
              order by order_number desc limit $1
           ), line as materialized (
             select distinct basket, buyer, line ->> 'sku' as sku
               from recent, jsonb_array_elements(document -> 'attempt' -> 'lines') line where buyer is not null
           ), sold as materialized (
             select sku, count(distinct buyer)::integer as buyers from line group by sku having count(distinct buyer) >= $3
           ), common as materialized (
             select basket, buyer, sku from line join sold using (sku)
           ), pair as (
             select one.sku, two.sku as other, count(distinct one.buyer)::integer as buyers
               from common one join common two on two.basket = one.basket and two.sku > one.sku
              group by one.sku, two.sku having count(distinct one.buyer) >= $3
           )
           select pair.sku, pair.other, pair.buyers, one.buyers as "skuBuyers", two.buyers as "otherBuyers"
             from pair join sold one on one.sku = pair.sku join sold two on two.sku = pair.other
            order by pair.buyers desc, pair.sku, pair.other limit $4`,
    values: [orders, days, leastBuyers, most],
  });
}
