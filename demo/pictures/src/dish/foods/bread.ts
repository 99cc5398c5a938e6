import type { Colour } from '../../kit/paper/colour.ts';
import { circle, line, path } from '../../kit/paper/draw.ts';
import { svg } from '../../kit/paper/markup.ts';
import { blob, body, dots, flat, lighten, roundData, shaded } from '../outline.ts';
import { type Food, food } from './food.ts';

const loafSlice = (crust: Colour, crumb: Colour, holes: Colour, spread?: Colour): Food =>
  food(
    (brush) => {
      const outline = 'M-44 40V-8C-54 -46 54 -46 44 -8V40Q0 46 -44 40Z';
      const inner = 'M-38 34V-8C-45 -37 45 -37 38 -8V34Q0 40 -38 34Z';
      return (
        path(outline, shaded(crust, 0.4), ' transform="translate(3 6)"') +
        path(outline, crust) +
        path(inner, crumb) +
        dots(brush, 18, 30, 26, holes, 5) +
        (spread
          ? body(brush, 'M-34 28Q-40 -20 -22 -26Q0 -34 24 -26Q40 -18 34 26Q10 36 -34 28Z', spread, 2) +
            line('M-24 -8Q0 -22 24 -8M-26 12Q0 -2 26 12', shaded(spread, 0.12), 4)
          : '')
      );
    },
    46,
    42,
  );

const roundBread = (crust: Colour, marks: string, seeds?: Colour): Food =>
  food(
    (brush) =>
      body(brush, blob(brush, 48, 46, 12, 0.02), crust, 2) +
      marks +
      dots(brush, 16, 38, 36, lighten(crust, 0.4), 3) +
      (seeds ? dots(brush, 26, 32, 30, seeds, 6) : ''),
    48,
    47,
  );

const toastie = (fillings: readonly Colour[]): Food =>
  food(
    (brush) =>
      path('M-46 34L46 34L0 -42Z', '#6f3d10', ' transform="translate(2 8)"') +
      fillings.map((colour, index) => line(svg`M-45 ${38 - index * 6}H45`, colour, 8)).join('') +
      flat('M-46 26Q0 30 46 26Q50 22 44 14L6 -42Q0 -48 -6 -42L-44 14Q-50 22 -46 26Z', '#dca04a', 4, '#8f5216') +
      path('M-34 18L34 18L0 -32Z', '#ebbe72') +
      dots(brush, 16, 22, 18, '#b8742a', 6),
    46,
    38,
  );

