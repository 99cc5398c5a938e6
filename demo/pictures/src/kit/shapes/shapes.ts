import { bakeryPacks } from './bakeryPacks.ts';
import { blisters } from './blisters.ts';
import { bottles } from './bottles.ts';
import { boxes } from './boxes.ts';
import { cans } from './cans.ts';
import { cartons } from './cartons.ts';
import { cheeses } from './cheese.ts';
import { cleaners } from './cleaners.ts';
import { cups } from './cups.ts';
import { dairy } from './dairy.ts';
import { deliPacks } from './deliPacks.ts';
import { displayBoxes } from './displayBoxes.ts';
import { eggBoxes } from './eggs.ts';
import { flowBags } from './flowBags.ts';
import { freshPacks } from './freshPacks.ts';
import { jars } from './jars.ts';
import { loaves } from './loaves.ts';
import { looseGoods } from './looseGoods.ts';
import { multipacks } from './multipacks.ts';
import { paperBags } from './paperBags.ts';
import { paperRolls } from './paperRolls.ts';
import { plants } from './plants.ts';
import { pouches } from './pouches.ts';
import { sacks } from './sacks.ts';
import { sausages } from './sausages.ts';
import { servedBoards } from './servedBoards.ts';
import { servedDishes } from './servedDishes.ts';
import { servedDrinks } from './servedDrinks.ts';
import type { Shape } from './shape.ts';
import { smallThings } from './smallThings.ts';
import { softPacks } from './softPacks.ts';
import { sweets } from './sweets.ts';
import { trays } from './trays.ts';
import { tubes } from './tubes.ts';

const all = {
  ...bakeryPacks,
  ...blisters,
  ...bottles,
  ...boxes,
  ...cans,
  ...cartons,
  ...cheeses,
  ...cleaners,
  ...cups,
  ...dairy,
  ...deliPacks,
  ...displayBoxes,
  ...eggBoxes,
  ...flowBags,
  ...freshPacks,
  ...jars,
  ...loaves,
  ...looseGoods,
  ...multipacks,
  ...paperBags,
  ...paperRolls,
  ...plants,
  ...pouches,
  ...sacks,
  ...sausages,
  ...servedBoards,
  ...servedDishes,
  ...servedDrinks,
  ...smallThings,
  ...softPacks,
  ...sweets,
  ...trays,
  ...tubes,
};

export type ShapeName = keyof typeof all;

export const shapes: Readonly<Record<ShapeName, Shape>> = all;
export const shapeNames = Object.keys(all) as ShapeName[];
