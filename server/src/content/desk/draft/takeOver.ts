import { contentFailures, contentLimits } from '@trolley/contract';
import { writeJournal } from '../../../staff/journal/writeJournal.ts';
import type { Desk, Editor } from '../desk.ts';
import { selectPlan } from '../plan/queries.ts';
import { refuse } from '../refusals.ts';
import { subjectOf } from '../subjectOf.ts';
import { countDraftsOf, type DraftRow, insertDraft, selectDraft, updateDraft } from './queries.ts';
import { refuseChanged } from './refuseChanged.ts';

interface Taken {
  readonly draftId?: string | undefined;
  readonly planId?: string | undefined;
  /** Of one's own draft, which is replaced; undefined: there is none. */
  readonly revision?: number | undefined;
}

/** Copies what somebody works at, or planned, to one's own draft. Theirs stays. */
export async function takeOver({ database }: Pick<Desk, 'database'>, by: Editor, taken: Taken): Promise<DraftRow> {
  const { draftId, planId, revision } = taken;
  return database.transaction(async (tx) => {
    const source = draftId === undefined ? await selectPlan(tx, planId ?? '') : await selectDraft(tx, draftId);
    if (!source) return refuse(draftId === undefined ? contentFailures.planNotFound : contentFailures.draftNotFound);
    const { item, title, value, baseRevision } = source;
    const draft = { item, title, value, baseRevision, staffId: by.staffId };
    if (revision === undefined && (await countDraftsOf(tx, by.staffId)) >= contentLimits.draftsPerPerson)
      refuse(contentFailures.tooManyDrafts);
    const saved = revision === undefined ? await insertDraft(tx, draft) : await updateDraft(tx, draft, revision);
    if (!saved) return refuseChanged(tx, by.staffId, item);
    await writeJournal(tx, by, {
      action: 'content.draftTakenOver',
      subject: subjectOf(item),
      before: draftId === undefined ? { plan: planId } : { draft: draftId, of: source.staffId },
      after: { draft: saved.id, baseRevision },
    });
    return { ...saved, value };
  });
}
