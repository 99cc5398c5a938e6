import type { Queryable } from '../database/database.ts';
import type { Draft, Mail, QueuedMail } from './mail.ts';

/** Two days after it was written no link in a mail is worth its way any more. */
const oldest = "interval '2 days'";

/** Written, and everybody who sends is told once the transaction holds: one round trip. */
export async function insertMail(tx: Queryable, mail: Mail | Draft): Promise<void> {
  const { kind, sender, recipient, subject, headers = {} } = mail;
  const isDraft = 'letter' in mail;
  const [html, text] = isDraft ? ['', ''] : [mail.html, mail.text];
  const draft = isDraft ? JSON.stringify({ letter: mail.letter, frame: mail.frame }) : null;
  await tx.query({
    name: 'queue mail',
    text: `with queued as (
      insert into mail (kind, sender, recipient, subject, html, text, headers, draft)
      values ($1, $2, $3, $4, $5, $6, $7, $8) returning id
    ) select pg_notify('mail', '') from queued`,
    values: [kind, sender, recipient, subject, html, text, JSON.stringify(headers), draft],
  });
}

export type ClaimedMail = QueuedMail & {
  readonly tries: number;
  /** What it is to be written of, where that was not done yet. */
  readonly draft: Pick<Draft, 'letter' | 'frame'> | null;
};

/**
 * Takes mails whose time has come, each by one sender alone. The try counts from here on and the next one is set, so that
 * a process that dies while it sends neither loses a mail nor keeps it.
 */
export function claimMails(database: Queryable, backOffMinutes: readonly number[], most: number) {
  return database.query<ClaimedMail>({
    name: 'claim mails',
    text: `update mail set tries = tries + 1,
        next_try_at = now() + make_interval(mins => ($1::int[])[least(tries + 1, cardinality($1::int[]))])
      where id in (
        select id from mail
        where sent_at is null and failed_at is null and next_try_at <= now()
          and tries <= cardinality($1::int[]) and created_at > now() - ${oldest}
        order by next_try_at limit $2 for update skip locked
      )
      returning id, kind, sender, recipient, subject, html, text, headers, draft, tries`,
    values: [backOffMinutes, most],
  });
}

/** What is delivered is no longer ours to keep: links in it may still open something. */
export async function markSent(database: Queryable, id: string): Promise<void> {
  await database.query({
    name: 'mail sent',
    text: "update mail set sent_at = now(), html = '', text = '', draft = null, problem = null where id = $1",
    values: [id],
  });
}

export async function markFailed(database: Queryable, id: string, problem: string, last: boolean): Promise<void> {
  await database.query({
    name: 'mail failed',
    text: 'update mail set problem = $2, failed_at = case when $3 then now() end where id = $1 and sent_at is null',
    values: [id, problem, last],
  });
}

/** Gives up what was begun for the last time and never ended, and what is too old to be sent. */
export function giveUp(database: Queryable, mostTries: number) {
  return database.query<{ id: string; kind: string; tries: number; problem: string }>({
    name: 'give mails up',
    text: `update mail set failed_at = now(), problem = case
        when created_at <= now() - ${oldest} then 'too old' else coalesce(problem, 'interrupted') end
      where sent_at is null and failed_at is null and next_try_at <= now()
        and (tries >= $1 or created_at <= now() - ${oldest})
      returning id, kind, tries, problem`,
    values: [mostTries],
  });
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
  const rows = await database.query<Omit<ClaimedMail, 'tries'>>({
    text: 'select id, kind, sender, recipient, subject, headers, draft from mail where draft is not null',
  });
  return rows.flatMap(({ draft, ...envelope }) => (draft ? [{ ...envelope, ...draft }] : []));
}

export async function writeOut(database: Queryable, id: string, { html, text }: Mail): Promise<void> {
  await database.query({
    text: 'update mail set html = $2, text = $3, draft = null where id = $1 and draft is not null',
    values: [id, html, text],
  });
}
