import { contentFailures } from '@trolley/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { refuse } from '../refusals.ts';
import { type DraftRow, selectOwnDraft } from './queries.ts';

/** One's own draft is another one than the caller knows: it is told which, so that nothing typed is lost. */
export async function refuseChanged(tx: Queryable, staffId: string, item: string): Promise<never> {
  return refuseOther(await selectOwnDraft(tx, staffId, item));
}

export function refuseOther(draft: DraftRow | undefined): never {
  if (!draft) return refuse(contentFailures.draftChanged);
  const { id, value, revision, baseRevision, changedAt } = draft;
  const told = { id, item: draft.item, value, revision, baseRevision, changedAt: changedAt.toISOString() };
  return refuse(contentFailures.draftChanged, { draft: told });
}
