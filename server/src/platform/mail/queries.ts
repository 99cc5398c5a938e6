import type { Queryable } from '../database/database.ts';
import type { Draft, Mail, QueuedMail } from './mail.ts';

/** Inserts the mail and notifies the senders at the commit, in one round trip. */
export async function insertMail(tx: Queryable, mail: Mail | Draft): Promise<void> {
  const { kind, sender, recipient, subject, headers = {} } = mail;
  const isDraft = 'content' in mail;
  const [html, text] = isDraft ? ['', ''] : [mail.html, mail.text];
  const stored: StoredDraft | null = isDraft ? { letter: mail.content, frame: mail.frame } : null;
  await tx.query({
    name: 'queue mail',
    text: `with queued as (
      insert into mail (kind, sender, recipient, subject, html, text, headers, draft)
      values ($1, $2, $3, $4, $5, $6, $7, $8) returning id
    ) select pg_notify('mail', '') from queued`,
    values: [kind, sender, recipient, subject, html, text, JSON.stringify(headers), stored && JSON.stringify(stored)],
  });
}

/** As the column `draft` has it. */
interface StoredDraft {
  readonly letter: Draft['content'];
  readonly frame: Draft['frame'];
}

export type ClaimedMail = QueuedMail & {
  readonly tries: number;
  /** What it is to be written of, where that was not done yet. */
  readonly draft: StoredDraft | null;
};

/** When a mail is tried, by whose clock: a moment that counts as now, or the database's own. */
export interface Retrying {
  /** The pauses after the first tries; the last of them goes on. */
  readonly backOffMinutes: readonly number[];
  /** Counted from when a mail was queued. */
  readonly days: number;
  readonly now?: Date;
}

/**
 * Takes mails whose time has come, each by one sender alone. The try counts from here on and the next one is set, so that
 * a process that dies while it sends neither loses a mail nor blocks it.
 */
export function claimMails(database: Queryable, { backOffMinutes, days, now }: Retrying, most: number) {
  return database.query<ClaimedMail>({
    name: 'claim mails',
    text: `update mail set tries = tries + 1, next_try_at = coalesce($4::timestamptz, now())
          + make_interval(mins => ($1::int[])[least(tries + 1, cardinality($1::int[]))])
      where id in (
        select id from mail
        where sent_at is null and failed_at is null and next_try_at <= coalesce($4::timestamptz, now())
          and queued_at > coalesce($4::timestamptz, now()) - make_interval(days => $3)
        order by next_try_at limit $2 for update skip locked
      )
      returning id, kind, sender, recipient, subject, html, text, headers, draft, tries`,
    values: [backOffMinutes, most, days, now ?? null],
  });
}

/** Drops the content of a mail that was delivered: its links may still be valid. */
export async function markSent(database: Queryable, id: string): Promise<void> {
  await database.query({
    name: 'mail sent',
    text: "update mail set sent_at = now(), html = '', text = '', draft = null, problem = null where id = $1",
    values: [id],
  });
}

export async function noteProblem(database: Queryable, id: string, problem: string): Promise<void> {
  await database.query({
    name: 'mail problem',
    text: 'update mail set problem = $2 where id = $1 and sent_at is null',
    values: [id, problem],
  });
}

/** Gives up what was tried for long enough. What is being sent just now is left until its next try is due. */
export function giveUp(database: Queryable, { days, now }: Retrying) {
  return database.query<{ id: string; kind: string; tries: number; problem: string }>({
    name: 'give mails up',
    text: `update mail set failed_at = coalesce($2::timestamptz, now()),
           problem = coalesce(problem, case when tries = 0 then 'never tried' else 'interrupted' end)
      where sent_at is null and failed_at is null and next_try_at <= coalesce($2::timestamptz, now())
        and queued_at <= coalesce($2::timestamptz, now()) - make_interval(days => $1)
      returning id, kind, tries, problem`,
    values: [days, now ?? null],
  });
}

export interface FailedMail {
  readonly id: string;
  readonly kind: string;
  readonly createdAt: Date;
  readonly failedAt: Date;
  readonly tries: number;
  readonly problem: string;
}

export function selectFailed(database: Queryable, most: number) {
  return database.query<FailedMail>({
    text: `select id, kind, created_at as "createdAt", failed_at as "failedAt", tries, problem
             from mail where failed_at is not null order by created_at desc, id limit $1`,
    values: [most],
  });
}

/** One of them, or all; as if they were written now. Answers how many. */
export async function requeueFailed(database: Queryable, id?: string): Promise<number> {
  const [row] = await database.query<{ count: number }>({
    text: `with queued as (
             update mail set failed_at = null, tries = 0, queued_at = now(), next_try_at = now()
              where failed_at is not null and ($1::uuid is null or id = $1) returning id
           ), notified as (select pg_notify('mail', '') from queued limit 1)
           select (select count(*)::integer from queued) as count, (select count(*) from notified) as notified`,
    values: [id ?? null],
  });
  return row?.count ?? 0;
}

export interface ShownMail extends QueuedMail {
  readonly createdAt: Date;
}

const shown = 'id, kind, sender, recipient, subject, html, text, headers, created_at as "createdAt"';

export function newestMails(database: Queryable, recipient: string | undefined) {
  const newest = 'order by created_at desc, id limit 100';
  if (recipient === undefined) return database.query<ShownMail>({ text: `select ${shown} from mail ${newest}` });
  return database.query<ShownMail>({
    text: `select ${shown} from mail where lower(recipient) = lower($1) ${newest}`,
    values: [recipient],
  });
}

export async function findMail(database: Queryable, id: string): Promise<ShownMail | undefined> {
  const [mail] = await database.query<ShownMail>({ text: `select ${shown} from mail where id = $1`, values: [id] });
  return mail;
}

export async function selectDrafts(database: Queryable): Promise<readonly (Draft & { readonly id: string })[]> {
  const rows = await database.query<Omit<ClaimedMail, 'tries' | 'html' | 'text'>>({
    text: 'select id, kind, sender, recipient, subject, headers, draft from mail where draft is not null',
  });
  return rows.flatMap(({ draft, ...envelope }) =>
    draft ? [{ ...envelope, content: draft.letter, frame: draft.frame }] : [],
  );
}

export async function writeOut(database: Queryable, id: string, { html, text }: Mail): Promise<void> {
  await database.query({
    text: 'update mail set html = $2, text = $3, draft = null where id = $1 and draft is not null',
    values: [id, html, text],
  });
}

/** Seconds since the oldest mail that is due should have gone out. */
export async function oldestDueMail(on: Queryable): Promise<number> {
  const [row] = await on.query<{ readonly seconds: number }>({
    name: 'oldest due mail',
    text: `select coalesce(extract(epoch from now() - min(next_try_at)), 0)::float8 as seconds from mail
            where sent_at is null and failed_at is null and next_try_at <= now()`,
  });
  return row?.seconds ?? 0;
}
