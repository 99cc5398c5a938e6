import { z } from 'zod/mini';
import { recipeCourses, recipeDiets, recipeDifficulties, recipeStep, recipeUnits } from './recipeFile.ts';
import { recipeFacetKeys, recipeSorts } from './recipeQuery.ts';

const cents = z.int().check(z.minimum(0));
/** As a list of ingredients says it, after an amount: "onion", "onions". */
const thingName = z.object({ one: z.string(), many: z.string() });
export type ThingName = z.infer<typeof thingName>;

/** A recipe as lists show it, counted with the prices of one assortment zone. */
export const recipeSummary = z.object({
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  /** See `pictureSource`; 4 : 3. Missing where the retailer gave none. */
  picture: z.optional(z.string()),
  published: z.iso.date(),
  servings: z.int(),
  servingsUnit: z.enum(['portion', 'piece']),
  minutes: z.object({ total: z.int(), active: z.int() }),
  difficulty: z.enum(recipeDifficulties),
  course: z.enum(recipeCourses),
  diet: z.array(z.enum(recipeDiets)),
  /** The months it is in season, 1 to 12; none for all year. */
  months: z.array(z.int()),
  /** It has a season, and this is it. */
  inSeason: z.boolean(),
  /** What goes into the pot for one serving; missing where something has no price here, or nothing is sold. */
  portionPrice: z.optional(cents),
  /** How many of its ingredients are reduced now. */
  offers: z.int(),
  /** How many cost members less. */
  memberPrices: z.int(),
});
export type RecipeSummary = z.infer<typeof recipeSummary>;

export const shownIngredient = z.object({
  /** Id of the thing it is an amount of. */
  thing: z.string(),
  name: thingName,
  /** For the recipe's own servings (see `scaleAmount`); without it the cook decides. */
  amount: z.optional(z.number()),
  unit: z.optional(z.enum(recipeUnits)),
  note: z.optional(z.string()),
  /** The heading it stands under. */
  part: z.optional(z.string()),
  /** Mostly at home already. */
  cupboard: z.boolean(),
});
export type ShownIngredient = z.infer<typeof shownIngredient>;

/** One recipe alone. */
export const recipeDetail = z.object({
  ...recipeSummary.shape,
  /** Servings are a multiple of this. */
  servingsStep: z.int(),
  servingsHint: z.optional(z.string()),
  equipment: z.array(z.string()),
  ingredients: z.array(shownIngredient),
  /** `uses`: the things that a step's text names. */
  steps: z.array(recipeStep),
  tip: z.optional(z.string()),
  leftovers: z.optional(z.string()),
});
export type RecipeDetail = z.infer<typeof recipeDetail>;

const recipeFacet = z.object({
  key: z.enum(recipeFacetKeys),
  values: z.array(
    z.object({
      /** As it stands in the address. */
      value: z.string(),
      /** Of a thing; the storefront names the others. */
      name: z.optional(z.string()),
      /** Of a thing: the picture of a product that it is bought as. */
      picture: z.optional(z.string()),
      /** Recipes left if it were chosen too. */
      count: z.int(),
      selected: z.boolean(),
    }),
  ),
});
export type RecipeFacet = z.infer<typeof recipeFacet>;

/** One page of a list of recipes, and how it can be narrowed. */
export const recipeListing = z.object({
  count: z.int(),
  offset: z.int(),
  total: z.int(),
  results: z.array(recipeSummary),
  /** From 1. */
  page: z.int(),
  pages: z.int(),
  pageSize: z.int(),
  sort: z.enum(recipeSorts),
  /** Only those that narrow something. */
  facets: z.array(recipeFacet),
});
export type RecipeListing = z.infer<typeof recipeListing>;
