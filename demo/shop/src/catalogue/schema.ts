import { z } from 'zod/mini';
import { allergenCodes, fonts, labelCodes, layouts, referenceUnits, storageCodes } from './codes.ts';
import { cents, colour, slug, text } from './values.ts';

const share = z.number().check(z.gte(0), z.lte(100));
/** `AT`, or with a region `AT:Steiermark`. */
const origin = z.string().check(z.regex(/^[A-Z]{2}(:\S.*)?$/));
/** kcal, fat, saturates, carbohydrate, sugar, protein, salt and perhaps fibre per 100 g or 100 ml; kJ is computed. */
const bigSeven = [z.number(), share, share, share, share, share, share] as const;
const nutrition = z.union([z.tuple(bigSeven), z.tuple([...bigSeven, share])]);
const motif = z.string().check(z.regex(/^[nk]:[a-z0-9-]+$/));

/** What any layer may say about a good: leaf defaults, the good, its variant, its size; the later one wins. */
const facts = {
  vat: z.optional(slug),
  labels: z.optional(z.array(z.enum(labelCodes))),
  contains: z.optional(z.array(z.enum(allergenCodes))),
  traces: z.optional(z.array(z.enum(allergenCodes))),
  ingredients: z.optional(text),
  nutrition: z.optional(nutrition),
  origin: z.optional(z.array(origin)),
  storage: z.optional(z.enum(storageCodes)),
  life: z.optional(z.int().check(z.positive())),
  notes: z.optional(z.array(text)),
  warnings: z.optional(z.array(text)),
  /** A name from the rules, or `none` where the leaf's deposit does not apply. */
  deposit: z.optional(slug),
  /** 0 lifts the age its leaf asks for. */
  minAge: z.optional(z.union([z.literal(0), z.literal(16), z.literal(18)])),
  alcohol: z.optional(z.number().check(z.positive(), z.lte(80))),
  popularity: z.optional(z.int().check(z.gte(1), z.lte(100))),
  shape: z.optional(slug),
  motif: z.optional(motif),
  layout: z.optional(z.enum(layouts)),
  c: z.optional(z.array(colour).check(z.minLength(1), z.maxLength(4))),
  /** Parts and options of the kit's shape: liquid, glass, cap, lid, tray, card, net, crust, filling, count, inside … */
  look: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))),
  label: z.optional(text),
  find: z.optional(z.array(text)),
};

const sizeExtras = z.strictObject({
  /** Declared weight or volume of a size counted in pieces, for the base price. */
  net: z.optional(text),
  drained: z.optional(text),
  crate: z.optional(slug),
  deposit: z.optional(slug),
  brands: z.optional(z.array(slug)),
  shape: z.optional(slug),
  look: facts.look,
  popularity: facts.popularity,
});
/** `["1 l", 159]`: size and price in cents at price level 100; see README for the size grammar. */
const size = z.union([z.tuple([text, cents]), z.tuple([text, cents, sizeExtras])]);

const variant = z.strictObject({
  ...facts,
  name: text,
  id: z.optional(slug),
  /** What `{v}` in the ingredients becomes; the name when absent. */
  text: z.optional(text),
  about: z.optional(text),
  brands: z.optional(z.array(slug)),
  sizes: z.optional(z.array(text)),
  organic: z.optional(z.array(slug)),
  price: z.optional(z.int()),
});

const good = z.strictObject({
  ...facts,
  id: slug,
  in: slug,
  name: text,
  about: text,
  brands: z.array(slug).check(z.minLength(1)),
  /** Brands of `brands` that offer an organic version besides. */
  organic: z.optional(z.array(slug)),
  organicName: z.optional(text),
  sizes: z.array(size).check(z.minLength(1)),
  variants: z.optional(z.array(variant).check(z.minLength(1))),
  noOffers: z.optional(z.boolean()),
  maxQuantity: z.optional(z.int().check(z.positive())),
});

export const goodsFile = z.strictObject({
  category: slug,
  leaves: z.record(slug, z.strictObject(facts)),
  goods: z.array(good),
});

const leafCategory = z.strictObject({
  slug,
  name: text,
  unit: z.optional(z.enum(referenceUnits)),
  vat: z.optional(slug),
  picture: z.optional(slug),
});
const innerCategory = z.strictObject({ ...leafCategory.shape, children: z.array(leafCategory).check(z.minLength(1)) });
export const categoriesFile = z.array(
  z.strictObject({
    ...leafCategory.shape,
    unit: z.enum(referenceUnits),
    vat: slug,
    children: z.array(innerCategory).check(z.minLength(1)),
  }),
);

export const brandsFile = z.array(
  z.strictObject({
    slug,
    name: text,
    about: text,
    /** Percent of the price in the goods files. */
    level: z.int().check(z.gte(50), z.lte(200)),
    font: z.enum(fonts),
    upper: z.optional(z.literal(1)),
    track: z.optional(z.number()),
    /** Base, accent, ink, paper. */
    palettes: z.array(z.tuple([colour, colour, colour, colour])).check(z.minLength(1)),
    layouts: z.array(z.enum(layouts)).check(z.minLength(1)),
    /** Categories of any level it makes goods of. */
    makes: z.array(slug).check(z.minLength(1)),
    origin,
    maker: text,
    ownLabel: z.optional(z.enum(['budget', 'organic', 'fresh'])),
    organic: z.optional(z.literal(true)),
    /** No brand to the shopper: loose goods, which only share a look on the pictures. */
    silent: z.optional(z.literal(true)),
  }),
);

export type GoodsFile = z.infer<typeof goodsFile>;
export type Good = z.infer<typeof good>;
export type Variant = z.infer<typeof variant>;
export type Size = z.infer<typeof size>;
export type Facts = GoodsFile['leaves'][string];
export type CategoryTree = z.infer<typeof categoriesFile>;
export type Brand = z.infer<typeof brandsFile>[number];
export type Nutrition = z.infer<typeof nutrition>;
