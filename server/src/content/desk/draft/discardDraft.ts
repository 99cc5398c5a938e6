import { contentFailures } from '@trolley/contract';
import { writeJournal } from '../../../staff/journal/writeJournal.ts';
import type { Desk, Editor } from '../desk.ts';
import { refuse } from '../refusals.ts';
import { subjectOf } from '../subjectOf.ts';
import { deleteOwnDraft, selectOwnDraft } from './queries.ts';
import { refuseOther } from './refuseChanged.ts';

interface Discarded {
  readonly item: string;
  /** Where it is named, only this state is thrown away. */
  readonly revision?: number | undefined;
}

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
