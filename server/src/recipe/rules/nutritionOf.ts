import type { Nutrition, PortionNutrition, ProductFacts, RecipeThing } from '@trolley/contract';
import type { StoredProduct } from '../../catalogue/catalogue.ts';
import { densityOf } from './thingWeights.ts';

const values = ['kJ', 'kcal', 'fat', 'saturates', 'carbohydrate', 'sugar', 'protein', 'salt'] as const;
const whole: readonly string[] = ['kJ', 'kcal'];

/** Facts lie as JSON, and a recipe asks for a dozen of them each time. */
const known = new WeakMap<StoredProduct, { readonly nutrition: Nutrition | undefined }>();

function nutritionIn(product: StoredProduct): Nutrition | undefined {
  const before = known.get(product);
  if (before) return before.nutrition;
  const { nutrition } = JSON.parse(product.facts) as ProductFacts;
  known.set(product, { nutrition });
  return nutrition;
}

/** So much of a thing, and the product it is bought as. */
export interface Eaten {
  readonly thing: RecipeThing;
  readonly grams: number;
  readonly product: StoredProduct | undefined;
}

/** What one serving holds, from the products; undefined where nothing is weighed. What nobody buys (water) holds nothing. */
export function nutritionOf(eaten: readonly Eaten[], servings: number): PortionNutrition | undefined {
  const sums = Object.fromEntries(values.map((value) => [value, 0])) as Record<(typeof values)[number], number>;
  let [weight, told] = [0, 0];
  for (const { thing, grams, product } of eaten) {
    if (!thing.find) continue;
    weight += grams;
    const nutrition = product && nutritionIn(product);
    if (!nutrition) continue;
    told += grams;
    const hundreds = grams / 100 / (nutrition.per === '100ml' ? densityOf(thing) : 1);
    for (const value of values) sums[value] += nutrition[value] * hundreds;
  }
  if (weight === 0) return undefined;
  const portion = values.map((value) => {
    const each = sums[value] / servings;
    return [value, whole.includes(value) ? Math.round(each) : Math.round(each * 10) / 10] as const;
  });
  return {
    ...(Object.fromEntries(portion) as Omit<PortionNutrition, 'known'>),
    known: Math.round((told / weight) * 100) / 100,
  };
}
