import { z } from 'zod/mini';
import { isPlainText } from '../wire/plainText.ts';

export const recipeUnits = [
  'g',
  'ml',
  'piece',
  'tbsp',
  'tsp',
  'pinch',
  'clove',
  'bunch',
  'handful',
  'slice',
  'sprig',
] as const;
export type RecipeUnit = (typeof recipeUnits)[number];

export const recipeCourses = ['main', 'soup', 'salad', 'side', 'breakfast', 'dessert', 'baking', 'snack'] as const;
export const recipeDifficulties = ['easy', 'medium', 'demanding'] as const;
export const recipeDiets = ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree'] as const;
export type RecipeDiet = (typeof recipeDiets)[number];

const id = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a short name like "rote-linsen"'), z.maxLength(80));
const plain = 'expected text without control characters';
const line = z.string().check(
  z.minLength(1),
  z.maxLength(160),
  z.refine((value) => isPlainText(value), plain),
);
const text = z.string().check(
  z.minLength(1),
  z.maxLength(900),
  z.refine((value) => isPlainText(value, { multiline: true }), plain),
);
const minutes = z.int().check(z.minimum(1), z.maximum(600));
const count = z.int().check(z.minimum(1), z.maximum(100));
/** More is a typing error, and would make prices that no answer can hold. */
const mostAmount = 100_000;
const mostDays = 3650;
const grams = z.number().check(z.minimum(0.001), z.maximum(mostAmount));

const recipeIngredient = z
  .strictObject({
    /** The id of a thing of `things.json`. */
    thing: id,
    /** For the recipe's own servings; without it the cook decides ("pepper"). */
    amount: z.optional(z.number().check(z.gt(0), z.maximum(mostAmount))),
    unit: z.optional(z.enum(recipeUnits)),
    /** How it is wanted: "soft", "cut into thick slices". */
    note: z.optional(line),
    /** The heading it stands under, such as "For the sauce". */
    part: z.optional(line),
  })
  .check(
    z.refine(({ amount, unit }) => (amount === undefined) === (unit === undefined), {
      error: 'expected an amount with a unit, or neither',
    }),
  );
export type RecipeIngredient = z.infer<typeof recipeIngredient>;

export const recipeStep = z.strictObject({
  title: line,
  /** Says no amounts of ingredients: those are counted for the servings the cook chooses, a text cannot be. */
  text,
  /** What a timer is set to. */
  minutes: z.optional(minutes),
  /** The things that the text names. */
  uses: z.array(id),
});

/** `tenants/<id>/recipes/<slug>.json`: a recipe. Its ingredients are amounts of things, never articles. */
export const recipeFile = z.strictObject({
  slug: id,
  title: line,
  /** One or two sentences that make one want it. */
  text,
  published: z.iso.date(),
  /** What the amounts are for. */
  servings: count,
  /** What the servings are counted in: a stew is for four, scones are twelve pieces. */
  servingsUnit: z._default(z.enum(['portion', 'piece']), 'portion'),
  /** Servings are a multiple of this where a tin or a tray decides. */
  servingsStep: z._default(count, 1),
  /** Why they are, in words: "enough for a 900 g loaf tin". */
  servingsHint: z.optional(line),
  /** `total` counts from the first move to the table; `active` is the share in which the cook has something to do. */
  minutes: z.strictObject({ total: minutes, active: minutes }),
  difficulty: z.enum(recipeDifficulties),
  course: z.enum(recipeCourses),
  /** Follows from the natures of its things, and is written down to be read and searched. */
  diet: z.array(z.enum(recipeDiets)),
  /** The months it is in season, 1 to 12; none for all year. */
  months: z.array(z.int().check(z.minimum(1), z.maximum(12))),
  /** What not every kitchen has to hand; with sizes where they matter. */
  equipment: z.array(line),
  ingredients: z.array(recipeIngredient).check(z.minLength(2)),
  steps: z.array(recipeStep).check(z.minLength(1)),
  tip: z.optional(text),
  /** How what remains is kept, or what becomes of it. */
  leftovers: z.optional(text),
});
export type RecipeFile = z.infer<typeof recipeFile>;

export const recipeThing = z.strictObject({
  id,
  /** As a list of ingredients says it, after an amount: "onion", "onions"; the same twice for what is not counted. */
  name: z.strictObject({ one: line, many: line }),
  /** Words by which the steps of recipes name it; see `findsWords` for how they are written. */
  said: z.array(line).check(z.minLength(1)),
  /** Mostly at home already: salt, pepper, oil, flour, sugar. */
  cupboard: z.optional(z.boolean()),
  /** The weight of one of each unit it is measured in, but grams. */
  grams: z._default(z.partialRecord(z.enum(recipeUnits), grams), {}),
  /** What an article of it weighs that is sold by the piece, where that is more than a piece of a recipe: a head of celery. */
  each: z.optional(grams),
  /** Its amounts are those of the tin as it is labelled, with the liquid; otherwise the drained weight counts. */
  tinned: z.optional(z.boolean()),
  /** Days that it keeps once opened or cut, stored as it should be. */
  keeps: z.optional(z.int().check(z.minimum(1), z.maximum(mostDays))),
  /** True where everything that `find` finds is so; a mixture that is not labelled gluten-free counts as not. */
  nature: z.strictObject({
    vegetarian: z.boolean(),
    vegan: z.boolean(),
    glutenFree: z.boolean(),
    lactoseFree: z.boolean(),
  }),
  /** Which articles are this thing. Left out for water alone, which nobody buys. */
  find: z.optional(
    z.strictObject({
      /** Slugs; what is below a category belongs to it. */
      categories: z.array(line).check(z.minLength(1)),
      /** One of these in the article's name; see `findsWords`. */
      words: z.array(line).check(z.minLength(1)),
      /** None of these. */
      not: z.optional(z.array(line)),
      /** Articles with one of these come before the others. */
      prefer: z.optional(z.array(line)),
    }),
  ),
});
export type RecipeThing = z.infer<typeof recipeThing>;

/** `tenants/<id>/recipes/things.json`: what recipes are cooked from, and how an article is found for it. */
export const recipeThingsFile = z.array(recipeThing);
