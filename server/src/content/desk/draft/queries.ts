import type { Queryable } from '../../../platform/database/database.ts';
import type { Value } from '../blockIds.ts';

export interface DraftHead {
  readonly id: string;
  readonly item: string;
  readonly staffId: string;
  readonly title: string | null;
  readonly revision: number;
  readonly baseRevision: number;
  readonly changedAt: Date;
}

export interface DraftRow extends DraftHead {
  readonly value: Value;
}

const head = `id, item, staff_id as "staffId", title, revision, base_revision as "baseRevision", changed_at as "changedAt"`;

export async function selectDraft(on: Queryable, id: string): Promise<DraftRow | undefined> {
  const [row] = await on.query<DraftRow>({
    name: 'content-draft',
    text: `select ${head}, value from content_draft where id = $1`,
    values: [id],
  });
  return row;
}

export async function lockDraft(tx: Queryable, id: string): Promise<DraftRow | undefined> {
  const [row] = await tx.query<DraftRow>({
    text: `select ${head}, value from content_draft where id = $1 for update`,
    values: [id],
  });
  return row;
}

export async function selectOwnDraft(on: Queryable, staffId: string, item: string): Promise<DraftRow | undefined> {
  const [row] = await on.query<DraftRow>({
    text: `select ${head}, value from content_draft where staff_id = $1 and item = $2`,
    values: [staffId, item],
  });
  return row;
}

/** A draft of one of these people that holds exactly this. */
export async function selectSameDraft(
  on: Queryable,
  { item, value }: { readonly item: string; readonly value: Value },
  staffIds: readonly (string | null)[],
): Promise<DraftHead | undefined> {
  const [row] = await on.query<DraftHead>({
    text: `select ${head} from content_draft where item = $1 and staff_id = any($2::uuid[]) and value = $3::jsonb
            order by changed_at limit 1`,
    values: [item, staffIds, JSON.stringify(value)],
  });
  return row;
}

/** Without their values, which may be large; of all items, or of one. */
export async function selectDraftHeads(on: Queryable, item?: string): Promise<readonly DraftHead[]> {
  return item === undefined
    ? on.query<DraftHead>({ text: `select ${head} from content_draft order by changed_at desc` })
    : on.query<DraftHead>({
        text: `select ${head} from content_draft where item = $1 order by changed_at desc`,
        values: [item],
      });
}

/** What somebody works at, the latest change last. */
export async function selectDraftsOf(on: Queryable, staffId: string): Promise<readonly DraftRow[]> {
  return on.query<DraftRow>({
    text: `select ${head}, value from content_draft where staff_id = $1 order by changed_at`,
    values: [staffId],
  });
}

export async function countDraftsOf(on: Queryable, staffId: string): Promise<number> {
  const [row] = await on.query<{ count: number }>({
    text: 'select count(*)::int as count from content_draft where staff_id = $1',
    values: [staffId],
  });
  return row?.count ?? 0;
}

export interface SavedDraft {
  readonly item: string;
  readonly staffId: string;
  readonly title: string | null;
  readonly value: Value;
  readonly baseRevision: number;
}

/** Undefined where this person has a draft of it. */
export async function insertDraft(tx: Queryable, draft: SavedDraft): Promise<DraftHead | undefined> {
  const { item, staffId, title, value, baseRevision } = draft;
  const [row] = await tx.query<DraftHead>({
    text: `insert into content_draft (item, staff_id, title, value, base_revision) values ($1, $2, $3, $4, $5)
           on conflict (staff_id, item) do nothing returning ${head}`,
    values: [item, staffId, title, JSON.stringify(value), baseRevision],
  });
  return row;
}

/** Undefined where the draft no longer has this revision. */
export async function updateDraft(tx: Queryable, draft: SavedDraft, revision: number): Promise<DraftHead | undefined> {
  const { item, staffId, title, value, baseRevision } = draft;
  const [row] = await tx.query<DraftHead>({
    text: `update content_draft set title = $3, value = $4, base_revision = $5, revision = revision + 1, changed_at = now()
            where staff_id = $1 and item = $2 and revision = $6 returning ${head}`,
    values: [staffId, item, title, JSON.stringify(value), baseRevision, revision],
  });
  return row;
}

export async function deleteDraft(tx: Queryable, id: string): Promise<void> {
  await tx.query({ text: 'delete from content_draft where id = $1', values: [id] });
}

interface OwnDraft {
  readonly staffId: string;
  readonly item: string;
  readonly revision: number | undefined;
}

/** Undefined where there is none, or none of this revision. */
export async function deleteOwnDraft(
  tx: Queryable,
  { staffId, item, revision }: OwnDraft,
): Promise<DraftHead | undefined> {
  const [row] = await tx.query<DraftHead>({
    text: `delete from content_draft where staff_id = $1 and item = $2 and ($3::integer is null or revision = $3)
           returning ${head}`,
    values: [staffId, item, revision ?? null],
  });
  return row;
}

export interface MovedAlong {
  readonly item: string;
  readonly target: string;
  readonly path: string;
  /** Added to the revisions they began from; the live one became `next`. */
  readonly offset: number;
  readonly live: number;
  readonly next: number;
}

/** Drafts of a page that has another address now. */
export async function moveDrafts(tx: Queryable, { item, target, path, offset, live, next }: MovedAlong): Promise<void> {
  await tx.query({
    text: `update content_draft
              set item = $2, value = jsonb_set(value, '{path}', to_jsonb($3::text)),
                  base_revision = case base_revision when 0 then 0 when $5::integer then $6 else base_revision + $4::integer end
            where item = $1`,
    values: [item, target, path, offset, live, next],
  });
}
