import { certifiedLabels } from '@trolley/contract';
import { z } from 'zod/mini';
import { allergenCodes, labelCodes, servedAs, storageCodes } from './codes.ts';
import { cents, slug, text } from './values.ts';

const named = z.record(slug, text);
export const wordsFile = z.strictObject({
  locale: text,
  decimal: text,
  /** Size unit → one, several. */
  units: z.record(z.string(), z.tuple([text, text])),
  times: text,
  averagePiece: text,
  step: text,
  drained: text,
  /** Set before the name; `Bio-` joins, `Organic ` stands apart. */
  organicPrefix: z.string().check(z.minLength(1)),
  organicIngredients: text,
  organicSeal: text,
  storage: z.record(z.enum(storageCodes), text),
  /** What is printed on the back of a pack. */
  back: z.strictObject({
    ingredients: text,
    nutrition: text,
    energy: text,
    fat: text,
    saturates: text,
    carbohydrate: text,
    sugar: text,
    fibre: text,
    protein: text,
    salt: text,
  }),
  lifeDays: text,
  lifeMonths: text,
  contact: text,
  /** Scheme and number of every certified label. */
  certificates: z.record(z.enum(certifiedLabels), z.strictObject({ scheme: text, number: text })),
  /** Answers for goods of makers outside the Union. */
  importer: z.strictObject({ name: text, address: text, contact: text }),
  labels: z.record(z.enum(labelCodes), text),
  allergens: z.record(z.enum(allergenCodes), text),
  /** Stem of a marked word → allergen; the longest stem wins. */
  allergenWords: z.record(z.string(), z.enum(allergenCodes)),
  /** Words that hold such a stem and are no allergen. */
  harmlessWords: z.array(text),
  countries: z.record(z.string(), text),
  zones: named,
  synonyms: z.array(z.array(text).check(z.minLength(2))),
  fold: z.record(z.string(), z.string()),
});

const permille = z.int().check(z.gte(0), z.lte(1000));
const weeks = z.int().check(z.positive());
const percentRange = z.tuple([z.int(), z.int()]);
export const rulesFile = z.strictObject({
  /** Class → dated rates, oldest first; 49 is 4.9 %. */
  vat: z.record(slug, z.array(z.strictObject({ from: z.iso.date(), permille })).check(z.minLength(1))),
  /** Cents per container or crate. */
  deposits: z.record(slug, cents),
  /** Categories of any level whose goods are neither food nor feed. */
  nonFood: z.array(slug),
  /** Categories of what animals eat or use: nobody marks allergens there. */
  forAnimals: z.array(slug),
  organicLevel: z.int().check(z.gte(100), z.lte(200)),
  maxQuantity: z.strictObject({ pack: z.int(), bundle: z.int(), weighed: z.int() }),
  offers: z.strictObject({
    /** 0 Sunday … 6 Saturday. */
    firstWeekday: z.int().check(z.gte(0), z.lte(6)),
    everyWeeks: weeks,
    depths: z.array(z.int().check(z.gte(10), z.lte(50))),
    lowestPrice: cents,
    /** Goods that are only reduced in the months (1 to 12) in which the page about seasons says they are fresh or in store. */
    seasons: z.optional(
      z.array(
        z.strictObject({
          goods: z.array(slug).check(z.minLength(1)),
          months: z.array(z.int().check(z.gte(1), z.lte(12))).check(z.minLength(1)),
        }),
      ),
    ),
  }),
  regularPrices: z.strictObject({ everyWeeks: weeks, share: permille, percent: percentRange, historyDays: z.int() }),
  loyalty: z.strictObject({ everyWeeks: weeks, share: permille, percent: percentRange, lowestPrice: cents }),
  availability: z.strictObject({ everyDays: z.int(), unavailable: permille, temporarilyUnavailable: permille }),
  /** Leaf → how its goods are pictured served; the others are not. */
  served: z.record(slug, z.enum(servedAs)),
  zones: z.array(slug),
  onlyIn: z.array(z.strictObject({ goods: z.array(slug), zones: z.array(slug) })),
  zonePrices: z.array(z.strictObject({ zone: slug, categories: z.array(slug), share: permille, percent: z.int() })),
});

/** Stores people collect from; each lies in a zone of the rules. */
export const storesFile = z.array(z.strictObject({ id: slug, name: text, zone: slug })).check(z.minLength(1));

export type Words = z.infer<typeof wordsFile>;
export type Rules = z.infer<typeof rulesFile>;
export type Stores = z.infer<typeof storesFile>;
