import { type RecipeFile, type RecipeThing, scaleAmount, type ThingAmount } from '@trolley/contract';
import { gramsOf } from './thingWeights.ts';

/** All of one thing that a dish needs. */
export interface Need {
  readonly thing: RecipeThing;
  /** As it is told; missing where the cook decides. */
  readonly needed?: ThingAmount;
  /** Exactly, for what is bought; missing where its weight is not known. */
  readonly grams?: number;
}

/** What a recipe needs for so many servings, each thing once, in the order of its ingredients. */
export function needsOf(
  recipe: Pick<RecipeFile, 'ingredients' | 'servings'>,
  things: ReadonlyMap<string, RecipeThing>,
  servings: number,
): readonly Need[] {
  const factor = servings / recipe.servings;
  const ids = new Set(recipe.ingredients.map((ingredient) => ingredient.thing));
  return [...ids].flatMap((id): Need[] => {
    const thing = things.get(id);
    if (!thing) return [];
    const ingredients = recipe.ingredients.filter((ingredient) => ingredient.thing === id);
    const measured = ingredients.flatMap(({ amount, unit }) =>
      amount === undefined || unit === undefined ? [] : [{ amount, unit }],
    );
    const [first] = measured;
    if (!first) return [{ thing }];
    const weights = measured.map(({ amount, unit }) => amount * (gramsOf(thing, unit) ?? Number.NaN));
    const grams = sum(weights) * factor;
    const isOneUnit = measured.every(({ unit }) => unit === first.unit);
    const { amount, unit } = isOneUnit
      ? scaleAmount(sum(measured.map((one) => one.amount)), first.unit, factor)
      : scaleAmount(Math.round(sum(weights)), 'g', factor);
    return [{ thing, needed: { amount, unit }, ...(!Number.isNaN(grams) && { grams }) }];
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
