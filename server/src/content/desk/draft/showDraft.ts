import { type ContentDraft, type ContentProblem, contentFailures, type DraftSummary } from '@trolley/contract';
import { staffNames } from '../../../staff/account/staffNames.ts';
import type { Desk } from '../desk.ts';
import { refuse } from '../refusals.ts';
import { type DraftHead, type DraftRow, selectDraft } from './queries.ts';

type Names = Awaited<ReturnType<typeof staffNames>>;

export function summariseDraft(
  names: Names,
  { id, staffId, changedAt, revision, baseRevision }: DraftHead,
): DraftSummary {
  const by = names.get(staffId) ?? { id: staffId, name: '' };
  return { id, by, changedAt: changedAt.toISOString(), revision, baseRevision };
}

/** A draft with what is wrong with it. */
export async function showDraft(
  { database, problems }: Pick<Desk, 'database' | 'problems'>,
  draft: DraftRow,
): Promise<ContentDraft & { problems: ContentProblem[] }> {
  const names = await staffNames(database, [draft.staffId]);
  const { item, value } = draft;
  return { ...summariseDraft(names, draft), item, value, problems: [...problems.of(item, value)] };
}

/** Also somebody else's: what colleagues work at is no secret among editors. */
export async function findDraft(desk: Pick<Desk, 'database' | 'problems'>, id: string) {
  const draft = await selectDraft(desk.database, id);
  return draft ? showDraft(desk, draft) : refuse(contentFailures.draftNotFound);
}
