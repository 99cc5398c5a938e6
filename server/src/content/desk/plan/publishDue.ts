import type { ContentProblem } from '@trolley/contract';
import { DatabaseAway, DatabaseBusy, type Queryable } from '../../../platform/database/database.ts';
import { writeJournal } from '../../../staff/journal/writeJournal.ts';
import type { Desk } from '../desk.ts';
import { lockItem } from '../live/queries.ts';
import { writeLive } from '../live/writeLive.ts';
import { subjectOf } from '../subjectOf.ts';
import { deletePlanRow, lockDuePlan, markFailed, type PlanRow, selectDuePlan } from './queries.ts';

/**
 * Publishes what is due, the earliest first. Several processes may do so at once: the item is locked before the plan is
 * looked at again, so each is published once, and those of one page in their order. Answers how many.
 */
export async function publishDue(
  { database, problems }: Pick<Desk, 'database' | 'problems'>,
  signal?: AbortSignal,
): Promise<number> {
  let published = 0;
  while (!signal?.aborted) {
    const due = await selectDuePlan(database);
    if (!due) break;
    const isDone = await database
      .transaction((tx) => publishPlan(tx, problems, due))
      .catch((error: unknown) => setAside(database, due.id, error));
    if (isDone) published += 1;
  }
  return published;
}

async function publishPlan(
  tx: Queryable,
  problems: Desk['problems'],
  { id, item }: Pick<PlanRow, 'id' | 'item'>,
): Promise<boolean> {
  await lockItem(tx, item);
  const plan = await lockDuePlan(tx, id);
  if (!plan) return false;
  const { value, staffId, note, at, revision } = plan;
  const broken = problems.of(item, value).filter(({ kind }) => kind === 'schema');
  if (broken.length > 0) {
    await fail(tx, plan, broken);
    return false;
  }
  const from = { plan: id, at: at.toISOString() };
  await writeLive(tx, { staffId }, { item, value, over: 'any', cause: 'planned', note, from });
  await deletePlanRow(tx, id, revision);
  return true;
}

/** It waits for somebody to look at it, and holds up no other. */
async function fail(tx: Queryable, { id, item, staffId }: PlanRow, broken: readonly ContentProblem[]): Promise<void> {
  await markFailed(tx, id, broken.slice(0, 20));
  await writeJournal(
    tx,
    { staffId },
    {
      action: 'content.planFailed',
      subject: subjectOf(item),
      before: { plan: id },
      after: { problems: broken.slice(0, 5).map(({ path, code }) => `${path.join('.')}: ${code}`) },
    },
  );
}

/** What nobody foresaw happens with every try: the plan is set aside, unless it is the database that is away. */
async function setAside(database: Desk['database'], id: string, error: unknown): Promise<boolean> {
  if (error instanceof DatabaseAway || error instanceof DatabaseBusy) throw error;
  const text = error instanceof Error ? error.message : String(error);
  await database.transaction(async (tx) => {
    const plan = await lockDuePlan(tx, id);
    if (plan) await fail(tx, plan, [{ path: [], kind: 'schema', code: 'unexpected', text: text.slice(0, 500) }]);
  });
  return false;
}
