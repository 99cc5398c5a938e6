import type { Database } from '../database/database.ts';
import { findMail, newestMails, type ShownMail } from './queries.ts';

/** The mails of a shop that sends none, for its developers. */
export interface Mailbox {
  /** The newest first. */
  mails(recipient?: string): Promise<readonly ShownMail[]>;
  mail(id: string): Promise<ShownMail | undefined>;
}

export function createMailbox(database: Database): Mailbox {
  return { mails: (recipient) => newestMails(database, recipient), mail: (id) => findMail(database, id) };
}
