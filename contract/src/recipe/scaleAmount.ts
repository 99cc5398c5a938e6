import type { RecipeUnit } from './recipeFile.ts';

export interface ScaledAmount {
  readonly amount: number;
  readonly unit: RecipeUnit;
  /** A part of something that comes whole, such as half an egg. */
  readonly split: boolean;
}

const spoonsInTablespoon = 3;

/** Steps that kitchen scales and jugs are read in: grams and millilitres below the first number, by the second. */
const readings: readonly (readonly [below: number, step: number])[] = [
  [3, 0.5],
  [20, 1],
  [100, 5],
  [1000, 10],
  [Number.POSITIVE_INFINITY, 50],
];
/** Of what is counted or spooned: nobody halves the ninth egg. */
const counts: readonly (readonly [below: number, step: number])[] = [
  [1, 0.25],
  [5, 0.5],
  [Number.POSITIVE_INFINITY, 1],
];

function inSteps(amount: number, steps: typeof readings): number {
  const step = steps.find(([below]) => amount < below)?.[1] ?? 1;
  return Math.max(step, Math.round(amount / step) * step);
}

/**
 * An amount for other servings, rounded to what a cook can measure. At the recipe's own servings it stays as it was
 * written. Spoons become the other kind where that is easier to read.
 */
export function scaleAmount(amount: number, unit: RecipeUnit, factor: number): ScaledAmount {
  if (factor === 1) return { amount, unit, split: isSplit(amount, unit) };
  const exact = amount * factor;
  if (unit === 'g' || unit === 'ml') return { amount: inSteps(exact, readings), unit, split: false };
  if (unit === 'pinch') return { amount: Math.max(1, Math.round(exact)), unit, split: false };
  if (unit === 'tbsp' && exact < 0.5)
    return { amount: inSteps(exact * spoonsInTablespoon, counts), unit: 'tsp', split: false };
  if (unit === 'tsp' && exact >= 2 * spoonsInTablespoon)
    return { amount: inSteps(exact / spoonsInTablespoon, counts), unit: 'tbsp', split: false };
  const scaled = inSteps(exact, counts);
  return { amount: scaled, unit, split: isSplit(scaled, unit) };
}

function isSplit(amount: number, unit: RecipeUnit): boolean {
  return unit === 'piece' && !Number.isInteger(amount);
}
