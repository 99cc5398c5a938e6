import { pathOfItem, type TodayContent } from '@trolley/contract';
import { staffNames } from '../../../staff/account/staffNames.ts';
import type { Desk } from '../desk.ts';
import { countDrafts } from '../draft/countDrafts.ts';
import {
  type DraftLine,
  selectComingPlans,
  selectFailedPlans,
  selectLatestChanges,
  selectOthersDrafts,
  selectOwnDrafts,
} from './queries.ts';

const most = 6;
const planDays = 14;
const day = 86_400_000;

/** What an editor's day asks for: work that is begun, what appears by itself, what is broken, what others did. */
export async function showContentToday(
  { database, problems, now }: Pick<Desk, 'database' | 'problems' | 'now'>,
  staffId: string,
): Promise<TodayContent> {
  const [count, own, others, failed, coming, changes, troubled] = await Promise.all([
    countDrafts(database, staffId),
    selectOwnDrafts(database, staffId, most),
    selectOthersDrafts(database, staffId, most),
    selectFailedPlans(database, most),
    selectComingPlans(database, new Date(now() + planDays * day), most),
    selectLatestChanges(database, most),
    problems.troubled(),
  ]);
  const plans = [...failed, ...coming].slice(0, most);
  const people = [...others, ...plans, ...changes].map((one) => one.staffId);
  const names = await staffNames(database, people);
  const by = (id: string | null) => {
    const one = names.get(id ?? '');
    return one && { by: one };
  };
  const line = ({ item, title, changedAt, baseRevision, staffId: editor }: DraftLine) => ({
    ...nameOf(item, title),
    changedAt: changedAt.toISOString(),
    isNew: baseRevision === 0,
    ...by(editor),
  });
  return {
    own: { count: count.own, drafts: own.map(line) },
    others: { count: count.all - count.own, drafts: others.map(line) },
    plans: plans.map((plan) => ({
      ...nameOf(plan.item, plan.title),
      id: plan.id,
      at: plan.at.toISOString(),
      failed: plan.failed,
      ...by(plan.staffId),
    })),
    problems: { count: troubled.length, items: troubled.slice(0, most) },
    changes: changes.map(({ item, title, at, revision, cause, staffId: editor }) => ({
      ...nameOf(item, title),
      at: at.toISOString(),
      revision,
      cause,
      ...by(editor),
    })),
  };
}

/** Of a configuration its type, which the studio words. */
function nameOf(item: string, title: string | null): { readonly item: string; readonly title: string } {
  return { item, title: title || pathOfItem(item) || item.slice('config:'.length) };
}
