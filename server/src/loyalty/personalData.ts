import type { Queryable } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personalData.ts';

/** The database deletes membership and points with the account; a card that was unlinked before is nobody's. */
export function loyaltyData(database: Queryable): PersonalData {
  return {
    async exportOf({ id }) {
      const [memberships, movements, tasks] = await Promise.all([
        database.query<{ readonly row: object }>({
          text: `select to_jsonb(loyalty_member) - '{customer_id}'::text[] as row
                   from loyalty_member where customer_id = $1`,
          values: [id],
        }),
        database.query<{ readonly row: object }>({
          text: `select to_jsonb(loyalty_movement) as row from loyalty_movement
                  where member_id = (select member_id from loyalty_member where customer_id = $1) order by id`,
          values: [id],
        }),
        database.query<{ readonly row: object }>({
          text: `select to_jsonb(loyalty_task) as row from loyalty_task
                  where member_id = (select member_id from loyalty_member where customer_id = $1) order by id`,
          values: [id],
        }),
      ]);
      const rowsOf = (rows: readonly { readonly row: object }[]) => rows.map(({ row }) => row);
      return {
        loyaltyMemberships: rowsOf(memberships),
        loyaltyMovements: rowsOf(movements),
        loyaltyTasks: rowsOf(tasks),
      };
    },
  };
}
