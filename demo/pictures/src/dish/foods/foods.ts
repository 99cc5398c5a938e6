import { baking } from './baking.ts';
import { dough } from './dough.ts';
import { eggsAndDairy } from './eggsAndDairy.ts';
import type { Food } from './food.ts';
import { fruit } from './fruit.ts';
import { greens } from './greens.ts';
import { meat } from './meat.ts';
import { pasta } from './pasta.ts';
import { poultryAndFish } from './poultryAndFish.ts';
import { stuffed } from './stuffed.ts';
import { vegetables } from './vegetables.ts';

const all = {
  ...vegetables,
  ...greens,
  ...fruit,
  ...meat,
  ...poultryAndFish,
  ...eggsAndDairy,
  ...dough,
  ...pasta,
  ...baking,
  ...stuffed,
} as const;

export type FoodName = keyof typeof all;
export const foods: Readonly<Record<FoodName, Food>> = all;
export const foodNames = Object.keys(all) as FoodName[];
