import { contentFailures } from '@trolley/contract';
import { withBlockIds } from '../blockIds.ts';
import type { Desk, Editor } from '../desk.ts';
import { refuse, refuseUnfit } from '../refusals.ts';
import { selectVersion } from '../version/queries.ts';
import { lockItem } from './queries.ts';
import { writeLive } from './writeLive.ts';

interface Wanted {
  readonly item: string;
  /** The one that is wanted back. */
  readonly version: number;
  /** What is live; 0 where the page was removed. */
  readonly revision: number;
  readonly note?: string | undefined;
}

/** Publishes a version again. What is live until then stays a version as well, so this can be undone like anything else. */
export async function restore(
  { database, problems }: Pick<Desk, 'database' | 'problems'>,
  by: Editor,
  { item, version, revision, note }: Wanted,
): Promise<number> {
  return database.transaction(async (tx) => {
    await lockItem(tx, item);
    const found = await selectVersion(tx, item, version);
    if (!found?.value) return refuse(contentFailures.versionNotFound);
    const value = withBlockIds(item, found.value);
    refuseUnfit(problems.of(item, value));
    return writeLive(tx, by, { item, value, over: revision, cause: 'restored', note, from: { version } });
  });
}
