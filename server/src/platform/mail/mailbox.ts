import type { Database } from '../database/database.ts';
import { findMail, newestMails, type ShownMail, selectDrafts, writeOut } from './queries.ts';

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

/** Renders drafts for the mailbox, which shows mails that are never sent. Two calls at once write the same. */
export async function writeOutDrafts(database: Database): Promise<void> {
  const drafts = await selectDrafts(database);
  if (drafts.length === 0) return;
  // Not before it is needed: React looks at NODE_ENV when it is loaded.
  const { renderDraft } = await import('./template/renderMail.tsx');
  for (const draft of drafts) await writeOut(database, draft.id, renderDraft(draft));
}
