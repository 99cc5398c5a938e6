import type { Nutrition } from '@trolley/contract';

export interface NutritionRow {
  readonly name: 'energy' | Exclude<keyof Nutrition, 'per' | 'kJ' | 'kcal'>;
  readonly amount: string;
  /** It is a part of the row above it. */
  readonly part: boolean;
}

const grams = ['fat', 'saturates', 'carbohydrate', 'sugar', 'fibre', 'protein', 'salt'] as const;
const parts: readonly string[] = ['saturates', 'sugar'];

/** The rows of the nutrition table, in the order the law prescribes. */
export function nutritionRows(nutrition: Nutrition, locale: string): readonly NutritionRow[] {
  // Without separators, which browsers write in different ways.
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
  const energy = `${format.format(nutrition.kJ)} kJ / ${format.format(nutrition.kcal)} kcal`;
  return [
    { name: 'energy', amount: energy, part: false },
    ...grams.flatMap((name) => {
      const amount = nutrition[name];
      return amount === undefined ? [] : [{ name, amount: `${format.format(amount)} g`, part: parts.includes(name) }];
    }),
  ];
}
