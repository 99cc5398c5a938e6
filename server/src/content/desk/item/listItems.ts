import { configOfItem, type ItemSummary, pathOfItem } from '@trolley/contract';
import { staffNames } from '../../../staff/account/staffNames.ts';
import type { Desk } from '../desk.ts';
import { type DraftHead, selectDraftHeads } from '../draft/queries.ts';
import { summariseDraft } from '../draft/showDraft.ts';
import { type LiveHead, selectLiveHeads } from '../live/queries.ts';
import { selectPlans } from '../plan/queries.ts';
import { selectRemoved } from '../version/queries.ts';
import { stateOf } from './stateOf.ts';

interface ListedItems {
  readonly pages: ItemSummary[];
  readonly configs: ItemSummary[];
}

/** Everything editors change, without what it says: five statements, however many pages there are. */
export async function listItems({ database, problems, stays, now }: Desk): Promise<ListedItems> {
  const [live, drafts, plans, removed] = await Promise.all([
    selectLiveHeads(database),
    selectDraftHeads(database),
    selectPlans(database),
    selectRemoved(database),
  ]);
  const names = await staffNames(
    database,
    [...live, ...drafts, ...removed].map(({ staffId }) => staffId),
  );
  const counts = await problems.counts();
  const draftsOf = byItem(drafts);
  const plansOf = byItem(plans.filter(({ failedAt }) => failedAt === null));

  /** What every kind of item has. */
  function begun(item: string) {
    const [next] = plansOf.get(item) ?? [];
    return {
      item,
      drafts: (draftsOf.get(item) ?? []).map((draft) => summariseDraft(names, draft)),
      problems: counts.get(item) ?? 0,
      ...(stays.has(pathOfItem(item) ?? '') && { stays: true as const }),
      ...(next && { nextPlan: { id: next.id, at: next.at.toISOString() } }),
    };
  }

  function by(staffId: string | null) {
    const changedBy = names.get(staffId ?? '');
    return changedBy && { changedBy };
  }

  const summaries = live.map(
    ({ item, staffId, ...head }): ItemSummary => ({ ...begun(item), ...shownHead(item, head, now()), ...by(staffId) }),
  );
  const known = new Set(live.map(({ item }) => item));
  const gone = removed
    .filter(({ item }) => !known.has(item))
    .map(({ item, title, at, staffId }): ItemSummary => {
      known.add(item);
      const told = { title: title ?? item, updatedAt: at.toISOString(), revision: 0, state: 'removed' as const };
      return { ...begun(item), ...told, ...pathIn(item), ...by(staffId) };
    });
  const fresh = [...draftsOf, ...plansOf].flatMap(([item, [first]]): ItemSummary[] => {
    if (known.has(item) || !first) return [];
    known.add(item);
    return [{ ...begun(item), ...newHead(item, first), ...pathIn(item) }];
  });

  const all = [...summaries, ...gone, ...fresh];
  return {
    pages: all
      .filter(({ path }) => path !== undefined)
      .toSorted((one, other) => ((one.path ?? '') < (other.path ?? '') ? -1 : 1)),
    configs: all.filter(({ item }) => configOfItem(item) !== undefined),
  };
}

function byItem<T extends { readonly item: string }>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const grouped = new Map<string, T[]>();
  for (const row of rows) {
    const group = grouped.get(row.item);
    if (group) group.push(row);
    else grouped.set(row.item, [row]);
  }
  return grouped;
}

function pathIn(item: string) {
  const path = pathOfItem(item);
  return path === undefined ? {} : { path };
}

function shownHead(item: string, head: Omit<LiveHead, 'item' | 'staffId'>, now: number) {
  const { title, revision, updatedAt, access, feature, validFrom, validUntil } = head;
  return {
    ...pathIn(item),
    title: title ?? item.slice('config:'.length),
    revision,
    state: stateOf(head, now),
    updatedAt: updatedAt.toISOString(),
    ...(access !== null && { access }),
    ...(feature !== null && { feature }),
    ...(validFrom && { validFrom: validFrom.toISOString() }),
    ...(validUntil && { validUntil: validUntil.toISOString() }),
  };
}

/** Of something that is only a draft, or planned, so far. */
function newHead(item: string, first: Pick<DraftHead, 'title'> & { readonly changedAt?: Date; readonly at?: Date }) {
  const title = first.title ?? pathOfItem(item) ?? item.slice('config:'.length);
  const updatedAt = (first.changedAt ?? first.at ?? new Date(0)).toISOString();
  return { title, revision: 0, state: 'new' as const, updatedAt };
}
