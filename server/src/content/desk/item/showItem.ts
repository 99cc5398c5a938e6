import { type ContentItem, contentFailures, pathOfItem } from '@trolley/contract';
import { staffNames } from '../../../staff/account/staffNames.ts';
import { withBlockIds } from '../blockIds.ts';
import type { Desk } from '../desk.ts';
import { selectDraftHeads, selectOwnDraft } from '../draft/queries.ts';
import { summariseDraft } from '../draft/showDraft.ts';
import { type LiveRow, selectLive } from '../live/queries.ts';
import { selectPlans } from '../plan/queries.ts';
import { showPlans } from '../plan/showPlans.ts';
import { refuse } from '../refusals.ts';
import { selectVersions } from '../version/queries.ts';

/** All that an editor needs to begin with an item. */
export async function showItem(desk: Desk, staffId: string, item: string): Promise<ContentItem> {
  const { database, problems } = desk;
  const [live, own, drafts, plans] = await Promise.all([
    selectLive(database, item),
    selectOwnDraft(database, staffId, item),
    selectDraftHeads(database, item),
    selectPlans(database, item),
  ]);
  const isThere = live ?? (drafts.length > 0 || plans.length > 0);
  if (!isThere && (await selectVersions(database, { item, before: 2_147_483_647, most: 1 })).length === 0)
    return refuse(contentFailures.itemNotFound);
  const names = await staffNames(database, [...drafts.map((one) => one.staffId), live?.staffId ?? null]);
  const path = pathOfItem(item);
  const shownLive = live && showLive(item, live, names);
  const looked = own?.value ?? shownLive?.value;
  return {
    item,
    ...(shownLive && { live: shownLive }),
    ...(own && { draft: { ...summariseDraft(names, own), item, value: own.value } }),
    drafts: drafts.filter((one) => one.staffId !== staffId).map((one) => summariseDraft(names, one)),
    plans: await showPlans(database, plans),
    linkedFrom: path === undefined ? [] : [...(await problems.linkingTo(path))],
    problems: looked ? [...problems.of(item, looked)] : [],
  };
}

function showLive(
  item: string,
  { value, revision, at, staffId, note }: LiveRow,
  names: Awaited<ReturnType<typeof staffNames>>,
) {
  const by = names.get(staffId ?? '');
  return {
    value: withBlockIds(item, value),
    revision,
    at: at.toISOString(),
    ...(by && { by }),
    ...(note !== null && { note }),
  };
}
