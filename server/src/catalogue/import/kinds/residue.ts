import { pesticideUses } from '@trolley/contract';
import { z } from 'zod/mini';
import type { ResidueRow } from '../../storage/rows.ts';
import { number, of, text } from '../columns.ts';
import { condemnUnknownSkus } from '../queries.ts';
import { condemnFutureTests, condemnTornTests } from '../residueQueries.ts';
import { amount, country, day, line, sku, whole } from '../words.ts';
import { defineKind } from './kind.ts';

const milligrams = amount(0, 10_000);

/** What a laboratory found in a batch of a product: a row for each substance, or one without where it found nothing. */
export const residueKind = defineKind({
  plural: 'residues',
  fileNames: ['residues', 'residuetests', 'laboratory'],
  counted: 'residues',
  keyField: 'sku',
  schema: z
    .strictObject({
      sku,
      batch: line(50),
      sampledOn: day,
      laboratory: line(100),
      report: z.optional(line(60)),
      tested: whole(1, 10_000),
      origin: z.optional(country),
      action: z.optional(line(500)),
      substance: z.optional(line(100)),
      use: z.optional(z.enum(pesticideUses)),
      residue: z.optional(milligrams),
      limit: z.optional(milligrams.check(z.positive('expected the legal limit in mg/kg, more than 0'))),
      acuteDose: z.optional(milligrams),
    })
    .check(
      ...(['residue', 'limit'] as const).map((field) =>
        z.refine<ResidueRow>((row) => row.substance === undefined || row[field] !== undefined, {
          error: 'expected mg/kg, which a substance needs',
          path: [field],
        }),
      ),
      ...(['use', 'residue', 'limit', 'acuteDose'] as const).map((field) =>
        z.refine<ResidueRow>((row) => row.substance !== undefined || row[field] === undefined, {
          error: 'expected nothing here in a row without a substance',
          path: [field],
        }),
      ),
    ),
  columns: new Map([
    ...of(text, 'sku', 'batch', 'sampledOn', 'laboratory', 'report', 'origin', 'action', 'substance', 'use'),
    ...of(number, 'tested', 'residue', 'limit', 'acuteDose'),
  ]),
  stage: (row) => ({
    // However a laboratory writes it, a substance is tested once.
    key: JSON.stringify([row.sku, row.batch, row.sampledOn, row.substance?.toLowerCase() ?? '']),
    sku: row.sku,
    row: row as ResidueRow,
  }),
  async check(tx) {
    return [
      ...(await condemnUnknownSkus(tx, 'residue')),
      ...(await condemnFutureTests(tx)),
      ...(await condemnTornTests(tx)),
    ];
  },
  async write(_, stages, { put }) {
    for await (const rows of stages) await put({ residues: rows.map(({ row }) => row) });
  },
});
