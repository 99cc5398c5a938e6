import type { Queryable } from '../../platform/database/database.ts';
import { type AccountRow, accountColumns } from '../account/queries.ts';

export interface NewPreview {
  readonly tokenHash: Buffer;
  readonly sessionHash: Buffer;
  readonly at: Date | undefined;
  readonly ownDrafts: boolean;
  readonly draftId: string | undefined;
  readonly minutes: number;
}

/** Until when it is good; undefined where the session has just ended. */
export async function insertPreview(tx: Queryable, preview: NewPreview): Promise<Date | undefined> {
  const { tokenHash, sessionHash, at, ownDrafts, draftId, minutes } = preview;
  const [row] = await tx.query<{ expiresAt: Date }>({
    text: `insert into staff_preview (token_hash, session_hash, at, own_drafts, draft_id, expires_at)
           select $1, id_hash, $3, $4, $5, now() + make_interval(mins => $6)
             from staff_session where id_hash = $2 and expires_at > now()
           returning expires_at as "expiresAt"`,
    values: [tokenHash, sessionHash, at ?? null, ownDrafts, draftId ?? null, minutes],
  });
  return row?.expiresAt;
}

/** All but the latest of a session. */
export async function deleteOldPreviews(tx: Queryable, sessionHash: Buffer, kept: number): Promise<void> {
  await tx.query({
    text: `delete from staff_preview where token_hash in (
             select token_hash from staff_preview where session_hash = $1 order by created_at desc offset $2
           )`,
    values: [sessionHash, kept],
  });
}

export interface PreviewRow extends AccountRow {
  readonly at: Date | null;
  readonly ownDrafts: boolean;
  readonly draftId: string | null;
}

/**
 * A preview with whoever opened it, and what they may do at this very moment. Asked with every page: a log-out, a lock and
 * other roles count at once and in every process. Looking does not make a session last longer.
 */
export async function findPreview(on: Queryable, tokenHash: Buffer): Promise<PreviewRow | undefined> {
  const [row] = await on.query<PreviewRow>({
    name: 'staff-preview-find',
    text: `select ${accountColumns}, preview.at, preview.own_drafts as "ownDrafts", preview.draft_id as "draftId"
             from staff_preview preview
             join staff_session on staff_session.id_hash = preview.session_hash
             join staff person on person.id = staff_session.staff_id
            where preview.token_hash = $1 and preview.expires_at > now() and staff_session.expires_at > now()
              and person.locked_at is null and person.closed_at is null`,
    values: [tokenHash],
  });
  return row;
}
