import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { traced } from '../tracing/tracing.ts';
import type { MailTransport, QueuedMail } from './mail.ts';
import { problemOf } from './problemOf.ts';
import { type ClaimedMail, claimMails, giveUp, markSent, noteProblem } from './queries.ts';

/** Soon at first, then every hour for three days: a mail server may be away over a weekend. */
const patience = { backOffMinutes: [1, 5, 15, 30, 60], days: 3 };
const atOnce = 8;

interface Sending {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'mailTried'>;
  /** Between two tries to write down that a mail was sent. */
  readonly pauseMs?: number;
  /** Without it the database's. */
  readonly now?: () => Date;
}

/** Sends every mail whose time has come. The log names kind and id of a mail, never its recipient. */
export async function sendWaiting(sending: Sending, signal?: AbortSignal): Promise<void> {
  const { database, log, now } = sending;
  const retrying = { ...patience, ...(now && { now: now() }) };
  for (const { id, kind, tries, problem } of await giveUp(database, retrying))
    log.error({ mail: id, kind, tries, problem }, 'a mail was given up; `npm run mails -- retry` queues it again');
  while (!signal?.aborted) {
    const mails = await claimMails(database, retrying, atOnce);
    if (mails.length === 0) return;
    const done = await Promise.allSettled(mails.map((mail) => sendOne(sending, mail)));
    const broken = done.find((result) => result.status === 'rejected');
    if (broken) throw broken.reason;
  }
}

async function sendOne(
  { database, transport, log, metrics, pauseMs = 1000 }: Sending,
  mail: ClaimedMail,
): Promise<void> {
  const { id, kind, tries } = mail;
  try {
    const attributes = { 'mail.kind': kind, 'mail.tries': tries };
    await traced({ name: 'mail send', attributes, isCall: true }, async () => transport.send(await ready(mail)));
  } catch (error) {
    metrics?.mailTried('failed');
    const problem = problemOf(error);
    await noteProblem(database, id, problem);
    log.warn({ mail: id, kind, tries, problem }, 'a mail was not sent; tried again later');
    return;
  }
  metrics?.mailTried('sent');
  await insist(() => markSent(database, id), pauseMs);
  log.info({ mail: id, kind, tries }, 'a mail was sent');
}

async function ready({ draft, tries: _, ...mail }: ClaimedMail): Promise<QueuedMail> {
  if (!draft) return mail;
  // Not before it is needed: React looks at NODE_ENV when it is loaded.
  const { renderDraft } = await import('./template/renderMail.tsx');
  return { ...mail, ...renderDraft({ ...mail, content: draft.letter, frame: draft.frame }) };
}

/** What is not written down would be sent again, so a short absence of the database is waited for. */
async function insist(write: () => Promise<void>, pauseMs: number): Promise<void> {
  for (let left = 10; ; left -= 1) {
    try {
      return await write();
    } catch (error) {
      if (left === 0) throw error;
    }
    await setTimeout(pauseMs);
  }
}
