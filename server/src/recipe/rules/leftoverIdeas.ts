import type { RecipeThing } from '@trolley/contract';
import type { StoredRecipe } from '../../catalogue/catalogue.ts';
import { needsOf } from './needs.ts';

export interface Left {
  readonly thing: RecipeThing;
  readonly grams: number;
}

export interface Idea {
  readonly recipe: StoredRecipe;
  /** Ids of the things that it uses up. */
  readonly things: readonly string[];
}

/** What keeps this long waits for its dish by itself. */
const longDays = 60;
/** Less than this of what is left is no use of it. */
const worthwhile = 0.3;
const mostIdeas = 2;

/** Dishes that use what is left of others and would spoil: those that use most of it, the newest first among equals. */
export function leftoverIdeas(
  left: readonly Left[],
  recipes: readonly StoredRecipe[],
  things: ReadonlyMap<string, RecipeThing>,
  most = mostIdeas,
): readonly Idea[] {
  const spoiling = new Map(
    left
      .filter(({ thing, grams }) => grams > 0 && !thing.cupboard && (thing.keeps ?? 0) < longDays)
      .map(({ thing, grams }) => [thing.id, grams]),
  );
  if (spoiling.size === 0) return [];
  return recipes
    .map((recipe) => {
      const used = needsOf(recipe, things, recipe.servings).flatMap(({ thing, grams = 0 }) => {
        const rest = spoiling.get(thing.id);
        return rest !== undefined && grams >= worthwhile * rest
          ? [{ id: thing.id, share: Math.min(1, grams / rest) }]
          : [];
      });
      const score = used.reduce((sum, { share }) => sum + share, 0);
      return { recipe, things: used.map(({ id }) => id), score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || (one.recipe.published < other.recipe.published ? 1 : -1))
    .slice(0, most)
    .map(({ recipe, things: used }) => ({ recipe, things: used }));
}
