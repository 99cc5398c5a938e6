import type { Queryable } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personalData.ts';
import { selectPurchases } from './storage/purchases.ts';
import { selectWithdrawalsOf } from './storage/withdrawals.ts';

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
        selectWithdrawalsOf(database, email),
      ]);
      const rowsOf = (rows: readonly { readonly row: object }[]) => rows.map(({ row }) => row);
      return { orders: rowsOf(orders), purchases: rowsOf(purchases), purchasedProducts, withdrawals };
    },
  };
}
