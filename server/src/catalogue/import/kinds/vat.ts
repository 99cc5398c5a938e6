import { z } from 'zod/mini';
import type { VatRow } from '../../storage/rows.ts';
import { number, of, text } from '../columns.ts';
import { readDecimal } from '../decimal.ts';
import { beginOf } from '../moments.ts';
import { line, moment, whole } from '../words.ts';
import { defineKind } from './kind.ts';

export const vatKind = defineKind({
  plural: 'VAT rates',
  fileNames: ['vatrates'],
  counted: 'vat',
  keyField: 'name',
  schema: z.strictObject({ name: line(40), permille: whole(0, 1000), from: z.optional(moment) }),
  columns: new Map([
    ...of(text, 'name', 'from'),
    ...of(number, 'permille'),
    ['percent', { path: ['permille'], expected: 'expected a rate like 10 or 4,9', read: readPermille }],
  ]),
  stage({ name, permille, from }, { timeZone }) {
    const row: VatRow = { name, permille, from: beginOf(from ?? '2000-01-01', timeZone) };
    return { key: `${name} ${row.from}`, vat: name, row };
  },
  async write(_, stages, { put }) {
    for await (const rows of stages) await put({ vat: rows.map(({ row }) => row) });
  },
});

function readPermille(cell: string): number | undefined {
  const percent = readDecimal(cell);
  return percent === undefined ? undefined : Math.round(percent * 1000) / 100;
}
