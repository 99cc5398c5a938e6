import type { Queryable } from '../database/database.ts';

/** Mails that were given up; not counted beyond `most`. */
export async function countFailedMails(on: Queryable, most: number): Promise<number> {
  const [row] = await on.query<{ count: number }>({
    text: 'select count(*)::integer as count from (select from mail where failed_at is not null limit $1) failed',
    values: [most],
  });
  return row?.count ?? 0;
}
