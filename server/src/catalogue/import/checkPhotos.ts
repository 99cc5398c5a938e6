import type { Queryable } from '../../platform/database/database.ts';
import type { CheckSetting } from './kinds/kind.ts';
import { condemnPhotos, type FoundProblem } from './queries.ts';
import { stagedRows } from './staging.ts';

/** Looks at the photos that rows of a kind name. */
export async function checkPhotos(
  tx: Queryable,
  kind: string,
  { sources, readPhoto }: CheckSetting,
): Promise<readonly FoundProblem[]> {
  const reasons = new Map<number, string>();
  for await (const rows of stagedRows(tx, kind)) {
    for (const { seq, file, photo } of rows) {
      if (photo === null) continue;
      const read = await readPhoto(sources[file]?.folder ?? '', photo);
      if ('reason' in read) reasons.set(seq, read.reason);
    }
  }
  return reasons.size > 0 ? condemnPhotos(tx, reasons) : [];
}
