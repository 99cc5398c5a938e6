import type { Queryable } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personalData.ts';

export function passData(database: Queryable): PersonalData {
  return {
    async exportOf({ id }) {
      const [pass, purchases] = await Promise.all([
        database.query<{ readonly row: object }>({
          text: 'select to_jsonb(delivery_pass) as row from delivery_pass where customer_id = $1 order by start_date',
          values: [id],
        }),
        database.query<{ readonly row: object }>({
          text: 'select to_jsonb(pass_purchase) as row from pass_purchase where customer_id = $1 order by id',
          values: [id],
        }),
      ]);
      return { deliveryPass: pass.map(({ row }) => row), passPurchases: purchases.map(({ row }) => row) };
    },
  };
}
