import { type ContentPlan, contentFailures, pathOfItem } from '@trolley/contract';
import { staffNames } from '../../../staff/account/staffNames.ts';
import type { Value } from '../blockIds.ts';
import type { Desk } from '../desk.ts';
import { selectLive, selectRevisions } from '../live/queries.ts';
import { refuse } from '../refusals.ts';
import { selectVersion } from '../version/queries.ts';
import { type PlanHead, type PlanRow, selectPendingOf, selectPlan, selectPlans } from './queries.ts';
import { replacesOthers } from './replaces.ts';

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
  const items = [...new Set(rows.map(({ item }) => item))];
  const [names, revisions] = await Promise.all([
    staffNames(
      database,
      rows.map(({ staffId }) => staffId),
    ),
    selectRevisions(database, items),
  ]);
  const replaced = new Map<string, Replaced>();
  for (const item of items) {
    const ofItem = rows.filter((one) => one.item === item);
    for (const [id, one] of await findReplaced(database, item, revisions.get(item) ?? 0, ofItem)) replaced.set(id, one);
  }
  return rows.map(({ id, item, at, staffId, note, title, revision, baseRevision, failedAt, problems }) => {
    const by = names.get(staffId ?? '');
    const over = replaced.get(id);
    return {
      ...{ id, item, revision, baseRevision, at: at.toISOString() },
      title: title ?? pathOfItem(item) ?? item.slice('config:'.length),
      ...(by && { by }),
      ...(note !== null && { note }),
      outdated: over !== undefined,
      ...(over?.plan && { overPlan: over.plan.toISOString() }),
      ...(failedAt && { failed: { at: failedAt.toISOString(), problems: problems ?? [] } }),
    };
  });
}

/** What a plan takes away: of what is live, or of a plan that comes before it. */
interface Replaced {
  readonly plan?: Date;
}

/** By the plan's id, against what will be live when it is due. Values are looked at only where something came between. */
async function findReplaced(
  database: Desk['database'],
  item: string,
  liveRevision: number,
  wanted: readonly PlanHead[],
): Promise<ReadonlyMap<string, Replaced>> {
  const found = new Map<string, Replaced>();
  const heads = (await selectPlans(database, item)).filter(({ failedAt }) => failedAt === null);
  const isBehind = (plan: PlanHead) => plan.baseRevision !== liveRevision || heads.some(({ at }) => at < plan.at);
  const judged = wanted.filter(isBehind);
  if (judged.length === 0) return found;
  const [live, pending] = await Promise.all([selectLive(database, item), selectPendingOf(database, item)]);
  const bases = new Map<number, Value | undefined>([[0, undefined]]);
  for (const { baseRevision } of judged)
    if (!bases.has(baseRevision))
      bases.set(baseRevision, (await selectVersion(database, item, baseRevision))?.value ?? undefined);
  for (const plan of judged) {
    const before = pending.filter(({ at }) => at < plan.at).at(-1);
    const planned = pending.find(({ id }) => id === plan.id) ?? (await selectPlan(database, plan.id));
    if (!planned) continue;
    const states = { base: bases.get(plan.baseRevision), due: before ? published(before) : live?.value };
    if (replacesOthers(item, { ...states, planned: published(planned) })) found.set(plan.id, { plan: before?.at });
  }
  return found;
}

/** As it will be when it is published: a page that was offline comes back. */
function published({ item, value }: PlanRow): Value {
  return item.startsWith('page:') ? { ...value, draft: false } : value;
}
