import { contentFailures } from '@trolley/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { lockItem } from '../live/queries.ts';
import { refuse } from '../refusals.ts';
import { type DraftRow, lockDraft, selectDraft } from './queries.ts';
import { refuseOther } from './refuseChanged.ts';

/** A draft that will be published or planned as it is now. Its item is locked before its row, as by everybody. */
export async function openDraft(tx: Queryable, id: string, revision: number): Promise<DraftRow> {
  const found = await selectDraft(tx, id);
  if (!found) return refuse(contentFailures.draftNotFound);
  await lockItem(tx, found.item);
  const draft = await lockDraft(tx, id);
  if (!draft) return refuse(contentFailures.draftNotFound);
  return draft.revision === revision ? draft : refuseOther(draft);
}
