import { contentFailures, editedPage, pathOfItem, type versionCauses } from '@trolley/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { writeJournal } from '../../../staff/journal/writeJournal.ts';
import { sayWhy } from '../../sayWhy.ts';
import { insertItem, type StoredItem, updateItem } from '../../storedItem.ts';
import { type Value, withBlockIds } from '../blockIds.ts';
import { changedParts } from '../changedParts.ts';
import type { By } from '../desk.ts';
import { refuse } from '../refusals.ts';
import { subjectOf } from '../subjectOf.ts';
import { selectLive } from './queries.ts';

interface Written {
  readonly item: string;
  readonly value: Value;
  /** The live revision it takes the place of, 0 where there is none; `any`: whatever is live. */
  readonly over: number | 'any';
  readonly cause: Extract<(typeof versionCauses)[number], 'published' | 'planned' | 'restored'>;
  readonly note?: string | null | undefined;
  /** What the journal should know beside it. */
  readonly from?: Readonly<Record<string, unknown>>;
}

/** Makes a value what shoppers get. The item is locked and its value was found fit. Answers the new revision. */
export async function writeLive(tx: Queryable, by: By, written: Written): Promise<number> {
  const { item, value, over, cause, note, from } = written;
  const live = await selectLive(tx, item);
  const known = live?.revision ?? 0;
  if (over !== 'any' && over !== known) refuse(contentFailures.itemChanged, { revision: known });
  await sayWhy(tx, { cause, staffId: by.staffId, note });
  const stored = storedOf(item, value);
  const revision = live ? await updateItem(tx, stored, known) : await insertItem(tx, stored);
  // Written past the desk in this very moment, by SQL or the tenant's files.
  if (revision === undefined) return refuse(contentFailures.itemChanged, { revision: known });
  await writeJournal(tx, by, {
    action: cause === 'restored' ? 'content.restored' : 'content.published',
    subject: subjectOf(item),
    before: { revision: known },
    after: { revision, ...from, ...changedParts(live && withBlockIds(item, live.value), value) },
    reason: note ?? undefined,
  });
  return revision;
}

/** Whoever publishes a page wants it to be seen. */
function storedOf(item: string, value: Value): StoredItem {
  const path = pathOfItem(item);
  if (path === undefined) return { kind: 'config', type: item.slice('config:'.length), value };
  return { kind: 'page', page: editedPage.parse({ ...value, path, draft: false }) };
}
