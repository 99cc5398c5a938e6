import { contentFailures, editedPage, pathOfItem } from '@trolley/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { writeJournal } from '../../../staff/journal/writeJournal.ts';
import { sayWhy } from '../../sayWhy.ts';
import { insertItem } from '../../storedItem.ts';
import type { Desk, Editor } from '../desk.ts';
import { moveDrafts } from '../draft/queries.ts';
import { movePlansAlong } from '../plan/queries.ts';
import { refuse, refuseUnfit } from '../refusals.ts';
import { subjectOf } from '../subjectOf.ts';
import { latestRevision, moveVersions } from '../version/queries.ts';
import { deletePage, isInUse, type LiveRow, lockItem, selectLive } from './queries.ts';

interface Moved {
  readonly item: string;
  /** A path. */
  readonly to: string;
  /** What is live. */
  readonly revision: number;
  readonly note?: string | undefined;
}

/**
 * Gives a page another address. Its versions, drafts and plans go along, counted on from what was at the new address
 * before, and the old address leads to the new one.
 */
export async function moveItem(
  { database, problems, stays, redirect }: Desk,
  by: Editor,
  { item, to, revision, note }: Moved,
): Promise<{ readonly item: string; readonly revision: number }> {
  const from = pathOfItem(item);
  if (from === undefined || stays.has(from)) return refuse(contentFailures.itemStays);
  const target = `page:${to}`;
  return database.transaction(async (tx) => {
    const live = await openMove(tx, { item, target, revision });
    refuseUnfit(problems.of(target, { ...live.value, path: to }).filter(({ path }) => path[0] === 'path'));
    const offset = await latestRevision(tx, target);
    await moveVersions(tx, { item, target, offset });
    await sayWhy(tx, { cause: 'moved', staffId: by.staffId, note });
    await deletePage(tx, from, revision);
    const next = await insertItem(tx, { kind: 'page', page: editedPage.parse({ ...live.value, path: to }) });
    if (next === undefined) return refuse(contentFailures.itemExists);
    const moved = { item, target, path: to, offset, live: revision, next };
    await moveDrafts(tx, moved);
    await movePlansAlong(tx, moved);
    await redirect(tx, by, { from, to });
    await writeJournal(tx, by, {
      action: 'content.moved',
      subject: subjectOf(target),
      before: { path: from, revision },
      after: { path: to, revision: next },
      reason: note,
    });
    return { item: target, revision: next };
  });
}

async function openMove(
  tx: Queryable,
  { item, target, revision }: { readonly item: string; readonly target: string; readonly revision: number },
): Promise<LiveRow> {
  // In one order, so that two who move to each other's address wait instead of blocking each other.
  for (const one of [item, target].toSorted()) await lockItem(tx, one);
  const live = await selectLive(tx, item);
  if (!live) return refuse(contentFailures.itemNotFound);
  if (live.revision !== revision) refuse(contentFailures.itemChanged, { revision: live.revision });
  if (await isInUse(tx, target)) refuse(contentFailures.itemExists);
  return live;
}
