import { contentFailures } from '@trolley/contract';
import { writeJournal } from '../../../staff/journal/writeJournal.ts';
import type { Desk, Editor } from '../desk.ts';
import { lockItem } from '../live/queries.ts';
import { refuse } from '../refusals.ts';
import { subjectOf } from '../subjectOf.ts';
import { isMomentTaken, movePlan, type PlanHead, selectPlan } from './queries.ts';
import { refusePassed } from './refusePassed.ts';

interface Changed {
  readonly id: string;
  readonly at: string;
  readonly revision: number;
}

/** Another moment; one that failed is tried again then. */
export async function changePlan(
  { database, now }: Pick<Desk, 'database' | 'now'>,
  by: Editor,
  { id, revision, ...changed }: Changed,
): Promise<PlanHead> {
  const at = new Date(changed.at);
  refusePassed(at, now());
  return database.transaction(async (tx) => {
    const known = await selectPlan(tx, id);
    if (!known) return refuse(contentFailures.planNotFound);
    await lockItem(tx, known.item);
    if (await isMomentTaken(tx, known.item, at, id)) refuse(contentFailures.planTaken);
    const plan = await movePlan(tx, { id, at, revision });
    if (!plan) return refuse((await selectPlan(tx, id)) ? contentFailures.planChanged : contentFailures.planNotFound);
    await writeJournal(tx, by, {
      action: 'content.planChanged',
      subject: subjectOf(plan.item),
      before: { plan: id, at: known.at.toISOString() },
      after: { plan: id, at: at.toISOString() },
    });
    return plan;
  });
}
