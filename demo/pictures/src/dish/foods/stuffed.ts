import type { Colour } from '../../kit/paper/colour.ts';
import { circle, line, path } from '../../kit/paper/draw.ts';
import { blob, body, dots, flat, glint, lighten, roundData, shaded, turnedBy } from '../outline.ts';
import type { Brush } from '../sheet.ts';
import { type Food, food } from './food.ts';

const filling = (brush: Brush, base: Colour, bits: readonly Colour[], rx: number, ry: number): string =>
  body(brush, blob(brush, rx, ry, 10, 0.05), base, 2) +
  bits.map((colour) => dots(brush, 16, rx * 0.82, ry * 0.82, colour, 6)).join('');

/** A pepper cut lengthwise, full to the brim. */
const pepperBoat = (skin: Colour): Food =>
  food(
    (brush) =>
      body(brush, 'M-48 -6Q-44 -30 -14 -28Q4 -34 22 -28Q46 -28 48 -2Q48 24 22 28Q4 32 -14 28Q-44 30 -48 -6Z', skin) +
      `<g transform="translate(2 0)">${filling(brush, '#e9c878', ['#fff0c4', '#d23324', '#3f8a30', '#352a33', '#d9a45a'], 38, 21)}</g>` +
      line('M-46 -2Q-54 -4 -57 -8', '#4f8030', 7),
    48,
    30,
  );

