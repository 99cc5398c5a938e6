import type { ReferenceUnit } from '@trolley/contract';
import { loadPictureKit } from '../../picture/pictureKit.ts';
import { placeholderPicture } from '../../picture/placeholder.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { markImported } from '../storage/feedState.ts';
import type { BrandRow, CatalogueRows, PictureRow, ProductRow, WrittenRows, ZoneRow } from '../storage/rows.ts';
import { writeCatalogue } from '../storage/writeCatalogue.ts';
import { baseQuantity } from './content.ts';
import type { ImportKind } from './importKind.ts';
import { type createPhotoReader, savePhoto } from './photo.ts';
import { retireMissing, selectNewBrands, selectTree, selectZones } from './queries.ts';
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
  const written = { store: none, vat: none, category: none, brand: none, product: none, price: none, stock: none };

  async function write(kind: ImportKind, rows: CatalogueRows, counted: keyof CatalogueRows): Promise<void> {
    const counts = (await writeCatalogue(tx, rows))[counted];
    written[kind] = sum(written[kind], counts);
    progress(kind, written[kind].inserted + written[kind].changed + written[kind].unchanged);
  }

  /** The photo that a row names, kept in the shop's folder; checked before, so it is there. */
  async function photoOf({ file, photo }: StoredStage<ImportKind>): Promise<PictureRow | undefined> {
    if (photo === null) return undefined;
    const read = await readPhoto(sources[file]?.folder ?? '', photo);
    if ('reason' in read) throw new Error(`${photo}: ${read.reason}`);
    await savePhoto(photosDir, read);
    return { hash: read.hash, file: read.file };
  }

  for await (const rows of stagedRows(tx, 'store')) {
    const stores = rows.map(({ row: { zoneName: _, ...store } }) => store);
    await write('store', { zones: await newZones(tx, rows), stores }, 'stores');
  }
  for await (const rows of stagedRows(tx, 'vat')) await write('vat', { vat: rows.map(({ row }) => row) }, 'vat');
  for await (const rows of stagedRows(tx, 'category')) {
    const pictures = await Promise.all(rows.map(photoOf));
    const categories = rows.map(({ row }, index) => ({ ...row, picture: pictures[index]?.hash }));
    await write('category', { pictures: pictures.flatMap((one) => one ?? []), categories }, 'categories');
  }
  for await (const rows of stagedRows(tx, 'brand'))
    await write('brand', { brands: rows.map(({ row }) => row) }, 'brands');
  const brands = await tx.query<BrandRow>(selectNewBrands);
  if (brands.length > 0) await write('brand', { brands }, 'brands');

  const retired = retire ? ((await tx.query<{ retired: number }>(retireMissing))[0]?.retired ?? 0) : 0;
  const units = new Map(
    (await tx.query<{ slug: string; unit: ReferenceUnit }>(selectTree)).map((one) => [one.slug, one.unit]),
  );
  const kit = await loadPictureKit();
  for await (const rows of stagedRows(tx, 'product')) {
    const pictures: PictureRow[] = [];
    const products: ProductRow[] = [];
    for (const stage of rows) {
      const { content, ...row } = stage.row;
      const picture =
        (await photoOf(stage)) ??
        kit?.pictureOf({ ...row, brandName: stage.brandName ?? row.brand }) ??
        placeholderPicture;
      const unit = units.get(row.category);
      const quantity = content && unit && baseQuantity(content, unit);
      pictures.push(picture);
      products.push({
        ...row,
        picture: picture.hash,
        ...(quantity !== undefined && { baseQuantity: quantity, baseUnit: unit }),
      });
    }
    await write('product', { pictures, products }, 'products');
  }
  for await (const rows of stagedRows(tx, 'price'))
    await write('price', { prices: rows.map(({ row }) => row) }, 'prices');
  for await (const rows of stagedRows(tx, 'stock'))
    await write('stock', { stock: rows.map(({ row }) => row) }, 'stock');
  await markImported(tx);
  return { written, retired };
}

const none: WrittenRows = { inserted: 0, changed: 0, unchanged: 0 };

function sum(one: WrittenRows, other: WrittenRows): WrittenRows {
  return {
    inserted: one.inserted + other.inserted,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
  };
}

/** Zones that stores bring, after those there are, and zones that get another name. */
async function newZones(tx: Queryable, rows: readonly StoredStage<'store'>[]): Promise<readonly ZoneRow[]> {
  const there = await tx.query<ZoneRow>(selectZones);
  const zones = new Map(there.map((zone) => [zone.id, zone]));
  let position = Math.max(0, ...there.map((zone) => zone.position));
  for (const { row } of rows) {
    const known = zones.get(row.zone);
    const name = row.zoneName ?? known?.name ?? row.zone;
    zones.set(row.zone, { id: row.zone, name, position: known?.position ?? (position += 1) });
  }
  return [...zones.values()];
}
