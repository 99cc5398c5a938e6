import type { Desk, Editor } from '../desk.ts';
import { openDraft } from '../draft/openDraft.ts';
import { deleteDraft } from '../draft/queries.ts';
import { refuseUnfit } from '../refusals.ts';
import { writeLive } from './writeLive.ts';

interface Published {
  readonly draftId: string;
  readonly draftRevision: number;
  readonly note?: string | undefined;
}

/** Makes a draft, one's own or another's, what shoppers get. */
export async function publish(
  { database, problems }: Pick<Desk, 'database' | 'problems'>,
  by: Editor,
  { draftId, draftRevision, note }: Published,
): Promise<number> {
  return database.transaction(async (tx) => {
    const { item, value, baseRevision, staffId } = await openDraft(tx, draftId, draftRevision);
    refuseUnfit(problems.of(item, value));
    const from = { draft: draftId, ...(staffId !== by.staffId && { of: staffId }) };
    const revision = await writeLive(tx, by, { item, value, over: baseRevision, cause: 'published', note, from });
    await deleteDraft(tx, draftId);
    return revision;
  });
}
