import { contentFailures, type DraftSummary } from '@trolley/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { staffNames } from '../../../staff/account/staffNames.ts';
import { writeJournal } from '../../../staff/journal/writeJournal.ts';
import type { Desk, Editor } from '../desk.ts';
import { type DraftHead, insertDraft, selectSameDraft } from '../draft/queries.ts';
import { summariseDraft } from '../draft/showDraft.ts';
import { lockItem } from '../live/queries.ts';
import { refuse } from '../refusals.ts';
import { subjectOf } from '../subjectOf.ts';
import { deletePlanRow, type PlanRow, selectPlan } from './queries.ts';

interface Deleted {
  readonly id: string;
  readonly revision: number;
  /** What it holds is thrown away as well, where no draft can take it. */
  readonly discard?: boolean | undefined;
}

/** Ends a plan. It is the only copy of what somebody wrote, so that becomes a draft again. */
export async function deletePlan(
  { database }: Pick<Desk, 'database'>,
  by: Editor,
  { id, revision, discard = false }: Deleted,
): Promise<{ draft?: DraftSummary }> {
  return database.transaction(async (tx) => {
    const known = await selectPlan(tx, id);
    if (!known) return refuse(contentFailures.planNotFound);
    await lockItem(tx, known.item);
    // Another may have moved its page while this one waited: it goes on as it is now.
    const plan = await selectPlan(tx, id);
    if (!plan) return refuse(contentFailures.planNotFound);
    if (!(await deletePlanRow(tx, id, revision))) return refuse(contentFailures.planChanged);
    const draft = await keepAsDraft(tx, by, plan);
    if (!draft && !discard) return refuse(contentFailures.planHolds);
    await writeJournal(tx, by, {
      action: 'content.planDeleted',
      subject: subjectOf(plan.item),
      before: { plan: id, at: plan.at.toISOString() },
      after: draft && { draft: draft.id, of: draft.staffId },
    });
    return draft ? { draft: summariseDraft(await staffNames(tx, [draft.staffId]), draft) } : {};
  });
}

/** The author's again, unless they have left or work at another one; then of whoever ends the plan. */
async function keepAsDraft(tx: Queryable, by: Editor, plan: PlanRow): Promise<DraftHead | undefined> {
  const { item, title, value, baseRevision, staffId } = plan;
  // They copied it into theirs already.
  const same = await selectSameDraft(tx, { item, value }, [staffId, by.staffId]);
  if (same) return same;
  const isHere = staffId !== null && (await staffNames(tx, [staffId])).get(staffId)?.name;
  const author = isHere ? await insertDraft(tx, { item, title, value, baseRevision, staffId }) : undefined;
  return author ?? insertDraft(tx, { item, title, value, baseRevision, staffId: by.staffId });
}
