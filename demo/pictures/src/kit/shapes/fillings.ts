import type { Filling } from '../goods.ts';
import { darken } from '../paper/colour.ts';
import type { Paper } from '../paper/paper.ts';
import { type Draw, strokes } from './fillingDraw.ts';
import { chicken, pair, ribEye, salmon, schnitzel, sirloin, steak, tofu, whitefish } from './meatCuts.ts';
import { bellySlab, bones, medallions, shanks, tenderloin, thinSlices, wings } from './meatOtherCuts.ts';
import {
  bird,
  chops,
  cubes,
  diced,
  dicedFish,
  meatballs,
  nuggets,
  patties,
  ribs,
  roast,
  skewers,
} from './meatPieces.ts';
import { mince, trout } from './minceAndFish.ts';
import { dotsOn, overlapping, ROUND, rowsOf, SLICE } from './slices.ts';

const fillings: Readonly<Record<Filling, Draw>> = {
  mince,
  salmon: pair(salmon),
  whitefish: pair(whitefish),
  steak: pair(steak, 6),
  ribEye: pair(ribEye, 10),
  sirloin: pair(sirloin, -8),
  medallions,
  tenderloin,
  belly: bellySlab,
  shanks,
  bones,
  wings,
  thinSlices,
  schnitzel: pair(schnitzel, 8),
  chicken: pair(chicken, 10),
  tofu: pair(tofu, 2),
  trout,
  bird,
  chops,
  cubes,
  diced,
  dicedFish,
  meatballs,
  nuggets,
  patties,
  ribs,
  roast,
  skewers,
  prawns: rowsOf('own:prawn', 210, [
    [220, 370, 0],
    [390, 350, 20],
    [560, 372, -10],
    [270, 510, 200],
    [440, 500, 10],
    [590, 520, 160],
  ]),
  drumsticks: rowsOf('own:drumstick', 260, [
    [548, 366, -84],
    [396, 372, -92],
    [240, 366, -88],
    [250, 530, 4],
    [400, 540, -6],
  ]),
  sausages: rowsOf('own:sausages', 330, [
    [270, 380, 0],
    [530, 380, 4],
    [270, 520, -4],
    [530, 520, 2],
  ]),
  bacon: rowsOf('own:bacon', 360, [
    [260, 440, 90],
    [400, 440, 90],
    [540, 440, 90],
  ]),
  ham: overlapping(
    SLICE,
    '#f2a0a4',
    '#f8e6dc',
    strokes('#fbdcd8', 7, 'M-80 -50q60 50 40 110M20 -80q-10 60 60 90', 0.8),
  ),
  sausage: overlapping(ROUND, '#efb0a2', '#d98f80', dotsOn('#f8d0c4')),
  salami: overlapping(ROUND, '#b5393a', '#e8d6c4', dotsOn('#f6dccf')),
  cheese: overlapping(
    SLICE,
    '#f6d264',
    '#e8b83c',
    `<g fill="${darken('#f6d264', 0.2)}"><circle cx="-50" cy="-30" r="18"/><circle cx="30" cy="40" r="14"/><circle cx="60" cy="-50" r="10"/></g>`,
  ),
};

export const drawFilling = (paper: Paper, filling: Filling, tint?: string): string => fillings[filling](paper, tint);

export const heapOf = (paper: Paper, motif: string): string =>
  rowsOf(motif, 236, [
    [262, 356, -8],
    [520, 360, 10],
    [392, 430, 0],
    [256, 530, 8],
    [530, 536, -6],
  ])(paper);
