import type { RecipeThing, RecipeUnit, ThingAmount } from '@trolley/contract';
import { gramsOf } from './thingWeights.ts';

/** Less than this share of a piece is no rest worth telling. */
const smallestShare = 0.1;
/** What is counted when it is left over; cloves and sprigs are told in grams. */
const countable: readonly RecipeUnit[] = ['piece', 'bunch', 'slice'];

/** What is left of a thing in words: counted where the recipe counts it, else in millilitres of what is poured, or in grams. */
export function leftAmount(
  thing: RecipeThing,
  grams: number,
  pieceGrams: number,
  unit: RecipeUnit | undefined,
): ThingAmount | undefined {
  if (grams < smallestShare * pieceGrams || grams < 1) return undefined;
  if (unit !== undefined && countable.includes(unit)) {
    // A little under a whole one is one: pieces differ.
    const count = Math.floor(grams / (gramsOf(thing, unit) ?? Number.POSITIVE_INFINITY) + 0.05);
    if (count >= 1) return { amount: count, unit };
  }
  const bulbs = unit === 'clove' && thing.grams.piece !== undefined ? Math.floor(grams / thing.grams.piece) : 0;
  if (bulbs >= 1) return { amount: bulbs, unit: 'piece' };
  const density = gramsOf(thing, 'ml');
  if (density !== undefined && unit !== 'g') return { amount: rounded(grams / density), unit: 'ml' };
  return { amount: rounded(grams), unit: 'g' };
}

function rounded(amount: number): number {
  const step = amount < 20 ? 1 : amount < 100 ? 5 : 10;
  // Never more than there is.
  return Math.max(1, Math.floor(amount / step) * step);
}
