import { resolve, sep } from 'node:path';
import type { Queryable } from '../platform/database/database.ts';
import type { PictureJob } from './artist/job.ts';

interface PictureRow {
  readonly spec: unknown;
  readonly file: string | null;
}

/** What is to be made for a hash: a drawing from its spec, or the photo that lies in `photosDir`. */
export async function jobOf(
  database: Queryable,
  photosDir: string,
  hash: string,
  width: number,
): Promise<PictureJob | undefined> {
  const [row] = await database.query<PictureRow>({
    name: 'picture',
    text: 'select spec, file from picture where hash = $1',
    values: [hash],
  });
  if (!row) return undefined;
  if (row.file === null) return { kind: 'drawing', spec: row.spec, width };
  const path = resolve(photosDir, row.file);
  return path.startsWith(photosDir + sep) ? { kind: 'photo', path, width } : undefined;
}
