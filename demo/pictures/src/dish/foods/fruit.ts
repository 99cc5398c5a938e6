import type { Colour } from '../../kit/paper/colour.ts';
import { circle, line, path } from '../../kit/paper/draw.ts';
import { repeat, svg } from '../../kit/paper/markup.ts';
import { blob, body, dots, flat, glint, lighten, roundData, shaded, turnedBy } from '../outline.ts';
import { cube } from './cut.ts';
import { type Food, food } from './food.ts';

const citrusWheel = (peel: Colour, flesh: Colour): Food =>
  food(
    () =>
      circle(0, 3, 47, shaded(peel, 0.25)) +
      circle(0, 0, 47, peel) +
      circle(0, 0, 41, lighten(flesh, 0.75)) +
      repeat(8, (step) =>
        turnedBy(step * 45, path('M0 -5L12 -31Q0 -42 -12 -31Z', step % 2 ? flesh : lighten(flesh, 0.14))),
      ),
    46,
  );
const citrusWedge = (peel: Colour, flesh: Colour): Food =>
  food(
    () =>
      path('M-49 -6A50 46 0 0 0 49 -6Z', shaded(peel, 0.3), ' transform="translate(1 5)"') +
      path('M-49 -8A50 46 0 0 0 49 -8Z', peel) +
      path('M-42 -8A42 38 0 0 0 42 -8Z', lighten(flesh, 0.75)) +
      [-58, -29, 0, 29, 58]
        .map((turn) => `<g transform="translate(0 -8)">${turnedBy(turn, path('M0 4L8 27Q0 36 -8 27Z', flesh))}</g>`)
        .join(''),
    46,
    30,
  );
const appleWedge = (skin: Colour): Food =>
  food(
    () =>
      flat('M-48 10Q-30 -40 14 -38Q44 -28 48 8Q10 -10 -48 10Z', skin, 3) +
      flat('M-46 10Q-20 -22 16 -22Q40 -14 46 8Q4 26 -46 10Z', '#f8ecc4', 2) +
      line('M-10 -2Q6 -8 20 -2', '#d9bc7c', 4),
    46,
    28,
  );
const beanFood = (colour: Colour): Food =>
  food(
    (brush) =>
      body(brush, 'M-46 4Q-44 -32 -8 -30Q6 -26 18 -30Q46 -28 47 4Q42 30 12 26Q0 22 -12 27Q-42 32 -46 4Z', colour, 4) +
      glint(-20, -14, 11, 5, -12),
    46,
    28,
  );
/** Fruit of many little balls. */
const clustered = (colour: Colour): Food =>
  food(
    () =>
      circle(0, 2, 46, shaded(colour, 0.4)) +
      [
        [0, -30],
        [26, -16],
        [28, 14],
        [0, 30],
        [-28, 14],
        [-26, -16],
        [0, 0],
        [14, 0],
        [-14, -2],
      ]
        .map(
          ([x = 0, y = 0]) =>
            circle(x, y, 16, colour, svg` stroke="${shaded(colour, 0.35)}" stroke-width="2"`) +
            circle(x - 5, y - 6, 4, lighten(colour, 0.55)),
        )
        .join(''),
    45,
  );

/** Half a stone fruit: skin, flesh and the hollow. */
const stoneHalf = (skin: Colour, flesh: Colour, hollow: Colour): Food =>
  food(
    (brush) =>
      body(brush, roundData(46, 42), skin) +
      path(roundData(38, 34, -1, -1), flesh) +
      path(roundData(14, 17, 0, 0), hollow) +
      glint(-18, -18, 11, 4),
    46,
    42,
  );

