import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { MailTransport, QueuedMail } from './mail.ts';
import { problemOf } from './problemOf.ts';
import { type ClaimedMail, claimMails, giveUp, markFailed, markSent } from './queries.ts';

/** The pauses between the tries, in minutes; after the last comes one more try. */
const backOffMinutes = [1, 5, 15, 60, 240];
const mostTries = backOffMinutes.length + 1;
const atOnce = 8;

interface Sending {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly log: Log;
  /** Between two tries to write down that a mail was sent. */
  readonly pauseMs?: number;
}

/** Sends every mail whose time has come. The log knows kind and id of a mail, never whom it is for. */
export async function sendWaiting(sending: Sending, signal?: AbortSignal): Promise<void> {
  const { database, log } = sending;
  for (const { id, kind, tries, problem } of await giveUp(database, mostTries))
    log.error({ mail: id, kind, tries, problem }, 'a mail was given up');
  while (!signal?.aborted) {
    const mails = await claimMails(database, backOffMinutes, atOnce);
    if (mails.length === 0) return;
    const done = await Promise.allSettled(mails.map((mail) => sendOne(sending, mail)));
    const broken = done.find((result) => result.status === 'rejected');
    if (broken) throw broken.reason;
  }
}

async function sendOne({ database, transport, log, pauseMs = 1000 }: Sending, mail: ClaimedMail): Promise<void> {
  const { id, kind, tries } = mail;
  try {
    await transport.send(await ready(mail));
  } catch (error) {
    const problem = problemOf(error);
    const last = tries >= mostTries;
    await markFailed(database, id, problem, last);
    if (last) log.error({ mail: id, kind, tries, problem }, 'a mail was given up');
    else log.warn({ mail: id, kind, tries, problem }, 'a mail was not sent; tried again later');
    return;
  }
  await insist(() => markSent(database, id), pauseMs);
  log.info({ mail: id, kind, tries }, 'a mail was sent');
}

async function ready({ draft, tries: _, ...mail }: ClaimedMail): Promise<QueuedMail> {
  if (!draft) return mail;
  // Not before it is needed: React looks at NODE_ENV when it is loaded.
  const { writtenOut } = await import('./letter/writtenOut.ts');
  return { ...mail, ...writtenOut({ ...mail, ...draft }) };
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
