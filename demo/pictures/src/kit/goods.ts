import { z } from 'zod/mini';
import { LAYOUTS } from './label/layoutNames.ts';
import { BRAND_FONTS } from './text/fonts.ts';

const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));
const motif = z.string().check(z.regex(/^(own|noto):[a-z0-9-]+$/));
const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

/** Parts that may have a colour of their own; a shape says which it has. */
export const PARTS = [
  'body',
  'cap',
  'card',
  'content',
  'crust',
  'foil',
  'glass',
  'lid',
  'liquid',
  'net',
  'rind',
  'side',
  'top',
  'tray',
] as const;

/** What lies in a tray or behind the film of a pack. */
export const FILLINGS = [
  'mince',
  'salmon',
  'whitefish',
  'trout',
  'prawns',
  'steak',
  'schnitzel',
  'chicken',
  'drumsticks',
  'sausages',
  'bacon',
  'ham',
  'salami',
  'sausage',
  'cheese',
  'tofu',
  'bird',
  'chops',
  'cubes',
  'diced',
  'dicedFish',
  'meatballs',
  'nuggets',
  'patties',
  'ribs',
  'roast',
  'skewers',
  'ribEye',
  'sirloin',
  'medallions',
  'tenderloin',
  'belly',
  'shanks',
  'bones',
  'wings',
  'thinSlices',
] as const;

/** What is sold and how its pack is printed; everything but the shape of the pack. */
export const goodsSchema = z.object({
  /** Empty on goods that no brand signs: their name stands alone. */
  brand: z.string().check(z.maxLength(28)),
  font: z.enum(BRAND_FONTS),
  capitals: z.optional(z.boolean()),
  tracking: z.optional(z.number().check(z.minimum(-0.05), z.maximum(0.2))),
  name: text(60),
  size: z.optional(text(20)),
  layout: z.optional(z.enum(LAYOUTS)),
  motif: z.optional(motif),
  colours: z.object({ base: colour, accent: colour, ink: colour, paper: colour }),
  seal: z.optional(text(8)),
  /** Printed on a band across the foot of every face: what tells the organic one from its plain brother afar. */
  band: z.optional(text(12)),
  /** The pack from behind: what the law wants printed instead of what sells it. */
  back: z.optional(
    z.object({
      ingredients: z.optional(text(10_000)),
      table: z.optional(
        z.object({ title: text(60), rows: z.array(z.tuple([text(60), text(40)])).check(z.maxLength(14)) }),
      ),
      notes: z.optional(z.array(text(600)).check(z.maxLength(6))),
      code: z.optional(z.string().check(z.regex(/^\d{8,14}$/))),
    }),
  ),
  parts: z.optional(z.partialRecord(z.enum(PARTS), colour)),
  filling: z.optional(z.enum(FILLINGS)),
  count: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  /** Motif seen through a window, behind film or among the contents. */
  inside: z.optional(motif),
  chequered: z.optional(z.boolean()),
  sticker: z.optional(z.boolean()),
  turn: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
});

export type Goods = z.infer<typeof goodsSchema>;
export type Part = (typeof PARTS)[number];
export type Filling = (typeof FILLINGS)[number];

export const partColour = (goods: Goods, part: Part, otherwise: string): string => goods.parts?.[part] ?? otherwise;
