import { contentFailures } from '@trolley/contract';
import { writeJournal } from '../../../staff/journal/writeJournal.ts';
import type { Desk, Editor } from '../desk.ts';
import { refuse } from '../refusals.ts';
import { subjectOf } from '../subjectOf.ts';
import { openDraft } from './openDraft.ts';
import { deleteDraft, deleteOwnDraft, selectOwnDraft } from './queries.ts';
import { refuseOther } from './refuseChanged.ts';

interface Discarded {
  readonly item: string;
  /** Where it is named, only this state is thrown away. */
  readonly revision?: number | undefined;
}

/** One's own. */
export async function discardDraft(
  { database }: Pick<Desk, 'database'>,
  by: Editor,
  { item, revision }: Discarded,
): Promise<void> {
  await database.transaction(async (tx) => {
    const gone = await deleteOwnDraft(tx, { staffId: by.staffId, item, revision });
    if (!gone) {
      const own = await selectOwnDraft(tx, by.staffId, item);
      return own ? refuseOther(own) : refuse(contentFailures.draftNotFound);
    }
    const before = { draft: gone.id, revision: gone.revision, baseRevision: gone.baseRevision };
    await writeJournal(tx, by, { action: 'content.draftDiscarded', subject: subjectOf(item), before });
  });
}

/** Anybody's: of whoever has left nobody else could. It is gone as it was seen, not as its author has changed it since. */
export async function discardOthersDraft(
  { database }: Pick<Desk, 'database'>,
  by: Editor,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<void> {
  await database.transaction(async (tx) => {
    const { item, staffId, baseRevision } = await openDraft(tx, id, revision);
    await deleteDraft(tx, id);
    await writeJournal(tx, by, {
      action: 'content.draftDiscarded',
      subject: subjectOf(item),
      before: { draft: id, of: staffId, revision, baseRevision },
    });
  });
}
