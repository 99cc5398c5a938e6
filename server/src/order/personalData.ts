import type { Queryable } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personalData.ts';
import { selectPurchases } from './storage/purchases.ts';
import { selectWithdrawalsOf } from './storage/withdrawals.ts';

/** The numbers of a customer's orders, while they are theirs. */
export async function orderNumbersOf(on: Queryable, customerId: string): Promise<readonly string[]> {
  const rows = await on.query<{ readonly orderNumber: string }>({
    text: 'select order_number::text as "orderNumber" from shop_order where customer_id = $1',
    values: [customerId],
  });
  return rows.map(({ orderNumber }) => orderNumber);
}

/** The orders of an account that is deleted stay without names: a trigger sees to that. */
export function orderData(database: Queryable): PersonalData {
  return {
    async exportOf({ id, email }) {
      const [orders, purchases, purchasedProducts, withdrawals] = await Promise.all([
        database.query<{ readonly row: object }>({
          text: 'select to_jsonb(shop_order) as row from shop_order where customer_id = $1 order by placed_at',
          values: [id],
        }),
        database.query<{ readonly row: object }>({
          text: 'select to_jsonb(purchase) as row from purchase where customer_id = $1 order by sku',
          values: [id],
        }),
        selectPurchases(database, id),
        email === undefined ? [] : selectWithdrawalsOf(database, email),
      ]);
      const rowsOf = (rows: readonly { readonly row: object }[]) => rows.map(({ row }) => row);
      return { orders: rowsOf(orders), purchases: rowsOf(purchases), purchasedProducts, withdrawals };
    },
  };
}
