import { z } from 'zod/mini';
import { cropNames } from './crops.ts';
import { type SubstanceName, substances } from './substances.ts';

const text = z.string().check(z.minLength(1));
const crop = z.enum(cropNames as [(typeof cropNames)[number], ...typeof cropNames]);
const substance = z.enum(Object.keys(substances) as [SubstanceName, ...SubstanceName[]]);

/** `catalogue/residues.json`: which goods laboratories test, and the samples that were not as they should be. */
export const residuesFile = z.strictObject({
  laboratories: z.array(z.strictObject({ name: text, reports: text })).check(z.minLength(1)),
  /** How many substances they look for. */
  tested: z.int(),
  /** How substances are called in the tenant's language, where they are called otherwise. */
  names: z.optional(z.partialRecord(substance, text)),
  /** How the number of a batch is written: {yy}, {ww} and {nn} stand for year, week and the line it was packed on. */
  batch: text,
  /** Goods, or single variants of one (`paprika/rot`), and what grows there. */
  crops: z.record(z.string(), crop),
  /** Every year in this week: the first article of a good, and what was done about it. */
  events: z.array(z.strictObject({ good: z.string(), week: z.int(), substance, milligrams: z.number(), action: text })),
});
export type ResiduesFile = z.infer<typeof residuesFile>;
