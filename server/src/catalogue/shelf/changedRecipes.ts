import type { Catalogue, StoredProduct } from '../catalogue.ts';
import { localDate } from '../recipeDays.ts';
import type { ProductChange } from './changesBetween.ts';

/** The categories that things are looked for in. */
const known = new WeakMap<Catalogue['recipeThings'], ReadonlySet<string>>();

function kitchenOf({ recipeThings }: Catalogue): ReadonlySet<string> {
  const before = known.get(recipeThings);
  if (before) return before;
  const slugs = new Set([...recipeThings.values()].flatMap(({ find }) => find?.categories ?? []));
  known.set(recipeThings, slugs);
  return slugs;
}

/** Whether recipes, or the products they could be bought as, may show something else. */
export function haveRecipesChanged(previous: Catalogue, next: Catalogue, changes: readonly ProductChange[]): boolean {
  if (previous.recipes !== next.recipes || previous.recipeThings !== next.recipeThings) return true;
  if (next.recipes.size === 0) return false;
  if (localDate(previous) !== localDate(next)) return true;
  return changes.some(({ before, after }) => isCookedWith(before, previous) || isCookedWith(after, next));
}

function isCookedWith(product: StoredProduct | undefined, catalogue: Catalogue): boolean {
  const kitchen = kitchenOf(catalogue);
  for (let slug = product?.category; slug !== undefined; slug = catalogue.categories.get(slug)?.parent)
    if (kitchen.has(slug)) return true;
  return false;
}
