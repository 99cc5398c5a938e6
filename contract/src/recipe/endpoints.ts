import { z } from 'zod/mini';
import { resultsOf } from '../catalogue/endpoints.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { mealPlan, mostServings, planProducts } from './plan.ts';
import { recipeProducts } from './products.ts';
import { recipeDetail, recipeListing, recipeSummary } from './recipe.ts';
import { recipeSlug, recipeSlugs, sku, swaps, things } from './recipeNames.ts';
import { recipeListParameters } from './recipeQuery.ts';

const domain = 'recipe';
const base = '/api/recipes';
const slug = z.object({ slug: recipeSlug });
const store = z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'expected the id of a store')));

export const getRecipes = defineEndpoint({
  method: 'GET',
  path: base,
  domain,
  summary:
    'Recipes, newest first, narrowed and sorted, with facets and their counts; with `product` those that use this sku, with `slug` (comma-separated, at most 100) only these.',
  query: z.object({
    ...recipeListParameters,
    product: z.optional(sku),
    slug: z.optional(recipeSlugs),
  }),
  reply: recipeListing,
});

export const getRecipe = defineEndpoint({
  method: 'GET',
  path: `${base}/{slug}`,
  domain,
  summary: 'One recipe with its ingredients as amounts of things, and its steps.',
  params: slug,
  reply: recipeDetail,
});

export const searchRecipes = defineEndpoint({
  method: 'GET',
  path: `${base}/search/{term}`,
  domain,
  summary: 'Recipes that match a term in their title, ingredients or text, best first.',
  params: z.object({ term: z.string().check(z.maxLength(20_000)) }),
  query: z.object({
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 5),
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0),
  }),
  reply: resultsOf(recipeSummary),
});

/** What a recipe is to be bought as. */
const productsAsk = z.object({
  /** A multiple of the recipe's `servingsStep`; its own where it is left out. */
  servings: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostServings))),
  /** Availability is that of this store. */
  store,
  /** Products the shopper chose: `zwiebel:12345678,ei:87654321`. */
  swap: z.optional(swaps),
  /** Things that are at home. */
  home: z.optional(things),
  /** Things that shall be bought, though they are mostly at home. */
  buy: z.optional(things),
});

export const getRecipeProducts = defineEndpoint({
  method: 'GET',
  path: `${base}/{slug}/products`,
  domain,
  summary:
    'The products that cover the ingredients for so many servings at the caller’s place, the same for everybody there: how many, what is left over, what a serving costs and holds.',
  params: slug,
  query: productsAsk,
  reply: recipeProducts,
});

export const getMyRecipeProducts = defineEndpoint({
  method: 'GET',
  path: `${base}/{slug}/products/mine`,
  domain,
  summary:
    'The same for whoever asks: what they bought before or marked comes first, and what they bought lately is at home. Guests get what was ordered in their browser.',
  params: slug,
  query: productsAsk,
  reply: recipeProducts,
});

export const planMeals = defineEndpoint({
  method: 'POST',
  path: `${base}/plan`,
  domain,
  summary:
    'What several dishes are bought as, packs shared between them, with what is left at the end. Nothing is stored.',
  query: z.object({ store }),
  body: mealPlan,
  reply: planProducts,
});

export const getMealPlan = defineEndpoint({
  method: 'GET',
  path: '/api/customers/meal-plan',
  domain,
  customerOnly: true,
  summary: 'What the customer means to cook; empty where nothing is planned.',
  reply: mealPlan,
});

export const setMealPlan = defineEndpoint({
  method: 'PUT',
  path: '/api/customers/meal-plan',
  domain,
  customerOnly: true,
  summary: 'Keeps what the customer means to cook, in place of what was kept before. Without meals nothing is kept.',
  body: mealPlan,
  reply: mealPlan,
});
