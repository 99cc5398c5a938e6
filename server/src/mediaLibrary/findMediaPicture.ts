import type { Queryable } from '../platform/database/database.ts';
import { selectFileOfHash } from './queries.ts';

/** What an address of the library shows; also of a deleted picture, until it is taken away for good. */
export async function findMediaPicture(
  on: Queryable,
  hash: string,
): Promise<{ readonly file: string; readonly spec: null } | undefined> {
  const file = await selectFileOfHash(on, hash);
  return file === undefined ? undefined : { file, spec: null };
}