export const bread = {
  semmel: food(
    (brush) =>
      body(brush, roundData(48, 46), '#d99a45') +
      [0, 72, 144, 216, 288]
        .map(
          (turn) =>
            `<g transform="rotate(${turn})">${line('M0 -4Q20 -14 18 -42', '#9a5f1d', 4) + line('M3 -6Q15 -14 14 -36', '#f0c57c', 5)}</g>`,
        )
        .join('') +
      circle(0, 0, 6, '#a86a22'),
    48,
  ),
  seedBun: food(
    (brush) =>
      body(brush, blob(brush, 48, 45, 12, 0.02), '#b87a38') +
      dots(brush, 20, 34, 30, '#3f5f28', 7) +
      dots(brush, 10, 34, 30, '#7d9a52', 5),
    48,
    46,
  ),
  bunHalf: food(
    (brush) =>
      body(brush, blob(brush, 48, 46, 12, 0.02), '#b0702e') +
      circle(0, 0, 41, '#f0dcb0') +
      body(brush, blob(brush, 37, 35, 9, 0.06), '#fffaf0', 2) +
      line('M-20 -8Q0 -22 22 -8M-22 10Q0 -4 22 10', '#e6dcc6', 4),
    48,
    46,
  ),
  breadDark: loafSlice('#4f2f17', '#9a6e44', '#7d5530'),
  breadBrown: loafSlice('#6f431d', '#b98a54', '#8f6234'),
  breadLiptauer: loafSlice('#4f2f17', '#9a6e44', '#7d5530', '#e99a5a'),
  breadSpread: loafSlice('#4f2f17', '#9a6e44', '#7d5530', '#fbf4e6'),
  breadButter: loafSlice('#6f431d', '#b98a54', '#8f6234', '#f8df8a'),
  ciabatta: food(
    (brush) =>
      flat('M-48 10Q-44 -26 0 -28Q44 -26 48 10Q40 26 0 26Q-40 26 -48 10Z', '#f5e6c0', 6, '#b5772f') +
      dots(brush, 14, 34, 16, '#dcc08a', 9),
    48,
    28,
  ),
  crouton: food(
    (brush) => flat(blob(brush, 40, 38, 4, 0.1), '#e0aa54', 4, '#9a5f1d') + dots(brush, 10, 28, 26, '#f7dc9a', 6),
    40,
  ),
  toastHam: toastie(['#f7d55a', '#ea9a98', '#f7d55a']),
  toastCheese: toastie(['#f9cf45', '#f2b52e']),
  saltStick: food(
    (brush) =>
      body(brush, 'M-50 2Q-30 -13 0 -12Q30 -13 50 2Q30 14 0 13Q-30 14 -50 2Z', '#b5702a') +
      line('M-30 -8Q-24 2 -28 11M-12 -11Q-5 1 -9 12M6 -11Q13 1 9 12M24 -9Q30 1 27 9', '#7d4514', 3) +
      dots(brush, 16, 40, 8, '#fff', 3),
    49,
    14,
  ),
  cheeseTwist: food(
    (brush) =>
      body(
        brush,
        'M-50 0Q-44 -12 -34 -9Q-24 -16 -14 -9Q-4 -16 6 -9Q16 -16 26 -9Q40 -14 50 0Q40 14 26 9Q16 16 6 9Q-4 16 -14 9Q-24 16 -34 9Q-44 12 -50 0Z',
        '#d8993c',
        2,
      ) +
      line('M-36 9Q-30 -2 -22 -11M-16 9Q-10 -2 -2 -11M4 9Q10 -2 18 -11M24 9Q30 -2 38 -9', '#96591a', 3.5) +
      dots(brush, 14, 42, 8, '#f9dd94', 4) +
      dots(brush, 8, 42, 8, '#a63c17', 3),
    49,
    14,
  ),
  oatcake: food(
    (brush) =>
      path(roundData(46, 45, 1, 4), '#8f6a34') +
      flat(blob(brush, 45, 44, 14, 0.03), '#d8b47a', 3) +
      dots(brush, 30, 40, 38, '#a87c3e', 5) +
      dots(brush, 20, 38, 36, '#f3dfb4', 5),
    46,
  ),
  scone: food(
    (brush) =>
      body(brush, blob(brush, 47, 45, 10, 0.03), '#e0a956') +
      circle(-2, -3, 36, '#edc079', ' opacity=".8"') +
      dots(brush, 10, 36, 34, '#4b2a20', 8) +
      dots(brush, 14, 34, 30, '#c5822e', 4),
    48,
    46,
  ),
  sconeSplit: food(
    (brush) =>
      body(brush, blob(brush, 48, 46, 10, 0.03), '#c98a3c') +
      circle(0, 0, 41, '#f7e3b4') +
      body(brush, blob(brush, 34, 31, 9, 0.1), '#c22a3c', 2) +
      body(brush, blob(brush, 22, 18, 7, 0.12), '#fffaf0', 2),
    48,
    46,
  ),
  sausageRoll: food(
    (brush) =>
      body(brush, 'M-44 -26Q0 -34 44 -26Q50 0 44 26Q0 34 -44 26Q-50 0 -44 -26Z', '#d8933a', 2) +
      line('M-26 -26L-16 26M-6 -29L4 29M14 -29L24 27', '#96591a', 5) +
      line('M-34 -18H34', '#f4cd82', 5, ' opacity=".7"') +
      path('M-44 -24Q-52 0 -44 24Q-36 0 -44 -24ZM44 -24Q52 0 44 24Q36 0 44 -24Z', '#b57458'),
    46,
    30,
  ),
  sodaBread: roundBread(
    '#d6a862',
    path('M-46 0Q0 -11 46 0Q0 11 -46 0ZM0 -46Q-11 0 0 46Q11 0 0 -46Z', '#8a5a24') +
      path('M-43 1Q0 -7 43 1Q0 8 -43 1ZM1 -43Q-7 0 1 43Q8 0 1 -43Z', '#f3dfb2') +
      path(
        'M-38 -26Q-24 -42 -8 -40Q-18 -30 -20 -18Q-30 -18 -38 -26ZM38 -26Q24 -42 9 -40Q12 -26 24 -16Q34 -18 38 -26ZM-38 26Q-26 40 -9 40Q-12 26 -22 17Q-32 18 -38 26ZM38 26Q24 40 9 40Q14 26 24 17Q34 18 38 26Z',
        '#fff8ea',
        ' opacity=".55"',
      ),
  ),
  shortbread: food(
    (brush) => flat('M-40 -24H40V24H-40Z', '#efd39a', 4, '#c2934a') + dots(brush, 10, 30, 14, '#c2934a', 5),
    42,
    26,
  ),
  kipferl: food(
    (brush) =>
      path(
        'M-46 28Q-52 -34 2 -38Q50 -36 46 26Q41 36 33 26Q26 0 0 0Q-24 0 -34 28Q-42 38 -46 28Z',
        '#2b1403',
        ' opacity=".28" transform="translate(4 8)"',
      ) +
      body(brush, 'M-46 28Q-52 -34 2 -38Q50 -36 46 26Q41 36 33 26Q26 0 0 0Q-24 0 -34 28Q-42 38 -46 28Z', '#ecd09a', 3) +
      line('M-40 16Q-38 -20 2 -23Q38 -20 40 14', '#ffffff', 17, ' opacity=".62"') +
      line('M-36 2Q-28 -26 4 -28', '#ffffff', 6) +
      line('M-42 26l-1 4M41 25l1 4', '#c9964c', 6) +
      [-30, -10, 12, 30].map((x) => circle(x, -18 + Math.abs(x) * 0.5 + brush.chance() * 8, 2.5, '#fff')).join(''),
    0,
  ),
} as const satisfies Record<string, Food>;
