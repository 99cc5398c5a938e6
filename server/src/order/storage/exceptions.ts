import type { Queryable } from '../../platform/database/database.ts';

/** How many orders were paid after their slot was gone and still wait for a person; not counted beyond a thousand. */
export async function countSlotExceptions(on: Queryable): Promise<number> {
  const [row] = await on.query<{ readonly count: number }>({
    name: 'slot exceptions',
    text: `select count(*)::integer as count from (
             select from shop_order where slot_exception and status not in ('COMPLETED', 'CANCELLED') limit 1000
           ) in_need`,
  });
  return row?.count ?? 0;
}
