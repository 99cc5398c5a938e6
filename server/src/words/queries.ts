import type { RedirectName } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import type { StoredRedirect, StoredText } from './words.ts';

export function selectRedirects(on: Queryable): Promise<readonly StoredRedirect[]> {
  return on.query<StoredRedirect>({
    name: 'words-redirects',
    text: `select kind, source as "from", target as "to", revision, changed_by as "changedBy", changed_at as "changedAt"
             from redirect order by source, kind`,
  });
}

/** One change at a time: whether a redirect makes a circle depends on all the others. */
export async function lockRedirects(tx: Queryable): Promise<void> {
  await tx.query({ text: 'lock table redirect in share row exclusive mode' });
}

interface NewRedirect extends RedirectName {
  readonly to: string | null;
  readonly by: string | null;
}

export async function putRedirect(tx: Queryable, { kind, from, to, by }: NewRedirect): Promise<StoredRedirect> {
  const [row] = await tx.query<StoredRedirect>({
    name: 'words-put-redirect',
    text: `insert into redirect as known (kind, source, target, changed_by) values ($1, $2, $3, $4)
           on conflict (kind, source) do update
             set target = excluded.target, changed_by = excluded.changed_by, changed_at = now(), revision = nextval('word_revision')
           returning kind, source as "from", target as "to", revision, changed_by as "changedBy", changed_at as "changedAt"`,
    values: [kind, from, to, by],
  });
  if (!row) throw new Error('A redirect was not stored.');
  return row;
}

export async function deleteRedirect(tx: Queryable, { kind, from }: RedirectName): Promise<void> {
  await tx.query({
    name: 'words-delete-redirect',
    text: 'delete from redirect where kind = $1 and source = $2',
    values: [kind, from],
  });
}

export function selectTexts(on: Queryable): Promise<readonly StoredText[]> {
  return on.query<StoredText>({
    name: 'words-texts',
    text: `select key, text, original, revision, changed_by as "changedBy", changed_at as "changedAt"
             from message_override order by key`,
  });
}

export async function lockText(tx: Queryable, key: string): Promise<StoredText | undefined> {
  const [row] = await tx.query<StoredText>({
    name: 'words-lock-text',
    text: `select key, text, original, revision, changed_by as "changedBy", changed_at as "changedAt"
             from message_override where key = $1 for update`,
    values: [key],
  });
  return row;
}

type NewText = Pick<StoredText, 'key' | 'text' | 'original'> & {
  readonly by: string | null;
  readonly revision: number;
};

/** Undefined where it has another revision than the one that was seen; 0: where there is none yet. */
export async function putText(tx: Queryable, one: NewText): Promise<StoredText | undefined> {
  const [row] = await tx.query<StoredText>({
    name: 'words-put-text',
    text: `insert into message_override as known (key, text, original, changed_by) values ($1, $2, $3, $4)
           on conflict (key) do update
             set text = excluded.text, original = excluded.original, changed_by = excluded.changed_by, changed_at = now(),
                 revision = nextval('word_revision')
           where known.revision = $5
           returning key, text, original, revision, changed_by as "changedBy", changed_at as "changedAt"`,
    values: [one.key, one.text, one.original, one.by, one.revision],
  });
  return row;
}

export async function deleteText(tx: Queryable, key: string): Promise<void> {
  await tx.query({ name: 'words-delete-text', text: 'delete from message_override where key = $1', values: [key] });
}
