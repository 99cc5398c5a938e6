import type { RecipeProducts } from '@trolley/contract';
import type { StoredRecipe } from '../../catalogue/catalogue.ts';
import type { Kitchen } from './kitchen.ts';
import { leftoverIdeas } from './leftoverIdeas.ts';
import type { Matched, Wishes } from './matchLine.ts';
import { nutritionOf } from './nutritionOf.ts';
import { containsOf, hidesAllergens, portionPriceOf, totalOf } from './totalOf.ts';

export interface BuyAsk {
  /** The recipe's own where it is left out. */
  readonly servings?: number;
  readonly store?: string;
  readonly wishes: Wishes;
}

/** What a recipe is bought as. */
export function buyRecipe(kitchen: Kitchen, recipe: StoredRecipe, ask: BuyAsk): RecipeProducts {
  const servings = ask.servings ?? recipe.servings;
  const matched = kitchen.match(recipe, servings, ask.wishes, ask.store);
  const portionPrice = portionPriceOf(matched, servings);
  const nutrition = nutritionOf(eatenOf(matched), servings);
  const others = kitchen.recipes.filter((one) => one !== recipe);
  return {
    slug: recipe.slug,
    servings,
    lines: matched.map(({ line }) => line),
    total: totalOf(matched),
    ...(portionPrice !== undefined && { portionPrice }),
    ...(nutrition && { nutrition }),
    contains: containsOf(matched),
    ...(hidesAllergens(matched) && { allergensUnstated: true }),
    ideas: ideasOf(kitchen, matched, others),
  };
}

export function ideasOf(kitchen: Kitchen, matched: readonly Matched[], others: readonly StoredRecipe[], most?: number) {
  const left = matched.filter(({ line }) => !line.home).map(({ need, left: grams }) => ({ thing: need.thing, grams }));
  return leftoverIdeas(left, others, kitchen.catalogue.recipeThings, most).map(({ recipe, things }) => ({
    recipe: kitchen.summary(recipe),
    things: [...things],
  }));
}

function eatenOf(matched: readonly Matched[]) {
  return matched.flatMap(({ need: { thing, grams }, candidate }) =>
    grams === undefined ? [] : [{ thing, grams: grams * (candidate?.holds.eaten ?? 1), product: candidate?.stored }],
  );
}
