import type { Queryable } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/personalData.ts';

/** The database deletes it with the customer's row. */
export function physicalCardData(database: Queryable): PersonalData {
  return {
    async exportOf({ id }) {
      const rows = await database.query<{ readonly row: object }>({
        text: 'select to_jsonb(physical_card) as row from physical_card where customer_id = $1 order by ordered_at',
        values: [id],
      });
      return { physicalCards: rows.map(({ row }) => row) };
    },
  };
}
