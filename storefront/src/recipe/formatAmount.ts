import { type RecipeUnit, scaleAmount, type ThingName } from '@trolley/contract';
import type { Text } from '../shell/text.ts';

interface Amount {
  readonly amount: number;
  readonly unit: RecipeUnit;
}

const fractions: readonly (readonly [part: number, sign: string])[] = [
  [0.25, '¼'],
  [1 / 3, '⅓'],
  [0.5, '½'],
  [2 / 3, '⅔'],
  [0.75, '¾'],
];
const near = 0.02;

/** `1½`, `¼`, `12`: what is counted or spooned is told in parts that one can cut, or else with a decimal. */
function counted(amount: number, decimal: string): string {
  const whole = Math.floor(amount + near);
  const part = amount - whole;
  if (Math.abs(part) <= near) return String(whole);
  const sign = fractions.find(([value]) => Math.abs(value - part) <= near)?.[1];
  if (sign) return whole > 0 ? `${whole}${sign}` : sign;
  return measured(amount, decimal);
}

/** At most two decimals, without the separators that browsers write in different ways. */
function measured(amount: number, decimal: string): string {
  return String(Number(amount.toFixed(2))).replace('.', decimal);
}

/** Written out: a key is no place for what a value is called. Pieces have no unit. */
const unitKeys: Readonly<Record<Exclude<RecipeUnit, 'g' | 'ml' | 'piece'>, string>> = {
  tbsp: 'recipe.unit.tbsp',
  tsp: 'recipe.unit.tsp',
  pinch: 'recipe.unit.pinch',
  clove: 'recipe.unit.clove',
  bunch: 'recipe.unit.bunch',
  handful: 'recipe.unit.handful',
  slice: 'recipe.unit.slice',
  sprig: 'recipe.unit.sprig',
};

/** Half an onion is one onion's half: up to one the word stands for one. */
const manyOf = (amount: number) => (amount <= 1 ? 1 : 2);

/** `500 g`, `1,25 kg`, `2 EL`, `½`; no-break spaces between a figure and its unit. */
export function formatAmount({ amount, unit }: Amount, decimal: string, text: Text): string {
  if (unit === 'g' || unit === 'ml') {
    if (amount < 1000) return `${measured(amount, decimal)}\u00a0${unit}`;
    return `${measured(amount / 1000, decimal)}\u00a0${unit === 'g' ? 'kg' : 'l'}`;
  }
  const figure = counted(amount, decimal);
  return unit === 'piece' ? figure : `${figure}\u00a0${text(unitKeys[unit], { count: manyOf(amount) })}`;
}

/** "onion" or "onions". What is weighed, spooned or cut in slices is named as the list of ingredients has it. */
export function thingWord(name: ThingName, given: Amount | undefined): string {
  if (!given) return name.many;
  return given.unit === 'piece' && given.amount <= 1 ? name.one : name.many;
}

export interface ShownAmount {
  /** Empty where the cook decides. */
  readonly amount: string;
  readonly name: string;
  /** A part of something that comes whole, such as half an egg. */
  readonly split: boolean;
}

/** An ingredient for so many times the recipe's own servings. */
export function ingredientFor(
  {
    name,
    amount,
    unit,
  }: { readonly name: ThingName; readonly amount?: number | undefined; readonly unit?: RecipeUnit | undefined },
  factor: number,
  decimal: string,
  text: Text,
): ShownAmount {
  if (amount === undefined || unit === undefined) return { amount: '', name: name.many, split: false };
  const scaled = scaleAmount(amount, unit, factor);
  return {
    amount: formatAmount(scaled, decimal, text),
    name: thingWord(name, scaled),
    split: scaled.split,
  };
}
