import type { Colour } from '../../kit/paper/colour.ts';
import { circle, line, path } from '../../kit/paper/draw.ts';
import { svg } from '../../kit/paper/markup.ts';
import { blob, body, dots, flat, glint, lighten, roundData, shaded } from '../outline.ts';
import { cube, slice, spokes } from './cut.ts';
import { type Food, food } from './food.ts';

const strip = (colour: Colour): Food =>
  food(
    (brush) => {
      const bow = 14 + brush.chance() * 18;
      const way = svg`M-42 6Q0 ${-bow} 42 8`;
      return (
        line(way, shaded(colour, 0.4), 19, ' transform="translate(1 4)"') +
        line(way, colour, 17) +
        line(way, lighten(colour, 0.45), 5, ' transform="translate(-1 -4)"')
      );
    },
    46,
    14,
  );

const floret = (head: Colour, stalk: Colour, browned: Colour | null): Food =>
  food((brush) => {
    const knobs = [
      [-24, -8, 22],
      [24, -8, 22],
      [0, -26, 24],
      [-10, 2, 22],
      [14, 4, 20],
      [0, -8, 20],
    ] as const;
    const balls = knobs
      .map(
        ([x, y, r]) =>
          circle(x, y + 3, r, shaded(head, 0.32)) +
          circle(x, y, r - 1, head) +
          circle(x - 5, y - 6, r * 0.5, lighten(head, 0.28)),
      )
      .join('');
    return (
      path('M-13 6Q-6 30 -14 46H14Q6 30 15 6Z', stalk, svg` stroke="${shaded(stalk, 0.3)}" stroke-width="2.5"`) +
      balls +
      `<g transform="translate(0 -8)">${dots(brush, 14, 38, 28, shaded(head, 0.16), 4)}${browned ? dots(brush, 9, 34, 24, browned, 10) : ''}</g>`
    );
  }, 44);

const asparagus = (colour: Colour, tip: Colour, slender = 1): Food =>
  food(
    () => {
      const stalk = 'M-48 -6Q0 -9 34 -8Q50 -3 50 0Q50 3 34 8Q0 9 -48 6Q-51 0 -48 -6Z';
      const scales = 'M-22 -6q7 6 0 12M-2 -6q7 6 0 12M18 -7q8 7 0 14M30 -6q8 6 0 12';
      return `<g transform="scale(1 ${slender})">${flat(stalk, colour, 2)}${path('M16 -8Q44 -9 50 0Q44 9 16 8Q24 0 16 -8Z', tip)}${line(scales, shaded(tip, 0.25), 2)}${line('M-46 -3H14', lighten(colour, 0.6), 3, ' opacity=".8"')}</g>`;
    },
    slender < 0.5 ? 0 : 50,
    9 * slender,
  );

