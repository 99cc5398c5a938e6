import { contentFailures, contentLimits, pathOfItem } from '@trolley/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { writeJournal } from '../../../staff/journal/writeJournal.ts';
import { type Value, withBlockIds } from '../blockIds.ts';
import type { Desk, Editor } from '../desk.ts';
import { unstorable } from '../problem/unstorable.ts';
import { refuse } from '../refusals.ts';
import { subjectOf } from '../subjectOf.ts';
import { isVersion } from '../version/queries.ts';
import { countDraftsOf, type DraftHead, type DraftRow, insertDraft, type SavedDraft, updateDraft } from './queries.ts';
import { refuseChanged } from './refuseChanged.ts';

interface Wanted {
  readonly item: string;
  readonly value: Value;
  readonly baseRevision: number;
  /** Of one's own draft so far; undefined: there is none. */
  readonly revision?: number | undefined;
}

/** A draft holds anything that can be stored; what keeps it from being published is told, not refused. */
export async function saveDraft({ database }: Pick<Desk, 'database'>, by: Editor, wanted: Wanted): Promise<DraftRow> {
  const { item, revision, baseRevision } = wanted;
  const problems = unstorable(item, wanted.value);
  if (problems.length > 0) refuse(contentFailures.valueUnfit, { problems });
  const path = pathOfItem(item);
  const value = withBlockIds(item, path === undefined ? wanted.value : { ...wanted.value, path });
  const title = path === undefined || typeof value['title'] !== 'string' ? null : value['title'];
  const draft = { item, title, value, staffId: by.staffId, baseRevision };
  return database.transaction(async (tx) => {
    if (baseRevision > 0 && !(await isVersion(tx, item, baseRevision))) refuse(contentFailures.versionNotFound);
    const saved = revision === undefined ? await begin(tx, by, draft) : await updateDraft(tx, draft, revision);
    return saved ? { ...saved, value } : refuseChanged(tx, by.staffId, item);
  });
}

/** Every key press changes a draft; the journal tells that somebody began one, and what became of it. */
async function begin(tx: Queryable, by: Editor, draft: SavedDraft): Promise<DraftHead | undefined> {
  if ((await countDraftsOf(tx, by.staffId)) >= contentLimits.draftsPerPerson) refuse(contentFailures.tooManyDrafts);
  const made = await insertDraft(tx, draft);
  if (!made) return undefined;
  const after = { draft: made.id, baseRevision: draft.baseRevision };
  await writeJournal(tx, by, { action: 'content.draftBegun', subject: subjectOf(draft.item), after });
  return made;
}
