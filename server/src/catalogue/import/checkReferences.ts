import { referenceUnits } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { checkTree, type TreeNode } from './checkTree.ts';
import { measureOf } from './content.ts';
import { type ImportKind, importKinds } from './importKind.ts';
import type { createPhotoReader } from './photo.ts';
import {
  condemnDuplicates,
  condemnKeys,
  condemnOtherMeasures,
  condemnPhotos,
  condemnTakenSlugs,
  condemnUnknownCategories,
  condemnUnknownSkus,
  condemnUnknownStores,
  condemnUnknownVat,
  condemnUnknownZones,
  type FoundProblem,
  selectTree,
} from './queries.ts';
import type { Source } from './source.ts';
import { stagedRows } from './staging.ts';

/** The field that names a row of a kind. */
const keyFields: Readonly<Record<ImportKind, string>> = {
  store: 'id',
  vat: 'name',
  category: 'slug',
  brand: 'slug',
  product: 'sku',
  price: 'sku',
  stock: 'sku',
};

/** Looks at what staged rows point at, here and in the shop; a bad row is nothing to point at. */
export async function checkReferences(
  tx: Queryable,
  sources: readonly Source[],
  readPhoto: ReturnType<typeof createPhotoReader>,
  retireMissing: boolean,
  report: (found: readonly FoundProblem[]) => void,
): Promise<void> {
  const files = sources.map(({ name }) => name);
  for (const kind of importKinds) report(await condemnDuplicates(tx, files, kind, keyFields[kind]));
  report(await condemnBadTree(tx));
  for (const kind of ['category', 'product'] as const) report(await condemnBadPhotos(tx, sources, readPhoto, kind));
  report(await condemnUnknownCategories(tx));
  report(await condemnUnknownVat(tx));
  report(await condemnUnknownZones(tx));
  report(await condemnOtherMeasures(tx, Object.fromEntries(referenceUnits.map((unit) => [unit, measureOf(unit)]))));
  report(await condemnTakenSlugs(tx, files, retireMissing));
  report(await condemnUnknownSkus(tx));
  report(await condemnUnknownStores(tx));
}

/** A category without its parent is bad too, so its children are looked at again until all is well. */
async function condemnBadTree(tx: Queryable): Promise<readonly FoundProblem[]> {
  const there = await tx.query<{ slug: string; parent: string | null }>(selectTree);
  const known = there.map(({ slug, parent }): TreeNode => (parent === null ? { slug } : { slug, parent }));
  const found: FoundProblem[] = [];
  for (;;) {
    const given: TreeNode[] = [];
    for await (const rows of stagedRows(tx, 'category')) given.push(...rows.map(({ row }) => row));
    const problems = checkTree(given, known);
    if (problems.size === 0) return found;
    found.push(...(await condemnKeys(tx, 'category', 'parent', problems)));
  }
}

async function condemnBadPhotos(
  tx: Queryable,
  sources: readonly Source[],
  readPhoto: ReturnType<typeof createPhotoReader>,
  kind: 'category' | 'product',
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