export const vegetables = {
  cherryTomato: food((brush) => body(brush, roundData(45, 45), '#d8301f') + glint(-16, -20, 13, 7), 45),
  tomatoHalf: slice(
    '#bb2317',
    '#e6492f',
    spokes(4, svg`<ellipse rx="10" ry="14" cy="-21" fill="#f4a079"/><circle r="3.5" cy="-22" fill="#fbe6ae"/>`) +
      line('M0 -40V40M-40 0H40', '#ee6a4b', 7),
    4,
  ),
  tomatoWedge: food(
    () =>
      flat('M-46 4Q-34 -34 4 -36Q40 -34 48 0Q8 28 -46 4Z', '#d4301f') +
      path('M-36 2Q0 20 40 0Q6 8 -36 2Z', '#f08c69') +
      path('M-26 -6Q0 -22 26 -8Q0 4 -26 -6Z', '#f5a782') +
      line('M-12 -9h.1M4 -12h.1M16 -8h.1', '#fbe6ae', 6),
    46,
    28,
  ),
  tomatoDice: cube('#dd3f2b'),
  tomatoRoast: food(
    (brush) =>
      body(brush, blob(brush, 46, 43, 9, 0.05), '#c22a18') +
      spokes(5, svg`<ellipse rx="9" ry="12" cy="-22" fill="#ec7a52"/>`) +
      dots(brush, 10, 38, 38, '#5c1a0a', 6),
  ),
  pepperRed: strip('#cf2a1e'),
  pepperGreen: strip('#5b9a34'),
  pepperYellow: strip('#efb321'),
  pepperRedDice: cube('#d23324', 0.3),
  pepperRingGreen: food((brush) => {
    const ringed = blob(brush, 42, 40, 6, 0.12);
    return (
      line(ringed, '#2f6a1e', 14, ' transform="translate(1 3)"') +
      line(ringed, '#4f9030', 12) +
      line(ringed, '#a9cf78', 4)
    );
  }, 0),
  mushroomSlice: food(
    () =>
      flat('M-48 2C-46 -52 46 -52 48 2Q30 14 14 6L11 42Q0 49 -11 42L-14 6Q-30 14 -48 2Z', '#f0dfc4', 4, '#a3764a') +
      path('M-40 -2Q0 -18 40 -2Q0 6 -40 -2Z', '#b58a60') +
      line('M-30 -20Q0 -38 30 -20', '#fff7e8', 4),
    44,
  ),
  mushroomBrown: food(
    (brush) =>
      flat('M-47 4C-46 -48 46 -48 47 4Q28 16 13 8L11 40Q0 47 -11 40L-13 8Q-28 16 -47 4Z', '#c08d57', 4, '#6d4120') +
      path('M-38 0Q0 -16 38 0Q0 8 -38 0Z', '#7b4b26') +
      dots(brush, 8, 32, 18, '#8d5a2e', 6) +
      line('M-28 -18Q0 -34 28 -18', '#e8c293', 4),
    44,
  ),
  mushroomFlat: food(
    (brush) =>
      body(brush, roundData(47, 46), '#8d5f3b') +
      circle(0, 0, 38, '#5d3a22') +
      spokes(18, line('M0 -12V-36', '#855a38', 3)) +
      circle(0, 0, 12, '#d3b48f') +
      dots(brush, 8, 36, 36, '#c58e55', 4),
    46,
  ),
  chanterelle: food(
    () =>
      path(
        'M-46 -26Q-20 -50 4 -34Q34 -50 46 -18Q28 -6 14 10Q12 34 8 46Q-4 50 -10 44Q-10 22 -16 8Q-40 -6 -46 -26Z',
        '#e89a1e',
        ' stroke="#9b5a0c" stroke-width="4"',
      ) +
      line('M-30 -22Q-12 0 -5 36M-2 -26Q2 0 0 38M30 -18Q12 0 5 36', '#b86f10', 3.5) +
      path('M-40 -27Q-18 -44 4 -30Q30 -42 40 -20Q0 -10 -40 -27Z', '#f9bc4a'),
    42,
  ),
  kingOyster: food(
    () =>
      flat(
        'M-46 -24Q-40 -44 0 -42Q40 -44 46 -24Q40 -8 20 -6Q14 16 18 44Q0 52 -18 44Q-14 16 -20 -6Q-40 -8 -46 -24Z',
        '#efd6a6',
        4,
        '#9b6428',
      ) +
      path('M-38 -24Q0 -34 38 -24Q20 -14 0 -14Q-20 -14 -38 -24Z', '#a8743a') +
      line('M-8 -4Q-4 20 -7 42M8 -4Q4 20 7 42M-12 14l22 8M-12 26l22 6', '#c98f48', 3),
    40,
  ),
  broccoli: floret('#3f8f35', '#a8c977', null),
  cauliflower: floret('#f9eccb', '#e9e3b0', '#dca24a'),
  cauliflowerSpiced: floret('#eab65a', '#e0c988', '#a4511a'),
  sproutHalf: food(
    (brush) => {
      const leaves = 'M0 47Q-42 40 -46 0Q-40 -42 0 -46Q40 -42 46 0Q42 40 0 47Z';
      const folds =
        'M-32 24Q-40 -18 0 -36Q40 -18 32 24M-21 20Q-26 -10 0 -23Q26 -10 21 20M-10 12Q-13 -4 0 -12Q13 -4 10 12';
      return (
        path(leaves, '#2f5a1c', ' transform="translate(1 4)"') +
        path(leaves, '#4f8430') +
        path(leaves, '#d3df92', ' transform="translate(0 2)scale(.86)"') +
        line(folds, '#7fa544', 4.5) +
        path('M-9 44Q-7 16 0 2Q7 16 9 44Z', '#f4f2d2') +
        path('M44 -8Q46 36 2 46Q26 30 26 4Q34 -12 44 -8Z', '#7a4513', ' opacity=".8"') +
        dots(brush, 7, 32, 30, '#8a5218', 8)
      );
    },
    46,
    44,
  ),
  sprout: food(
    (brush) =>
      body(brush, blob(brush, 46, 44, 9, 0.05), '#5f9238') +
      path('M-40 8Q-36 -34 6 -42Q-12 -16 -4 20Q-20 34 -40 8Z', '#7fae4c', ' stroke="#47752a" stroke-width="2.5"') +
      line('M-32 2Q-22 -22 -2 -34M10 -40Q30 -10 16 34M16 -8l14-10M14 8l16-2', '#b3d384', 3) +
      path('M20 38Q44 24 44 -2Q34 18 8 26Q10 36 20 38Z', '#6b3a10', ' opacity=".7"'),
    46,
    44,
  ),
  pea: food((brush) => body(brush, roundData(44, 44), '#78b341', 4), 44),
  bean: food(
    () =>
      line('M-46 8Q0 -22 46 6', '#2d6420', 17, ' transform="translate(1 3)"') +
      line('M-46 8Q0 -22 46 6', '#4f9434', 14) +
      line('M-44 5Q0 -24 44 3', '#8fc765', 4),
    46,
    12,
  ),
  beanCut: food(
    () =>
      line('M-32 4Q0 -6 32 4', '#3a7427', 24) +
      line('M-32 3Q0 -7 32 3', '#6fae48', 17) +
      line('M-30 -1Q0 -10 28 -1', '#a9d37f', 5),
    42,
    13,
  ),
  sugarSnap: food(
    () =>
      flat('M-48 4Q-20 -26 10 -20Q40 -16 50 0Q30 22 0 20Q-34 20 -48 4Z', '#66a83c', 3) +
      line('M-40 2Q0 -8 44 0', '#3f7f26', 3) +
      line('M-30 -7Q0 -20 30 -10', '#b0da80', 4),
    48,
    18,
  ),
  asparagusGreen: asparagus('#6fa23e', '#4c7c34'),
  asparagusWhite: asparagus('#f8f2dc', '#e6d9ae'),
  spearWhite: asparagus('#f8f1d8', '#dfd3a0', 0.42),
  spearGreen: asparagus('#6fa23e', '#4c7c34', 0.6),
  cucumber: slice(
    '#3f7d34',
    '#dff0b9',
    circle(0, 0, 26, '#cbe59c') + spokes(6, svg`<ellipse rx="3" ry="7" cy="-17" fill="#f4f8dc"/>`),
  ),
  cucumberDice: cube('#c7e294'),
  zucchini: slice(
    '#3f6f2a',
    '#e3dfa0',
    circle(0, 0, 24, '#d6cf86') +
      spokes(7, svg`<ellipse rx="3" ry="6" cy="-15" fill="#f1ecc0"/>`) +
      line('M-26 -14l16-10M8 26l18-10', '#8f5c1f', 7),
  ),
  leekRing: food(
    () =>
      circle(0, 0, 44, '#7fae52') +
      circle(0, 0, 36, '#e6efbf') +
      circle(0, 0, 27, '#b9d489') +
      circle(0, 0, 19, '#f1f4d4') +
      circle(0, 0, 8, '#cfe0a2'),
    43,
  ),
  scallion: food(() => line(roundData(34, 30), '#4b9437', 18) + line(roundData(34, 30), '#a6d680', 7), 0),
  olive: food(
    (brush) => body(brush, roundData(45, 40), '#352a33') + circle(6, 2, 12, '#120c10') + glint(-18, -16, 11, 5),
    44,
    40,
  ),
  caper: food((brush) => body(brush, roundData(42, 40), '#6d7a35', 5), 40),
  corn: food(
    () => flat('M-30 -30Q0 -46 30 -30Q46 10 18 38Q0 44 -18 38Q-46 10 -30 -30Z', '#f4c430', 4) + glint(-8, -12, 10, 7),
    36,
  ),
  gherkin: food(
    (brush) =>
      body(brush, 'M-48 -8Q-30 -26 4 -20Q40 -16 49 4Q36 24 0 20Q-40 18 -48 -8Z', '#6f8f34') +
      dots(brush, 12, 38, 12, '#a8bf62', 5),
    48,
    20,
  ),
  avocado: food(
    () =>
      flat('M-48 12Q-20 -36 46 -22Q50 -16 44 -8Q0 -14 -32 22Q-46 26 -48 12Z', '#bcd26a', 4, '#4d6b22') +
      path('M-40 12Q-14 -22 38 -18Q0 -12 -34 18Z', '#eaeab0'),
    46,
    22,
  ),
  chilliRing: food(
    () =>
      line(roundData(34, 32), '#c81d14', 16) +
      line(roundData(34, 32), '#f06a50', 5) +
      circle(-4, 6, 6, '#fbe3a4') +
      circle(8, -6, 5, '#fbe3a4'),
    0,
  ),
  pumpkinSeed: food(
    () =>
      flat('M0 -46Q34 -10 24 30Q0 52 -24 30Q-34 -10 0 -46Z', '#47702e', 5) + line('M-4 -26Q-14 0 -8 26', '#9dbf72', 7),
    26,
    42,
  ),
  fennel: food(
    () =>
      flat(
        'M-10 44Q-46 20 -34 -14Q-24 -34 -16 -46Q-8 -30 0 -20Q8 -30 18 -46Q26 -32 34 -14Q46 20 10 44Z',
        '#e9eecb',
        3,
        '#a9b57a',
      ) +
      line('M0 40V-14M-6 40Q-28 10 -20 -22M6 40Q28 10 20 -22', '#b7c98c', 4) +
      line('M-20 6l-8-10M20 6l8-10', '#b3813a', 5),
    38,
    44,
  ),
} as const satisfies Record<string, Food>;
