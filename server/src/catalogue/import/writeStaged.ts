import type { Queryable } from '../../platform/database/database.ts';
import { compareCatalogue } from '../storage/compareCatalogue.ts';
import type { Differences } from '../storage/differences.ts';
import { markImported } from '../storage/feedState.ts';
import { joinPriceJumps, noPriceJumps } from '../storage/priceJumps.ts';
import type { CatalogueRows, CatalogueWritten, PriceJumps, WrittenRows } from '../storage/rows.ts';
import { writeCatalogue } from '../storage/writeCatalogue.ts';
import { definitionOf, forEachKind, type ImportKind, importKinds } from './kinds/kinds.ts';
import type { NamedPhoto } from './photos/namedPhotos.ts';
import { openPhotoFolders, type UnnamedPhoto } from './photos/photosBeside.ts';
import type { FurtherPhoto, PhotoPlan } from './photos/planPhotos.ts';
import { retireMissing, selectMissing, selectProductsNamed } from './queries.ts';
import type { Source } from './source.ts';
import { stagedRows } from './staging.ts';

export type WrittenKinds = Readonly<Record<ImportKind, WrittenRows>>;

export interface StagedWriting {
  readonly sources: readonly Source[];
  readonly photos: PhotoPlan;
  readonly retireMissing: boolean;
  /** Rows of a kind done so far. */
  progress(kind: ImportKind, done: number): void;
}

export interface StagedOutcome {
  readonly counts: WrittenKinds;
  readonly retired: number;
  readonly jumps: PriceJumps;
}

/** What an import would do. */
export interface Preview extends StagedOutcome {
  /** Fields that would change, of rows that are there already. */
  readonly differences: Readonly<Record<ImportKind, Differences>>;
  /** Some of the products that would no longer be sold. */
  readonly retiredExamples: readonly { readonly sku: string; readonly name: string }[];
}

/** Brings all good staged rows into the catalogue. */
export async function writeStaged(tx: Queryable, writing: StagedWriting): Promise<StagedOutcome> {
  let retired = 0;
  const written = await eachKind(tx, writing, {
    put: (rows) => writeCatalogue(tx, rows),
    async retire() {
      retired = (await tx.query<{ retired: number }>(retireMissing))[0]?.retired ?? 0;
    },
  });
  await markImported(tx);
  return { ...written, retired };
}

/** Compares all good staged rows with the catalogue at the moment `now`; nothing is written. */
export async function previewStaged(tx: Queryable, writing: StagedWriting, now: number): Promise<Preview> {
  const differences = forEachKind((): Differences => new Map());
  const kindsOfRows = new Map(importKinds.map((kind) => [definitionOf(kind).counted, kind]));
  const unnamed: Differences = new Map();
  let missing: readonly { readonly sku: string; readonly name: string }[] = [];
  const compared = await eachKind(tx, writing, {
    put: (rows) =>
      compareCatalogue(tx, rows, now, (counted) => {
        const kind = kindsOfRows.get(counted);
        return kind ? differences[kind] : unnamed;
      }),
    async retire() {
      missing = await tx.query(selectMissing);
    },
  });
  return { ...compared, differences, retired: missing.length, retiredExamples: missing.slice(0, 3) };
}

interface Deeds {
  put(rows: CatalogueRows): Promise<CatalogueWritten>;
  retire(): Promise<void>;
}

async function eachKind(
  tx: Queryable,
  { sources, photos, retireMissing: asked, progress }: StagedWriting,
  { put, retire }: Deeds,
): Promise<Pick<StagedOutcome, 'counts' | 'jumps'>> {
  const counts = forEachKind((): WrittenRows => ({ inserted: 0, changed: 0, unchanged: 0 }));
  let jumps = noPriceJumps();

  const folders = openPhotoFolders();

  for (const kind of importKinds) {
    const { write, counted, keyField } = definitionOf(kind);
    await write(tx, stagedRows(tx, kind), {
      async photoOf({ file, line, photo, row }) {
        if (photo === null || (kind !== 'product' && kind !== 'category' && kind !== 'recipe')) return undefined;
        const key = String((row as Readonly<Record<string, unknown>>)[keyField]);
        const source = sources[file];
        return photos.photoOf({ kind, key, file: source?.name ?? '', line }, source?.folder ?? '', photo);
      },
      async furtherPhotosOf({ file, line, photo, row }, named) {
        const sku = String((row as Readonly<Record<string, unknown>>)[keyField]);
        const source = sources[file];
        const folder = source?.folder ?? '';
        const all = named.length > 0 || photo === null ? named : await unnamed(tx, folders.beside(folder, photo, sku));
        const user = { kind: 'product', key: sku, file: source?.name ?? '', line } as const;
        const found: FurtherPhoto[] = [];
        for (const [n, { kind: shows, photo: text }] of all.entries()) {
          const further = { at: n + 2, kind: shows };
          const stored = await photos.photoOf({ ...user, further }, folder, text);
          if (stored) found.push({ ...further, photo: stored });
        }
        return found;
      },
      async put(rows) {
        const done = await put(rows);
        counts[kind] = sum(counts[kind], done[counted]);
        jumps = joinPriceJumps(jumps, done.prices.jumps);
        progress(kind, counts[kind].inserted + counts[kind].changed + counts[kind].unchanged);
      },
      async retireMissing() {
        if (asked) await retire();
      },
    });
  }
  return { counts, jumps };
}

/** The photo `m1_2.jpg` is the front of a product `m1_2`, where there is one. */
async function unnamed(tx: Queryable, beside: readonly UnnamedPhoto[]): Promise<readonly NamedPhoto[]> {
  if (beside.length === 0) return beside;
  const skus = beside.map(({ asSku }) => asSku);
  const taken = new Set((await tx.query<{ sku: string }>(selectProductsNamed(skus))).map(({ sku }) => sku));
  return beside.filter(({ asSku }) => !taken.has(asSku));
}

function sum(one: WrittenRows, other: WrittenRows): WrittenRows {
  const removed = (one.removed ?? 0) + (other.removed ?? 0);
  return {
    inserted: one.inserted + other.inserted,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    ...(removed > 0 && { removed }),
  };
}
