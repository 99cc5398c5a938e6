import type { Queryable } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personalData.ts';
import { blankFailedOf } from './storage/queries.ts';

/** CUST-12: of checkouts that came to nothing only the money is remembered. Those that were ordered are the orders'. */
export function checkoutData(database: Queryable): Required<PersonalData> {
  return {
    async exportOf({ id }) {
      const rows = await database.query<{ readonly row: object }>({
        text: `select to_jsonb(checkout) - '{browser_hash}'::text[] as row
                 from checkout where customer_id = $1 order by created_at`,
        values: [id],
      });
      return { checkouts: rows.map(({ row }) => row) };
    },
    deleteOf: (customerId) => blankFailedOf(database, customerId),
  };
}

/** Which of some carts a payment was ever begun for. */
export async function cartsWithCheckout(on: Queryable, cartIds: readonly string[]): Promise<readonly string[]> {
  const rows = await on.query<{ readonly cartId: string }>({
    text: 'select distinct cart_id as "cartId" from checkout where cart_id = any($1)',
    values: [cartIds],
  });
  return rows.map(({ cartId }) => cartId);
}
