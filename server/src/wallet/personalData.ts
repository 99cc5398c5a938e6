import type { Queryable } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personalData.ts';

/** Gift cards without what proves them. The cards stay when a customer leaves; the database takes their holder off. */
export function walletData(database: Queryable): PersonalData {
  return {
    async exportOf({ id }) {
      const rows = await database.query<{ readonly row: object }>({
        text: `select to_jsonb(gift_card) - '{number_hash,pin_hash}'::text[] as row
                 from gift_card where customer_id = $1 order by linked_at`,
        values: [id],
      });
      return { giftCards: rows.map(({ row }) => row) };
    },
  };
}
