import type { Queryable } from '../../platform/database/database.ts';
import { markImported } from '../storage/feedState.ts';
import type { PictureRow, WrittenRows } from '../storage/rows.ts';
import { writeCatalogue } from '../storage/writeCatalogue.ts';
import { definitionOf, forEachKind, type ImportKind, importKinds } from './kinds/kinds.ts';
import { type createPhotoReader, savePhoto } from './photo.ts';
import { retireMissing } from './queries.ts';
import type { Source } from './source.ts';
import { type StoredStage, stagedRows } from './staging.ts';

export type WrittenKinds = Readonly<Record<ImportKind, WrittenRows>>;

export interface StagedWriting {
  readonly sources: readonly Source[];
  readonly readPhoto: ReturnType<typeof createPhotoReader>;
  readonly photosDir: string;
  readonly retireMissing: boolean;
  /** Rows of a kind done so far. */
  progress(kind: ImportKind, done: number): void;
}

/** Brings all good staged rows into the catalogue. */
export async function writeStaged(
  tx: Queryable,
  { sources, readPhoto, photosDir, retireMissing: retire, progress }: StagedWriting,
): Promise<{ readonly written: WrittenKinds; readonly retired: number }> {
  const written = forEachKind((): WrittenRows => ({ inserted: 0, changed: 0, unchanged: 0 }));
  let retired = 0;

  /** The photo that a row names, kept in the shop's folder; checked before, so it is there. */
  async function photoOf({ file, photo }: StoredStage<object>): Promise<PictureRow | undefined> {
    if (photo === null) return undefined;
    const read = await readPhoto(sources[file]?.folder ?? '', photo);
    if ('reason' in read) throw new Error(`${photo}: ${read.reason}`);
    await savePhoto(photosDir, read);
    return { hash: read.hash, file: read.file };
  }

  for (const kind of importKinds) {
    const { write, counted } = definitionOf(kind);
    await write(tx, stagedRows(tx, kind), {
      photoOf,
      async put(rows) {
        written[kind] = sum(written[kind], (await writeCatalogue(tx, rows))[counted]);
        progress(kind, written[kind].inserted + written[kind].changed + written[kind].unchanged);
      },
      async retireMissing() {
        if (retire) retired = (await tx.query<{ retired: number }>(retireMissing))[0]?.retired ?? 0;
      },
    });
  }
  await markImported(tx);
  return { written, retired };
}

function sum(one: WrittenRows, other: WrittenRows): WrittenRows {
  return {
    inserted: one.inserted + other.inserted,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
  };
}
