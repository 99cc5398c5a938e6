import { contentFailures } from '@trolley/contract';
import { writeJournal } from '../../../staff/journal/writeJournal.ts';
import type { Desk, Editor } from '../desk.ts';
import { lockItem } from '../live/queries.ts';
import { refuse } from '../refusals.ts';
import { subjectOf } from '../subjectOf.ts';
import { deletePlanRow, selectPlan } from './queries.ts';

interface Deleted {
  readonly id: string;
  readonly revision: number;
}

export async function deletePlan(
  { database }: Pick<Desk, 'database'>,
  by: Editor,
  { id, revision }: Deleted,
): Promise<void> {
  await database.transaction(async (tx) => {
    const known = await selectPlan(tx, id);
    if (!known) return refuse(contentFailures.planNotFound);
    await lockItem(tx, known.item);
    if (!(await deletePlanRow(tx, id, revision)))
      refuse((await selectPlan(tx, id)) ? contentFailures.planChanged : contentFailures.planNotFound);
    await writeJournal(tx, by, {
      action: 'content.planDeleted',
      subject: subjectOf(known.item),
      before: { plan: id, at: known.at.toISOString() },
    });
  });
}
