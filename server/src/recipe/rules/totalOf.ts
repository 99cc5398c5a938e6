import { type AllergenCode, allergenCodes, type RecipeProducts, statesAllergens } from '@trolley/contract';
import type { Matched } from './matchLine.ts';

/** What goes into the cart: all that is not at home. */
export function totalOf(matched: readonly Matched[]): RecipeProducts['total'] {
  const picks = matched.flatMap(({ line: { pick, home } }) => (pick && !home ? [pick] : []));
  const sum = (of: (pick: (typeof picks)[number]) => number) => picks.reduce((total, pick) => total + of(pick), 0);
  const price = sum((pick) => pick.price);
  const member = sum((pick) => pick.member ?? pick.price);
  return {
    pieces: sum((pick) => pick.quantity),
    price,
    regular: sum((pick) => pick.regular),
    ...(member < price && { member }),
  };
}

/** What goes into the pot for one serving; undefined where something has no price. */
export function portionPriceOf(matched: readonly Matched[], servings: number): number | undefined {
  let total = 0;
  for (const { potPrice } of matched) {
    if (potPrice === undefined) return undefined;
    total += potPrice;
  }
  return Math.round(total / servings);
}

export function containsOf(matched: readonly Matched[]): AllergenCode[] {
  const found = new Set(matched.flatMap(({ candidate }) => candidate?.stored.contains ?? []));
  return allergenCodes.filter((code) => found.has(code));
}

/** Some product does not state its allergens: what it contains is missing in `containsOf`. */
export function hidesAllergens(matched: readonly Matched[]): boolean {
  return matched.some(({ candidate }) => candidate !== undefined && !statesAllergens(candidate.stored));
}
