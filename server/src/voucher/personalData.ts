import type { Queryable } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personalData.ts';

/** `claims` are all that the customer's checkouts took: codes, vouchers and money of the wallet. */
export function voucherData(database: Queryable): PersonalData {
  return {
    async exportOf({ id }) {
      const [claims, activated] = await Promise.all([
        database.query<{ readonly row: object }>({
          text: `select to_jsonb(checkout_claim) - '{email_hash}'::text[] as row
                   from checkout_claim where customer_id = $1 order by reference`,
          values: [id],
        }),
        database.query<{ readonly row: object }>({
          text: `select to_jsonb(voucher_activation) as row
                   from voucher_activation where customer_id = $1 order by activated_at`,
          values: [id],
        }),
      ]);
      return { claims: claims.map(({ row }) => row), activatedVouchers: activated.map(({ row }) => row) };
    },
  };
}