export const fruit = {
  lemon: citrusWheel('#f0b91f', '#f7d24a'),
  lemonWedge: citrusWedge('#f0b91f', '#f8d450'),
  lime: citrusWheel('#5f9a2f', '#b6d75a'),
  limeWedge: citrusWedge('#5f9a2f', '#b9da60'),
  orange: citrusWheel('#e8821a', '#f7a63c'),
  appleDice: cube('#f6e7b4', 0.2),
  appleSlice: food(
    () =>
      flat(
        'M-46 6Q-36 -38 0 -40Q36 -38 46 6Q40 14 34 6Q26 -22 0 -24Q-26 -22 -34 6Q-40 14 -46 6Z',
        '#f9efcb',
        2,
        '#cbb27a',
      ) + line('M-48 4Q-38 -41 0 -43Q38 -41 48 4', '#c0392b', 7),
    0,
  ),
  appleWedge: appleWedge('#b8c84a'),
  appleWedgeRed: appleWedge('#c23a2e'),
  appleRoast: food(
    (brush) =>
      flat('M-48 10Q-30 -36 14 -34Q44 -24 48 8Q4 30 -48 10Z', '#e6b45a', 4, '#9a5c1a') +
      line('M-34 6Q0 14 38 4', '#b8752a', 5) +
      dots(brush, 8, 34, 14, '#8d4d14', 6) +
      glint(-8, -18, 14, 4, -10, 0.5),
    46,
    28,
  ),
  bakedApple: food(
    (brush) =>
      body(brush, blob(brush, 48, 47, 10, 0.04), '#b5472a') +
      path(blob(brush, 41, 40, 10, 0.06), '#cf7236', ' opacity=".7"') +
      line('M-40 -10Q-20 8 -26 34M34 -22Q26 4 36 20', '#f0c27a', 4) +
      circle(0, 0, 21, '#5f3514') +
      dots(brush, 24, 18, 18, '#a9703a', 8) +
      dots(brush, 8, 15, 15, '#3a1d10', 7) +
      glint(-26, -26, 12, 6),
    48,
  ),
  blueberry: food(
    (brush) =>
      body(brush, roundData(45, 44), '#46579f') +
      circle(4, 2, 13, '#202a5e') +
      repeat(5, (step) => turnedBy(step * 72, path('M0 -8L5 -19L-5 -19Z', '#2c3974'), 4, 2)),
    44,
  ),
  blackberry: clustered('#3d2348'),
  raspberry: clustered('#cf2f52'),
  strawberry: food(
    () =>
      flat('M0 48C-46 18 -48 -36 0 -38C48 -36 46 18 0 48Z', '#cf2230', 3) +
      path('M0 38C-34 14 -34 -26 0 -28C34 -26 34 14 0 38Z', '#ee625c') +
      path('M0 22C-14 4 -14 -18 0 -19C14 -18 14 4 0 22Z', '#fbd7c9') +
      line('M-34 -8h.1M34 -8h.1M-26 12h.1M26 12h.1M-14 30h.1M14 30h.1', '#f9d98a', 4),
    42,
    44,
  ),
  cranberry: food((brush) => body(brush, roundData(42, 40), '#9d1a2d', 4) + glint(-14, -14, 9, 5), 42),
  raisin: food(
    (brush) => body(brush, blob(brush, 44, 32, 7, 0.16), '#4b2a20', 4) + line('M-24 -6Q0 6 26 -4', '#8a5a44', 5),
    42,
    32,
  ),
  plumHalf: stoneHalf('#4d1d45', '#a8375f', '#7a1f45'),
  plumCut: food(
    () =>
      flat('M-26 -44Q14 -50 28 0Q14 50 -26 44Q-8 0 -26 -44Z', '#5a1f4c', 4) +
      path('M-16 -36Q10 -38 19 0Q10 38 -16 36Q0 0 -16 -36Z', '#c04a6c') +
      line('M-2 -26Q8 0 -2 26', '#e88aa0', 4),
    26,
    42,
  ),
  apricotHalf: stoneHalf('#df7f1e', '#f6a935', '#d9761a'),
  apricotJam: food((brush) => body(brush, blob(brush, 46, 32, 8, 0.16), '#f0941f') + glint(-14, -10, 14, 5), 0),
  walnut: food(
    (brush) =>
      body(brush, blob(brush, 46, 38, 9, 0.12), '#a87440') +
      line(
        'M0 -34V34M-32 -10Q-18 -22 -10 -8T-6 20M32 -10Q18 -22 10 -8T6 20M-34 10Q-24 6 -22 22M34 10Q24 6 22 22',
        '#6d421c',
        4.5,
      ),
    44,
    38,
  ),
  almond: food(
    () =>
      flat('M0 -46Q30 -10 22 28Q0 50 -22 28Q-30 -10 0 -46Z', '#f6e2b8', 4, '#b98345') +
      line('M-4 -22Q-10 4 -4 28', '#fff6de', 4),
    22,
    40,
  ),
  hazelnut: food((brush) => body(brush, blob(brush, 40, 36, 5, 0.2), '#d3a566'), 38),
  chickpea: food(
    (brush) => body(brush, blob(brush, 43, 41, 8, 0.05), '#e8c278', 4) + line('M6 -30Q16 -18 8 -6', '#b98a3c', 5),
    42,
  ),
  chickpeaRoast: food(
    (brush) =>
      body(brush, blob(brush, 43, 40, 8, 0.07), '#c9822e', 4) +
      line('M4 -28Q14 -16 6 -4', '#7d4312', 5) +
      dots(brush, 6, 32, 30, '#8f4e14', 6),
    42,
  ),
  kidneyBean: beanFood('#7d2024'),
  blackBean: beanFood('#2f2530'),
  whiteBean: beanFood('#f4ead0'),
  lentil: food((brush) => body(brush, roundData(42, 38), '#6b5a2c', 5), 40),
} as const satisfies Record<string, Food>;
