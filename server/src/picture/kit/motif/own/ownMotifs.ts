import { bakery } from './bakery.ts';
import { berries } from './berries.ts';
import { confectionery } from './confectionery.ts';
import { dairyAndMeat } from './dairyAndMeat.ts';
import { fruit } from './fruit.ts';
import { grains } from './grains.ts';
import { herbs } from './herbs.ts';
import { household } from './household.ts';
import { leafVegetables } from './leafVegetables.ts';
import { meals } from './meals.ts';
import { nuts } from './nuts.ts';
import { pasta } from './pasta.ts';
import { podsAndMushrooms } from './podsAndMushrooms.ts';
import { roots } from './roots.ts';
import { snacks } from './snacks.ts';
import { spices } from './spices.ts';
import { tropicalFruit } from './tropicalFruit.ts';
import { vegetables } from './vegetables.ts';

/** Everything drawn for this kit. */
export const ownMotifs = {
  ...fruit,
  ...tropicalFruit,
  ...berries,
  ...vegetables,
  ...podsAndMushrooms,
  ...leafVegetables,
  ...herbs,
  ...roots,
  ...grains,
  ...pasta,
  ...nuts,
  ...spices,
  ...snacks,
  ...confectionery,
  ...bakery,
  ...meals,
  ...dairyAndMeat,
  ...household,
} as const;
