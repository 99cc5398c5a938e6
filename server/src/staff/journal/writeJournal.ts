import type { JournalAction } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { insertEntry } from './queries.ts';

/** Who does something: one of staff, or null for the command line and the shop itself. */
export interface JournalBy {
  readonly staffId: string | null;
  readonly requestId?: string;
}

/**
 * What a thing was or became. People are named by id, never copied: whoever asks to be forgotten is then forgotten here
 * as well, where nothing can be taken out. Of a changed telephone number the journal knows that it changed.
 */
export type JournalFacts = Readonly<Record<string, unknown>>;

export interface Journalled {
  /** Looks and refusals are entries too. */
  readonly action: JournalAction;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly before?: JournalFacts;
  readonly after?: JournalFacts;
  readonly reason?: string | undefined;
  /** Where it belongs to one store: whoever is bound to it sees the entry. */
  readonly storeId?: string;
}

/** The one way into the journal, in the transaction of the change itself: neither is there without the other. */
export async function writeJournal(tx: Queryable, by: JournalBy, entry: Journalled): Promise<void> {
  const { action, subject, before, after, reason = null, storeId = null } = entry;
  await insertEntry(tx, {
    staffId: by.staffId,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    reason,
    requestId: by.requestId ?? null,
    storeId,
  });
}
