import type { Database } from '../database/database.ts';
import { selectDrafts, writeOut } from './queries.ts';

/** For whoever looks at mails that are never sent. Each is written once; two who do it at once write the same. */
export async function writeOutDrafts(database: Database): Promise<void> {
  const drafts = await selectDrafts(database);
  if (drafts.length === 0) return;
  // Not before it is needed: React looks at NODE_ENV when it is loaded.
  const { writtenOut } = await import('./letter/writtenOut.ts');
  for (const draft of drafts) await writeOut(database, draft.id, writtenOut(draft));
}
