import { contentFailures, contentLimits } from '@trolley/contract';
import { writeJournal } from '../../../staff/journal/writeJournal.ts';
import type { Desk, Editor } from '../desk.ts';
import { openDraft } from '../draft/openDraft.ts';
import { deleteDraft } from '../draft/queries.ts';
import { refuse, refuseUnfit } from '../refusals.ts';
import { subjectOf } from '../subjectOf.ts';
import { countPlansOf, insertPlan, type PlanHead } from './queries.ts';
import { refusePassed } from './refusePassed.ts';

interface Planned {
  readonly draftId: string;
  readonly draftRevision: number;
  readonly at: string;
  readonly note?: string | undefined;
}

/** Lets a draft, as it is now, be published by itself. What is typed afterwards is another draft. */
export async function planDraft(
  { database, problems, now }: Pick<Desk, 'database' | 'problems' | 'now'>,
  by: Editor,
  { draftId, draftRevision, note, ...planned }: Planned,
): Promise<PlanHead> {
  const at = new Date(planned.at);
  refusePassed(at, now());
  return database.transaction(async (tx) => {
    const { item, title, value, baseRevision } = await openDraft(tx, draftId, draftRevision);
    refuseUnfit(problems.of(item, value));
    if ((await countPlansOf(tx, item)) >= contentLimits.plansPerItem) refuse(contentFailures.tooManyPlans);
    const wanted = { item, at, title, value, baseRevision, staffId: by.staffId, note: note ?? null };
    const plan = await insertPlan(tx, wanted);
    if (!plan) return refuse(contentFailures.planTaken);
    await deleteDraft(tx, draftId);
    await writeJournal(tx, by, {
      action: 'content.planned',
      subject: subjectOf(item),
      before: { revision: baseRevision, draft: draftId },
      after: { plan: plan.id, at: at.toISOString() },
      reason: note,
    });
    return plan;
  });
}
