import type { Queryable } from '../../platform/database/database.ts';
import type { SkuSales } from './sales.ts';

/** Adds to the sums of products; of a product that no order has any more nothing is left. */
export async function addSales(tx: Queryable, sales: readonly SkuSales[]): Promise<void> {
  const given = 'jsonb_to_recordset($1::jsonb) as given(sku text, weight double precision, orders integer)';
  const values = [JSON.stringify(sales)];
  await tx.query({
    name: 'sales-begin',
    text: `insert into product_sales (sku, weight, orders)
           select product.sku, 0, 0 from ${given} join product on product.sku = given.sku
           on conflict (sku) do nothing`,
    values,
  });
  await tx.query({
    name: 'sales-add',
    text: `update product_sales known
              set orders = greatest(known.orders + given.orders, 0),
                  weight = case when known.orders + given.orders <= 0 then 0 else greatest(known.weight + given.weight, 0) end
             from ${given} where known.sku = given.sku`,
    values,
  });
}

/** So many recent orders add as much as one standard deviation of the imported popularities; one adds at least 1. */
export const ordersPerDeviation = 20;
/** What differs by less stays as it is: nobody would see it, and every process loads what changes. */
const leastChange = 1.1;

/** How much one recent order adds to a popularity. */
export async function selectWorthOfOrder(tx: Queryable): Promise<number> {
  const [row] = await tx.query<{ worth: number }>({
    name: 'sales-worth',
    text: `select greatest(1, coalesce(stddev_pop(popularity), 0) / $1::double precision)::double precision as worth
             from product where not retired`,
    values: [ordersPerDeviation],
  });
  return row?.worth ?? 1;
}

interface Publishing {
  /** The weight of an order of this moment. */
  readonly weightNow: number;
  readonly worthOfOrder: number;
}

/** Makes what is sold a part of the popularity of products. Answers how many have another popularity now. */
export async function publishSales(tx: Queryable, { weightNow, worthOfOrder }: Publishing): Promise<number> {
  const [row] = await tx.query<{ changed: number }>({
    name: 'sales-publish',
    text: `with now_sold as (
             select sku, least(round($2::double precision * weight / $1::double precision), 1000000000)::integer as sold
               from product_sales
           ), changed as (
             update product set sold = now_sold.sold from now_sold
              where product.sku = now_sold.sku and not retired
                and greatest(popularity + now_sold.sold, popularity + product.sold)::double precision
                    > $3::double precision * least(popularity + now_sold.sold, popularity + product.sold)
             returning 1
           ) select count(*)::integer as changed from changed`,
    values: [weightNow, worthOfOrder, leastChange],
  });
  return row?.changed ?? 0;
}
