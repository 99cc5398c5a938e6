import type { Queryable } from '../platform/database/database.ts';

export interface MediaRow {
  readonly id: string;
  /** Its name in the storage. */
  readonly file: string;
  readonly hash: string;
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly sentBytes: number;
  readonly focusX: number;
  readonly focusY: number;
  readonly addedBy: string | null;
  readonly addedAt: Date;
  readonly revision: number;
  readonly removedAt: Date | null;
}

const columns = `id, file, hash, name, alt, width, height, bytes, sent_bytes "sentBytes", focus_x "focusX",
                 focus_y "focusY", added_by "addedBy", added_at "addedAt", revision, removed_at "removedAt"`;

export function selectLibrary(on: Queryable): Promise<readonly MediaRow[]> {
  return on.query<MediaRow>({
    name: 'media-library',
    text: `select ${columns} from content_media where removed_at is null order by added_at desc, id`,
  });
}

/** Also one that was deleted. */
export async function selectMedia(on: Queryable, id: string): Promise<MediaRow | undefined> {
  const [row] = await on.query<MediaRow>({
    name: 'media-by-id',
    text: `select ${columns} from content_media where id = $1`,
    values: [id],
  });
  return row;
}

/** Nobody else changes it until the transaction ends. */
export async function lockMedia(tx: Queryable, id: string): Promise<MediaRow | undefined> {
  const [row] = await tx.query<MediaRow>({
    text: `select ${columns} from content_media where id = $1 for update`,
    values: [id],
  });
  return row;
}

export async function selectBySource(on: Queryable, sourceHash: Buffer): Promise<MediaRow | undefined> {
  const [row] = await on.query<MediaRow>({
    name: 'media-by-source',
    text: `select ${columns} from content_media where source_hash = $1 and removed_at is null`,
    values: [sourceHash],
  });
  return row;
}

/** The storage's name of what an address shows. */
export async function selectFileOfHash(on: Queryable, hash: string): Promise<string | undefined> {
  const [row] = await on.query<{ readonly file: string }>({
    name: 'media-file-of-hash',
    text: 'select file from content_media where hash = $1 limit 1',
    values: [hash],
  });
  return row?.file;
}

export interface NewContent extends Pick<MediaRow, 'file' | 'hash' | 'width' | 'height' | 'bytes' | 'sentBytes'> {
  readonly sourceHash: Buffer;
}

/** Nothing where the very same picture is in the library. */
export async function insertMedia(
  tx: Queryable,
  { file, sourceHash, hash, width, height, bytes, sentBytes }: NewContent,
  { name, addedBy }: Pick<MediaRow, 'name' | 'addedBy'>,
): Promise<MediaRow | undefined> {
  const [row] = await tx.query<MediaRow>({
    text: `insert into content_media (file, source_hash, hash, width, height, bytes, sent_bytes, name, added_by)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (source_hash) where removed_at is null do nothing returning ${columns}`,
    values: [file, sourceHash, hash, width, height, bytes, sentBytes, name, addedBy],
  });
  return row;
}

export async function updateContent(
  tx: Queryable,
  id: string,
  { file, sourceHash, hash, width, height, bytes, sentBytes }: NewContent,
): Promise<MediaRow | undefined> {
  const [row] = await tx.query<MediaRow>({
    text: `update content_media set file = $2, source_hash = $3, hash = $4, width = $5, height = $6, bytes = $7,
                  sent_bytes = $8, revision = revision + 1
            where id = $1 returning ${columns}`,
    values: [id, file, sourceHash, hash, width, height, bytes, sentBytes],
  });
  return row;
}

export async function updateWords(
  tx: Queryable,
  id: string,
  { name, alt, focusX, focusY }: Pick<MediaRow, 'name' | 'alt' | 'focusX' | 'focusY'>,
): Promise<MediaRow | undefined> {
  const [row] = await tx.query<MediaRow>({
    text: `update content_media set name = $2, alt = $3, focus_x = $4, focus_y = $5, revision = revision + 1
            where id = $1 returning ${columns}`,
    values: [id, name, alt, focusX, focusY],
  });
  return row;
}

export async function setRemoved(tx: Queryable, id: string, isRemoved: boolean): Promise<MediaRow | undefined> {
  const [row] = await tx.query<MediaRow>({
    text: `update content_media set removed_at = case when $2 then now() end, revision = revision + 1
            where id = $1 returning ${columns}`,
    values: [id, isRemoved],
  });
  return row;
}

/** Deleted so long ago that nobody brings them back. */
export async function selectPurgeable(on: Queryable, days: number): Promise<readonly string[]> {
  const rows = await on.query<{ readonly id: string }>({
    text: `select id from content_media where removed_at < now() - make_interval(days => $1) order by removed_at limit 500`,
    values: [days],
  });
  return rows.map(({ id }) => id);
}

/** For good; the trigger of the table has the file removed from the storage. */
export async function deletePurgeable(on: Queryable, ids: readonly string[]): Promise<void> {
  await on.query({
    text: 'delete from content_media where id = any($1::uuid[]) and removed_at is not null',
    values: [ids],
  });
}

/** What pages need to show them; also of deleted ones, which somebody may have published at that very moment. */
export function selectShown(
  on: Queryable,
): Promise<readonly Pick<MediaRow, 'id' | 'hash' | 'width' | 'height' | 'focusX' | 'focusY'>[]> {
  return on.query({
    name: 'media-shown',
    text: 'select id, hash, width, height, focus_x "focusX", focus_y "focusY" from content_media order by id',
  });
}

/** The very same picture was added again after this one was deleted. */
export async function hasTwin(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx.query({
    text: `select 1 from content_media one join content_media other using (source_hash)
            where one.id = $1 and other.id <> $1 and other.removed_at is null`,
    values: [id],
  });
  return rows.length > 0;
}

interface MediaName {
  readonly id: string;
  readonly name: string;
}

/** What pictures are called today, also those that were deleted. */
export function selectMediaNames(on: Queryable, ids: readonly string[]): Promise<readonly MediaName[]> {
  return on.query<MediaName>({
    name: 'media-names',
    text: 'select id, name from content_media where id = any($1::uuid[])',
    values: [ids],
  });
}
