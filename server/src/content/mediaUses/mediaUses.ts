import type { MediaUse } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { selectMediaUses } from './queries.ts';

/** Where content names pictures of the library, by their ids: what is live, somebody's drafts, and what is planned. */
export async function mediaUses(on: Queryable): Promise<ReadonlyMap<string, readonly MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>();
  for (const { id, item, title, where, at } of await selectMediaUses(on)) {
    const use = { item, title, where, ...(at && { at: at.toISOString() }) };
    uses.set(id, [...(uses.get(id) ?? []), use]);
  }
  return uses;
}
