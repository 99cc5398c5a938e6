import { type LibraryFile, mediaAddress, mediaFileName } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import type { MediaLibrary, UsesById } from './library.ts';
import type { MediaRow } from './queries.ts';

interface Around {
  readonly uses: UsesById;
  readonly names: Awaited<ReturnType<MediaLibrary['staffNames']>>;
}

/** A row as the studio shows it. */
export function showFile(row: MediaRow, { uses, names }: Around): LibraryFile {
  const { id, name, alt, width, height, bytes, sentBytes, focusX, focusY, hash, addedAt, addedBy, revision } = row;
  return {
    ...{ id, file: mediaFileName(id), name, alt, width, height, bytes, sentBytes, revision },
    focus: { x: focusX, y: focusY },
    address: mediaAddress(hash),
    addedAt: addedAt.toISOString(),
    ...(addedBy !== null && { addedBy: names.get(addedBy) ?? { id: addedBy, name: '' } }),
    uses: new Set(uses.get(id)?.map(({ item }) => item)).size,
  };
}

/** What stands around rows, asked for all of them at once. */
export async function askAround(
  library: Pick<MediaLibrary, 'usesOf' | 'staffNames'>,
  on: Queryable,
  rows: readonly MediaRow[],
): Promise<Around> {
  const people = rows.map(({ addedBy }) => addedBy);
  return { uses: await library.usesOf(on), names: await library.staffNames(on, people) };
}

export async function showOne(library: MediaLibrary, row: MediaRow): Promise<LibraryFile> {
  return showFile(row, await askAround(library, library.database, [row]));
}
