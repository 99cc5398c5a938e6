import type { Queryable } from '../../platform/database/database.ts';

export interface NewEntry {
  readonly staffId: string | null;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
  readonly requestId: string | null;
  readonly storeId: string | null;
}

export async function insertEntry(tx: Queryable, entry: NewEntry): Promise<void> {
  await tx.query({
    name: 'journal-insert',
    text: `insert into journal (staff_id, action, subject_kind, subject_id, before, after, reason, request_id, store_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      ...[entry.staffId, entry.action, entry.subjectKind, entry.subjectId],
      ...[entry.before, entry.after, entry.reason, entry.requestId, entry.storeId],
    ],
  });
}

export interface EntryRow {
  readonly id: number;
  readonly at: Date;
  readonly staffId: string | null;
  /** As they are called now; empty for whoever has left. */
  readonly staffName: string | null;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly reason: string | null;
  readonly requestId: string | null;
  readonly storeId: string | null;
}

export interface Sought {
  readonly staffId: string | null;
  readonly action: string | null;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly from: string | null;
  readonly until: string | null;
  /** For `to_tsquery`. */
  readonly words: string | null;
  readonly stores: readonly string[] | null;
  /** The id of the last entry of the page before. */
  readonly before: number | null;
  readonly most: number;
}

/**
 * Unnamed on purpose: planned with its values, so that what is not asked for falls away and the index of what is asked
 * for is used, also with millions of entries.
 */
export async function selectEntries(on: Queryable, sought: Sought): Promise<readonly EntryRow[]> {
  return on.query<EntryRow>({
    text: `select entry.id, entry.at, entry.staff_id as "staffId", staff.name as "staffName", entry.action,
                  entry.subject_kind as "subjectKind", entry.subject_id as "subjectId", entry.before, entry.after,
                  entry.reason, entry.request_id as "requestId", entry.store_id as "storeId"
             from journal entry left join staff on staff.id = entry.staff_id
            where ($1::uuid is null or entry.staff_id = $1)
              and ($2::text is null or entry.action = $2)
              and ($3::text is null or entry.subject_kind = $3)
              and ($4::text is null or entry.subject_id = $4)
              and ($5::timestamptz is null or entry.at >= $5)
              and ($6::timestamptz is null or entry.at < $6)
              and ($7::text is null or entry.words @@ to_tsquery('simple', $7))
              and ($8::text[] is null or entry.store_id = any($8))
              and ($9::bigint is null or (entry.at, entry.id) < ((select at from journal where id = $9), $9))
            order by entry.at desc, entry.id desc limit $10`,
    values: [
      ...[sought.staffId, sought.action, sought.subjectKind, sought.subjectId, sought.from, sought.until],
      ...[sought.words, sought.stores, sought.before, sought.most],
    ],
  });
}
