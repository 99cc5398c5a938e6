import { baking } from './baking.ts';
import { bread } from './bread.ts';
import { dough } from './dough.ts';
import { eggsAndDairy } from './eggsAndDairy.ts';
import type { Food } from './food.ts';
import { fruit } from './fruit.ts';
import { greens } from './greens.ts';
import { meat } from './meat.ts';
import { pasta } from './pasta.ts';
import { poultryAndFish } from './poultryAndFish.ts';
import { roots } from './roots.ts';
import { stuffed } from './stuffed.ts';
import { vegetables } from './vegetables.ts';

const all = {
  ...roots,
  ...vegetables,
  ...greens,
  ...fruit,
  ...meat,
  ...poultryAndFish,
  ...eggsAndDairy,
  ...dough,
  ...bread,
  ...pasta,
  ...baking,
  ...stuffed,
} as const;

export type FoodName = keyof typeof all;
export const foods: Readonly<Record<FoodName, Food>> = all;
