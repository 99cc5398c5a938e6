import { z } from 'zod/mini';
import type { BrandRow } from '../../storage/rows.ts';
import { of, text } from '../columns.ts';
import { selectNewBrands } from '../queries.ts';
import { slugOf } from '../slugOf.ts';
import { line, noSlug, prose, slug } from '../words.ts';
import { defineKind, type Staging } from './kind.ts';

export const brandKind = defineKind({
  plural: 'brands',
  fileNames: ['brands'],
  counted: 'brands',
  keyField: 'slug',
  schema: z.strictObject({
    slug: z.optional(slug),
    name: line(80),
    about: z.optional(prose(5000)),
    maker: z.optional(line(300)),
  }),
  columns: new Map(of(text, 'slug', 'name', 'about', 'maker')),
  stage(given): Staging<BrandRow> {
    const row = { ...given, slug: given.slug ?? slugOf(given.name) };
    if (row.slug === '') return { problems: [{ field: 'name', reason: `${noSlug}, or a "slug"` }] };
    return { key: row.slug, slug: row.slug, row };
  },
  async write(tx, stages, { put }) {
    for await (const rows of stages) await put({ brands: rows.map(({ row }) => row) });
    const brands = await tx.query<BrandRow>(selectNewBrands);
    if (brands.length > 0) await put({ brands });
  },
});
