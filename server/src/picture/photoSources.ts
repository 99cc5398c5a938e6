import type { Queryable } from '../platform/database/database.ts';

/** What is known of an address that a photo was fetched from. */
export interface PhotoSource {
  readonly hash: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** When it was last asked, in milliseconds. */
  readonly askedAt: number;
}

/** The names in the storage of all photos that the shop knows, by the hash of what they show. */
export async function knownPhotos(database: Queryable): Promise<Map<string, string>> {
  const rows = await database.query<{ hash: string; file: string }>({
    text: 'select hash, file from picture where file is not null',
  });
  return new Map(rows.map(({ hash, file }) => [hash, file]));
}

export async function readPhotoSources(database: Queryable): Promise<Map<string, PhotoSource>> {
  const rows = await database.query<PhotoSource & { readonly address: string }>({
    text: `select address, hash, etag, last_modified "lastModified",
                  (extract(epoch from asked_at) * 1000)::double precision "askedAt"
             from photo_source`,
  });
  return new Map(rows.map(({ address, ...source }) => [address, source]));
}

/** Once their photos are stored. */
export async function writePhotoSources(
  tx: Queryable,
  sources: readonly (Omit<PhotoSource, 'askedAt'> & { readonly address: string })[],
): Promise<void> {
  if (sources.length === 0) return;
  await tx.query({
    text: `insert into photo_source (address, hash, etag, last_modified)
           select address, hash, etag, "lastModified"
             from json_to_recordset($1::json) as given(address text, hash text, etag text, "lastModified" text)
           on conflict (address) do update
              set hash = excluded.hash, etag = excluded.etag, last_modified = excluded.last_modified, asked_at = now()`,
    values: [JSON.stringify(sources)],
  });
}