export const stuffed = {
  pepperUpright: food(
    (brush) =>
      body(
        brush,
        'M0 -47Q24 -52 38 -30Q54 -8 42 20Q30 48 2 46Q-28 48 -42 22Q-54 -6 -38 -30Q-24 -52 0 -47Z',
        '#4f9030',
      ) + filling(brush, '#9a5f38', ['#f4ead0', '#6b3a1c', '#3f8a30'], 27, 26),
    48,
  ),
  pepperCapped: food(
    (brush) =>
      body(
        brush,
        'M0 -47Q24 -52 38 -30Q54 -8 42 20Q30 48 2 46Q-28 48 -42 22Q-54 -6 -38 -30Q-24 -52 0 -47Z',
        '#4f9030',
      ) +
      body(
        brush,
        'M0 -32Q18 -36 27 -20Q38 -4 29 16Q18 33 0 31Q-20 33 -29 16Q-38 -4 -27 -20Q-18 -36 0 -32Z',
        '#66a83c',
      ) +
      [0, 90, 180, 270].map((turn) => turnedBy(turn + 40, line('M0 -10Q3 -20 0 -30', '#3f7a24', 4))).join('') +
      circle(0, 0, 8, '#35691d') +
      line('M0 0Q4 -8 12 -12', '#5d8f38', 8),
    48,
  ),
  pepperBoatRed: pepperBoat('#cf2f22'),
  pepperBoatYellow: pepperBoat('#eeb125'),
  aubergine: food(
    (brush) =>
      body(brush, 'M-46 -4Q-40 -24 -10 -24Q30 -26 46 -6Q52 6 44 14Q28 28 -8 25Q-40 24 -46 -4Z', '#41204c') +
      `<g transform="translate(2 0)">${filling(brush, '#c98f4a', ['#e8c278', '#d23324', '#f3dfae', '#3f8a5a'], 39, 17)}</g>` +
      path('M-42 -8Q-56 -10 -60 -4Q-58 4 -44 4Z', '#6d8f3c'),
    49,
    27,
  ),
  kohlrabi: food(
    (brush) =>
      body(brush, blob(brush, 47, 46, 10, 0.03), '#bcd28a') +
      line('M-40 -14Q-30 -30 -14 -40M40 -10Q32 -28 18 -38M-36 24Q-20 38 0 42', '#8fac58', 5) +
      circle(0, 0, 32, '#e8efc4') +
      filling(brush, '#8a5230', ['#b98356', '#5d3218', '#3f8a30'], 25, 24),
    48,
  ),
  toastEgg: food(
    (brush) => {
      const outline = 'M-44 40V-8C-54 -46 54 -46 44 -8V40Q0 46 -44 40Z';
      return (
        path(outline, '#33200f', ' transform="translate(3 6)"') +
        flat(outline, '#94683e', 6, '#4f2f17') +
        [
          [-16, -14],
          [14, -16],
          [-18, 12],
          [14, 12],
          [0, -2],
          [-2, 24],
        ]
          .map(
            ([x = 0, y = 0]) =>
              `<g transform="translate(${x} ${y})scale(.5)">${body(brush, blob(brush, 46, 38, 7, 0.16), '#f7cf4c', 4) + line('M-26 -8Q-6 -24 16 -10', '#fdeaa2', 8)}</g>`,
          )
          .join('') +
        dots(brush, 20, 32, 28, '#4f9a3a', 6)
      );
    },
    46,
    42,
  ),
  omeletteFolded: food(
    (brush) => {
      const outline = 'M-49 16Q-46 -32 0 -36Q46 -32 49 16Q30 22 0 22Q-30 22 -49 16Z';
      return (
        path(outline, '#a8741e', ' transform="translate(1 4)"') +
        line('M-46 18Q-20 25 0 24Q24 25 46 18', '#ea9a98', 5) +
        line('M-42 20Q-12 27 14 25', '#f9cf45', 4) +
        body(brush, outline, '#f5c648', 1.5) +
        line('M-36 2Q-20 -22 6 -26M-16 8Q4 -12 32 -8', '#d39a2a', 3, ' opacity=".7"') +
        dots(brush, 10, 34, 18, '#c98f2a', 5) +
        glint(-18, -18, 12, 4, -30, 0.5)
      );
    },
    49,
    28,
  ),
  omeletteRound: food(
    (brush) =>
      body(brush, blob(brush, 48, 47, 12, 0.02), '#f2c65a', 1.5) +
      dots(brush, 20, 40, 40, '#d49a30', 5) +
      dots(brush, 16, 40, 40, '#fbe39a', 5),
    49,
  ),
  ciabattaSandwich: food(
    (brush) => {
      const bread = 'M-48 -14Q-44 -30 -20 -30Q10 -34 40 -26Q50 -14 46 6Q30 14 0 13Q-34 14 -48 -14Z';
      return (
        path('M-48 6Q-44 36 0 37Q44 36 48 8Q20 20 -48 6Z', '#c08a42', ' stroke="#7d4a18" stroke-width="2"') +
        [
          [-32, 14, -20],
          [-8, 20, 10],
          [16, 20, -14],
          [36, 14, 20],
        ]
          .map(([x = 0, y = 0, turn = 0]) =>
            turnedBy(turn, path('M-14 6Q-8 -10 0 -14Q10 -10 14 6Q0 14 -14 6Z', '#5a9a3c'), x, y),
          )
          .join('') +
        line('M-42 10Q-20 18 0 17Q24 18 42 9', '#7a3a24', 9) +
        line('M-38 12Q-16 20 4 18Q24 18 38 12', '#c4655a', 3.5) +
        line('M-36 6Q-20 14 -6 10Q12 16 36 5', '#dca04a', 4) +
        body(brush, bread, '#d9a458', 1.5) +
        dots(brush, 20, 38, 16, '#f6e3b4', 5) +
        line('M-30 -18Q-6 -26 20 -20', '#b5762c', 3)
      );
    },
    48,
    36,
  ),
  koftaWrap: food(
    (brush) =>
      body(brush, blob(brush, 48, 34, 10, 0.04), '#efd6a0', 1.5) +
      dots(brush, 12, 40, 28, '#b5742c', 7) +
      [-14, 8]
        .map(
          (y) =>
            `<g transform="translate(0 ${y})scale(.72)">${body(brush, 'M-48 0Q-40 -18 0 -16Q40 -18 48 0Q40 18 0 16Q-40 18 -48 0Z', '#7d4522') + line('M-26 -13l-6 24M0 -15l-6 28M24 -13l-6 24', '#4a230c', 4)}</g>`,
        )
        .join('') +
      path('M-30 0Q-10 -10 6 0T34 2Q16 12 0 8T-30 0Z', '#fffdf6', ' opacity=".95"') +
      line(roundData(11, 8, -24, 16), '#8c2c63', 3) +
      line(roundData(10, 7, 22, -16), '#8c2c63', 3) +
      glint(-10, 0, 8, 2, 0, 0.5),
    49,
    36,
  ),
  filledTaco: food(
    (brush) =>
      path(
        'M-48 18Q-44 -36 0 -40Q44 -36 48 18Q0 30 -48 18Z',
        lighten('#e3bd72', 0.1),
        ' stroke="#b5863c" stroke-width="2"',
      ) +
      [
        ['#e8772a', -26, -14],
        ['#2f2530', -8, -22],
        ['#8c2c63', 10, -16],
        ['#e8772a', 24, -10],
        ['#2f2530', 30, 4],
        ['#8c2c63', -18, -2],
        ['#e8772a', 2, -4],
        ['#2f2530', -32, 4],
        ['#2f2530', 18, 2],
      ]
        .map(
          ([colour, x, y]) =>
            `<g transform="translate(${x} ${y})scale(.22)">${body(brush, blob(brush, 44, 38, 6, 0.16), String(colour), 5)}</g>`,
        )
        .join('') +
      path('M-20 -26Q-6 -38 14 -30Q0 -24 -20 -26Z', '#c9d97c', ' stroke="#5f7d2a" stroke-width="2"') +
      body(brush, 'M-48 20Q-44 -2 0 -4Q44 -2 48 20Q0 38 -48 20Z', '#f3d9a0', 1.5) +
      dots(brush, 10, 36, 12, shaded('#d3a04c', 0.1), 5),
    49,
    34,
  ),
} as const satisfies Record<string, Food>;
