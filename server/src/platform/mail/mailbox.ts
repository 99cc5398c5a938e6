import type { Database } from '../database/database.ts';
import { findMail, newestMails, type ShownMail } from './queries.ts';
import { writeOutDrafts } from './writeOutDrafts.ts';

/** The mails of a shop that sends none, for its developers. */
export interface Mailbox {
  /** The newest first. */
  mails(recipient?: string): Promise<readonly ShownMail[]>;
  mail(id: string): Promise<ShownMail | undefined>;
}

export function createMailbox(database: Database): Mailbox {
  return {
    async mails(recipient) {
      await writeOutDrafts(database);
      return newestMails(database, recipient);
    },
    async mail(id) {
      await writeOutDrafts(database);
      return findMail(database, id);
    },
  };
}
