import { z } from 'zod/mini';
import { pesticideUses, type ResidueVerdict, residueVerdicts } from './codes.ts';

/** A substance that was found. */
const residue = z.object({
  substance: z.string(),
  use: z.optional(z.enum(pesticideUses)),
  /** Milligrams in a kilogram of the food. */
  amount: z.number(),
  /** The most that the law allows of it in this food, in the same measure. */
  limit: z.number(),
  /** Percent of that limit. */
  share: z.number(),
  /**
   * Acute reference dose: what can be eaten in one day without harm, in milligrams per kilogram of body weight. 0: the
   * authorities found that it needs none; missing: not known here.
   */
  acuteDose: z.optional(z.number()),
});
export type Residue = z.infer<typeof residue>;

const testShape = {
  batch: z.string(),
  /** The day the sample was taken. */
  sampledOn: z.string(),
  /** How many substances were looked for. */
  tested: z.int(),
  verdict: z.enum(residueVerdicts),
  /** Percent of its limit, of the substance that comes nearest to it. */
  highest: z.number(),
  /** What the retailer did about it. */
  action: z.optional(z.string()),
};

/** A test among others. */
const residueSummary = z.object({
  ...testShape,
  /** How many substances were found. */
  found: z.int(),
});
export type ResidueSummary = z.infer<typeof residueSummary>;

/** One laboratory test of one batch. */
const residueTest = z.object({
  ...testShape,
  laboratory: z.string(),
  /** The laboratory's own number of its report. */
  report: z.optional(z.string()),
  /** Name of the country. */
  origin: z.optional(z.string()),
  /** Nearest to their limit first. */
  residues: z.array(residue),
  /** All shares together. */
  sum: z.number(),
  /** How much of it a child would have to eat in one day to reach an acute reference dose. */
  meal: z.optional(
    z.object({ substance: z.string(), kilograms: z.number(), childKilograms: z.int(), needless: z.array(z.string()) }),
  ),
});
export type ResidueTest = z.infer<typeof residueTest>;

export const testedProduct = z.object({
  sku: z.string(),
  /** With its brand. */
  name: z.string(),
  pack: z.string(),
  /** See `pictureSource`. */
  picture: z.string(),
  /** The newest. */
  latest: residueSummary,
});
export type TestedProduct = z.infer<typeof testedProduct>;

/** All that laboratories found in a product. */
export const residueRecord = z.object({
  product: testedProduct,
  /** The one that was asked for, or the newest. */
  test: residueTest,
  /** Those of twelve months, oldest first. */
  tests: z.array(residueSummary),
  /** Of the highest shares of these. */
  average: z.number(),
  /** Percent of the legal limit that the retailer wants no substance to exceed. */
  goal: z.optional(z.number()),
});
export type ResidueRecord = z.infer<typeof residueRecord>;

/** What the tests of twelve months came to. */
export interface ResidueOverview {
  readonly tests: number;
  readonly products: number;
  /** Tests by what they came to. */
  readonly counts: Readonly<Record<ResidueVerdict, number>>;
  /** Newest first. */
  readonly latest: readonly TestedProduct[];
  /** Those that were not as they should be, newest first. */
  readonly bad: readonly { readonly product: TestedProduct; readonly test: ResidueSummary }[];
}
