import { z } from 'zod/mini';
import { productLine, recipeProducts, thingAmount } from './products.ts';
import { recipeSummary } from './recipe.ts';
import { sku, recipeSlug as slug, thing } from './recipeNames.ts';

/** Meals of one plan: two weeks of two a day. */
export const mostMeals = 28;
export const mostServings = 100;
/** Things of a plan that somebody chose a product for, has at home or wants to buy. */
export const mostPlanThings = 300;

export const recipeServings = z.int().check(z.minimum(1), z.maximum(mostServings));

/** What is left keeps for some days more, which must be days of four-digit years, too. */
const day = z.iso.date().check(z.refine((date) => date < '9000', 'expected a day before the year 9000'));

/** A dish on a day, for so many. */
export const meal = z.object({ day, slug, servings: recipeServings });
export type Meal = z.infer<typeof meal>;

export const mealPlan = z.object({
  meals: z.array(meal).check(z.maxLength(mostMeals)),
  /** Products the shopper chose, by thing. */
  swaps: z._default(
    z
      .record(thing, sku)
      .check(
        z.refine((swaps) => Object.keys(swaps).length <= mostPlanThings, `expected at most ${mostPlanThings} products`),
      ),
    {},
  ),
  /** Things that are at home, whatever is known. */
  home: z._default(z.array(thing).check(z.maxLength(mostPlanThings)), []),
  /** Things that shall be bought, though they are mostly at home. */
  buy: z._default(z.array(thing).check(z.maxLength(mostPlanThings)), []),
});
export type MealPlan = z.infer<typeof mealPlan>;

/** What a plan is bought as: packs are shared between its dishes. */
export const planProducts = z.object({
  meals: z.array(
    z.object({
      ...meal.shape,
      recipe: recipeSummary,
      /** Its servings are a multiple of this. */
      servingsStep: z.int(),
      portionPrice: recipeProducts.shape.portionPrice,
      /** Things of it of which another dish uses the same pack. */
      shares: z.array(z.string()),
    }),
  ),
  /** Each thing once, with the meals that use it, by their place in `meals`. */
  lines: z.array(
    z.object({
      ...productLine.shape,
      uses: z.array(z.object({ meal: z.int(), needed: z.optional(thingAmount), grams: z.optional(z.number()) })),
      /** Fewer pieces do than each dish would need alone. */
      shared: z.boolean(),
      /** Days that it keeps once opened. */
      keeps: z.optional(z.int()),
      /** The last day on which what is left should be used: counted from the first dish that opens it. */
      useBy: z.optional(z.iso.date()),
    }),
  ),
  total: z.object({
    ...recipeProducts.shape.total.shape,
    servings: z.int(),
    /** What the dishes would cost if each were bought alone. */
    alone: z.int(),
  }),
  /** Dishes that use what is left at the end, not yet in the plan. */
  ideas: recipeProducts.shape.ideas,
  /** Slugs that the shop has no recipe for any more; they are left out. */
  gone: z.array(z.string()),
});
export type PlanProducts = z.infer<typeof planProducts>;
