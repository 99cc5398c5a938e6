import type { Queryable } from '../platform/database/database.ts';

/** What a hash shows: a drawing by its spec, or a photo by its name in the storage. */
export type PictureRow =
  | { readonly spec: unknown; readonly file: null }
  | { readonly spec: null; readonly file: string };

export async function pictureRow(database: Queryable, hash: string): Promise<PictureRow | undefined> {
  const [row] = await database.query<PictureRow>({
    name: 'picture',
    text: 'select spec, file from picture where hash = $1',
    values: [hash],
  });
  return row;
}
