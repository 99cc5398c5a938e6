import { bakery } from './bakery.ts';
import { berries } from './berries.ts';
import { biscuits } from './biscuits.ts';
import { breads } from './breads.ts';
import { confectionery } from './confectionery.ts';
import { dairyAndMeat } from './dairyAndMeat.ts';
import { dishes } from './dishes.ts';
import { flowers } from './flowers.ts';
import { fruit } from './fruit.ts';
import { grains } from './grains.ts';
import { herbs } from './herbs.ts';
import { household } from './household.ts';
import { leafVegetables } from './leafVegetables.ts';
import { leaves } from './leaves.ts';
import { meals } from './meals.ts';
import { melons } from './melons.ts';
import { noodles } from './noodles.ts';
import { nuts } from './nuts.ts';
import { pasta } from './pasta.ts';
import { pastries } from './pastries.ts';
import { pizzas } from './pizzas.ts';
import { podsAndMushrooms } from './podsAndMushrooms.ts';
import { roots } from './roots.ts';
import { snacks } from './snacks.ts';
import { spices } from './spices.ts';
import { sundries } from './sundries.ts';
import { treats } from './treats.ts';
import { tropicalFruit } from './tropicalFruit.ts';
import { vegetables } from './vegetables.ts';

/** Everything drawn for this kit. */
export const ownMotifs = {
  ...fruit,
  ...tropicalFruit,
  ...melons,
  ...berries,
  ...vegetables,
  ...podsAndMushrooms,
  ...leafVegetables,
  ...herbs,
  ...flowers,
  ...leaves,
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
  ...treats,
  ...sundries,
  ...noodles,
  ...pastries,
  ...breads,
  ...dishes,
  ...pizzas,
  ...biscuits,
} as const;
