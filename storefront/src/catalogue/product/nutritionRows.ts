import type { Nutrition } from '@trolley/contract';
import { withDecimals } from './decimals.ts';

export interface NutritionRow {
  readonly name: 'energy' | Exclude<keyof Nutrition, 'per' | 'kJ' | 'kcal'>;
  readonly amount: string;
  /** It is a part of the row above it. */
  readonly part: boolean;
}

const grams = ['fat', 'saturates', 'carbohydrate', 'sugar', 'fibre', 'protein', 'salt'] as const;
const parts: readonly string[] = ['saturates', 'sugar'];

/** The rows of the nutrition table, in the order the law prescribes. */
export function nutritionRows(nutrition: Nutrition, decimal: string): readonly NutritionRow[] {
  const written = (value: number) => withDecimals(value, 2, decimal);
  const energy = `${written(nutrition.kJ)} kJ / ${written(nutrition.kcal)} kcal`;
  return [
    { name: 'energy', amount: energy, part: false },
    ...grams.flatMap((name) => {
      const amount = nutrition[name];
      return amount === undefined ? [] : [{ name, amount: `${written(amount)} g`, part: parts.includes(name) }];
    }),
  ];
}
