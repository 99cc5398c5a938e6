import { referenceUnits } from '@trolley/contract';
import { z } from 'zod/mini';
import type { Queryable } from '../../../platform/database/database.ts';
import type { CategoryRow } from '../../storage/rows.ts';
import { categoryName } from '../../vagueCategory.ts';
import { checkTree, type TreeNode } from '../checkTree.ts';
import { number, of, text } from '../columns.ts';
import { countsBelow, expectedOrder } from '../expectedOrder.ts';
import { createPositions } from '../positions.ts';
import {
  condemnKeys,
  type FoundProblem,
  selectBadCategories,
  selectMadeCategories,
  selectProductCounts,
  selectTree,
} from '../queries.ts';
import { type StoredStage, stagedRows } from '../staging.ts';
import { line, slug, whole } from '../words.ts';
import { defineKind } from './kind.ts';

/** Its position may follow from what is there. */
type StagedCategory = Omit<CategoryRow, 'position'> & { readonly position?: number };

interface TreeRow {
  readonly slug: string;
  readonly parent: string | null;
  readonly position: number;
}

export const categoryKind = defineKind({
  plural: 'categories',
  fileNames: ['categories'],
  counted: 'categories',
  keyField: 'slug',
  schema: z.strictObject({
    slug,
    name: line(120),
    parent: z.optional(slug),
    position: z.optional(whole(0, 1_000_000)),
    unit: z.optional(z.enum(referenceUnits)),
    picture: z.optional(line(2000)),
  }),
  columns: new Map([...of(text, 'slug', 'name', 'parent', 'unit', 'picture'), ...of(number, 'position')]),
  stage({ picture, ...given }, { locale }) {
    const row: StagedCategory = { unit: 'kg', ...given, name: categoryName(given.name, locale) };
    return { key: row.slug, slug: row.slug, category: row.parent, photo: picture, row };
  },
  check: condemnBadTree,
  async write(tx, stages, { put, photoOf }) {
    const positionOf = createPositions(await tx.query<TreeRow>(selectTree));
    for await (const rows of inOrder(tx, stages)) {
      const pictures = await Promise.all(rows.map(photoOf));
      const categories = rows.map(({ row }, index) => ({
        ...row,
        position: positionOf(row),
        picture: pictures[index]?.hash,
      }));
      await put({ pictures: pictures.flatMap((one) => one ?? []), categories });
    }
  },
});

type Stages = AsyncIterable<readonly StoredStage<StagedCategory>[]>;

/** Those of a list of categories as its rows are; those made of a table of products as shoppers expect them, after these. */
async function* inOrder(tx: Queryable, stages: Stages): Stages {
  const made = new Set((await tx.query<{ slug: string }>(selectMadeCategories)).map(({ slug: one }) => one));
  const waiting: StoredStage<StagedCategory>[] = [];
  for await (const rows of stages) {
    const listed = rows.filter(({ row }) => !made.has(row.slug) || row.position !== undefined);
    waiting.push(...rows.filter((one) => !listed.includes(one)));
    if (listed.length > 0) yield listed;
  }
  if (waiting.length === 0) return;
  const own = new Map(
    (await tx.query<{ slug: string; count: number }>(selectProductCounts)).map((one) => [one.slug, one.count]),
  );
  const bySlug = new Map(waiting.map((one) => [one.row.slug, one]));
  const rows = waiting.map(({ row }) => row);
  yield expectedOrder(rows, countsBelow(rows, own)).flatMap((row) => bySlug.get(row.slug) ?? []);
}

/** A category without its parent is bad too, so its children are looked at again until all is well. */
async function condemnBadTree(tx: Queryable): Promise<readonly FoundProblem[]> {
  const there = await tx.query<TreeRow>(selectTree);
  const known = there.map(({ slug, parent }): TreeNode => (parent === null ? { slug } : { slug, parent }));
  const found: FoundProblem[] = [];
  for (;;) {
    const given: TreeNode[] = [];
    for await (const rows of stagedRows<StagedCategory>(tx, 'category')) given.push(...rows.map(({ row }) => row));
    const bad = new Set((await tx.query<{ key: string }>(selectBadCategories)).map(({ key }) => key));
    const problems = checkTree(given, known, bad);
    if (problems.size === 0) return found;
    found.push(...(await condemnKeys(tx, 'category', 'parent', problems)));
  }
}
