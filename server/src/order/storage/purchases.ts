import type { Queryable } from '../../platform/database/database.ts';

export async function countPurchases(tx: Queryable, customerId: string, skus: readonly string[]): Promise<void> {
  await tx.query({
    name: 'purchases',
    text: `insert into purchase (customer_id, sku, bought_at) select $1, sku, now() from unnest($2::text[]) as sku
           on conflict (customer_id, sku) do update set bought_at = excluded.bought_at, times = purchase.times + 1`,
    values: [customerId, skus],
  });
}

/** What was never packed was not bought. */
export async function uncountPurchases(tx: Queryable, customerId: string, skus: readonly string[]): Promise<void> {
  await tx.query({
    name: 'purchases-undone',
    text: 'update purchase set times = times - 1 where customer_id = $1 and sku = any($2)',
    values: [customerId, skus],
  });
  await tx.query({
    name: 'purchases-gone',
    text: 'delete from purchase where customer_id = $1 and sku = any($2) and times <= 0',
    values: [customerId, skus],
  });
}

export function selectPurchases(on: Queryable, customerId: string) {
  return on.query<{ readonly sku: string; readonly at: Date }>({
    name: 'purchased-by',
    text: 'select sku, bought_at as at from purchase where customer_id = $1 order by bought_at desc, sku',
    values: [customerId],
  });
}
