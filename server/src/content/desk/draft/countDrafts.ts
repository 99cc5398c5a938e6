import type { Queryable } from '../../../platform/database/database.ts';

export interface DraftCount {
  /** Of this person. */
  readonly own: number;
  readonly all: number;
}

/** Drafts that nobody published yet; there are as many as people have begun. */
export async function countDrafts(on: Queryable, staffId: string): Promise<DraftCount> {
  const [row] = await on.query<DraftCount>({
    text: `select (count(*) filter (where staff_id = $1))::integer as own, count(*)::integer as "all" from content_draft`,
    values: [staffId],
  });
  return row ?? { own: 0, all: 0 };
}
