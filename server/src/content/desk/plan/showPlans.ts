import { type ContentPlan, contentFailures, pathOfItem } from '@trolley/contract';
import { staffNames } from '../../../staff/account/staffNames.ts';
import type { Desk } from '../desk.ts';
import { selectRevisions } from '../live/queries.ts';
import { refuse } from '../refusals.ts';
import { type PlanHead, selectPlan, selectPlans } from './queries.ts';

export async function listPlans({ database }: Pick<Desk, 'database'>): Promise<ContentPlan[]> {
  return showPlans(database, await selectPlans(database));
}

export async function showPlan({ database }: Pick<Desk, 'database'>, id: string) {
  const row = await selectPlan(database, id);
  const [plan] = row ? await showPlans(database, [row]) : [];
  return row && plan ? { ...plan, value: row.value } : refuse(contentFailures.planNotFound);
}

export async function showPlans(database: Desk['database'], rows: readonly PlanHead[]): Promise<ContentPlan[]> {
  if (rows.length === 0) return [];
  const [names, revisions] = await Promise.all([
    staffNames(
      database,
      rows.map(({ staffId }) => staffId),
    ),
    selectRevisions(
      database,
      rows.map(({ item }) => item),
    ),
  ]);
  return rows.map(({ id, item, at, staffId, note, title, revision, baseRevision, failedAt, problems }) => {
    const by = names.get(staffId ?? '');
    return {
      ...{ id, item, revision, baseRevision, at: at.toISOString() },
      title: title ?? pathOfItem(item) ?? item.slice('config:'.length),
      ...(by && { by }),
      ...(note !== null && { note }),
      outdated: (revisions.get(item) ?? 0) !== baseRevision,
      ...(failedAt && { failed: { at: failedAt.toISOString(), problems: problems ?? [] } }),
    };
  });
}
