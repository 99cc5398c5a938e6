import { contentFailures, pathOfItem } from '@trolley/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { writeJournal } from '../../../staff/journal/writeJournal.ts';
import { sayWhy } from '../../sayWhy.ts';
import type { Desk, Editor } from '../desk.ts';
import { refuse } from '../refusals.ts';
import { subjectOf } from '../subjectOf.ts';
import { lockItem, selectLive } from './queries.ts';

export interface TakenAway {
  readonly item: string;
  /** What is live. */
  readonly revision: number;
  readonly note?: string | undefined;
}

interface Way {
  readonly cause: 'offline' | 'removed';
  /** The next revision; undefined where the page has another one than was said. */
  take(tx: Queryable, path: string): Promise<number | undefined>;
}

/** Lets shoppers no longer get a page, in one way or the other. */
export async function takeAway(
  { database, stays }: Pick<Desk, 'database' | 'stays'>,
  by: Editor,
  { item, revision, note }: TakenAway,
  { cause, take }: Way,
): Promise<number> {
  const path = pathOfItem(item);
  if (path === undefined || stays.has(path)) return refuse(contentFailures.itemStays);
  return database.transaction(async (tx) => {
    await lockItem(tx, item);
    await sayWhy(tx, { cause, staffId: by.staffId, note });
    const next = await take(tx, path);
    if (next === undefined) return refuseGone(tx, item);
    await writeJournal(tx, by, {
      action: `content.${cause}`,
      subject: subjectOf(item),
      before: { revision },
      after: { revision: next },
      reason: note,
    });
    return next;
  });
}

async function refuseGone(tx: Queryable, item: string): Promise<never> {
  const live = await selectLive(tx, item);
  return live ? refuse(contentFailures.itemChanged, { revision: live.revision }) : refuse(contentFailures.itemNotFound);
}
