import type { Colour } from '../../kit/paper/colour.ts';
import { circle, line, path } from '../../kit/paper/draw.ts';
import { svg } from '../../kit/paper/markup.ts';
import { blob, body, dots, flat, glint, lighten, ragged, shaded } from '../outline.ts';
import { type Food, food } from './food.ts';

const ball = (colour: Colour, inside: (brush: Parameters<Food['draw']>[0]) => string): Food =>
  food((brush) => body(brush, blob(brush, 47, 46, 11, 0.025), colour) + inside(brush), 48);

const cutBall = (crust: Colour, dough: Colour, heart: Colour): Food =>
  food(
    (brush) =>
      body(brush, blob(brush, 47, 46, 11, 0.025), crust) +
      circle(2, 2, 39, dough) +
      circle(3, 4, 25, shaded(heart, 0.2)) +
      circle(2, 2, 24, heart) +
      circle(4, 5, 8, shaded(heart, 0.35)) +
      glint(-8, -8, 9, 4),
    48,
  );

const flatRound = (colour: Colour, browned: Colour, edge: Colour): Food =>
  food(
    (brush) => {
      const outline = blob(brush, 48, 46, 13, 0.025);
      return (
        path(outline, shaded(edge, 0.3), ' transform="translate(1 4)"') +
        flat(outline, edge, 2) +
        path(blob(brush, 43, 41, 12, 0.03), colour) +
        Array.from({ length: 9 }, () =>
          path(
            blob(brush, 7 + brush.chance() * 9, 5 + brush.chance() * 7, 6, 0.25),
            browned,
            svg` opacity=".7" transform="translate(${(brush.chance() - 0.5) * 56} ${(brush.chance() - 0.5) * 54})"`,
          ),
        ).join('') +
        line('M-30 -20Q-12 -34 12 -32', lighten(colour, 0.6), 3, ' opacity=".7"')
      );
    },
    48,
    47,
  );

const torn = (light: Colour, brown: Colour): Food =>
  food(
    (brush) => {
      const data = ragged(brush, 46, 38, 10, 0.36);
      const edge = (colour: Colour): string => svg` stroke="${colour}" stroke-width="8"`;
      return (
        path(data, shaded(light, 0.3), `${edge(shaded(light, 0.3))} transform="translate(2 15)"`) +
        path(data, light, `${edge(light)} transform="translate(1 9)"`) +
        `<g transform="translate(0 14)">${dots(brush, 9, 36, 22, shaded(light, 0.16), 4)}</g>` +
        path(data, light, edge(lighten(light, 0.25))) +
        path(data, brown, svg` stroke="${brown}" stroke-width="4" transform="translate(-1 -4)scale(.9 .86)"`) +
        path(blob(brush, 24, 16, 7, 0.24), lighten(brown, 0.26), ' transform="translate(-5 -8)"') +
        dots(brush, 5, 26, 18, shaded(brown, 0.2), 6)
      );
    },
    46,
    44,
  );

/** Rubbed between fingers: dull, no two alike. */
const crumbOf = (colour: Colour): Food =>
  food(
    (brush) => {
      const lump = ragged(brush, 42, 37, 7, 0.32);
      return (
        path(
          lump,
          shaded(colour, 0.38),
          svg` stroke="${shaded(colour, 0.38)}" stroke-width="8" transform="translate(2 7)"`,
        ) +
        flat(lump, colour, 8, shaded(colour, 0.1)) +
        path(ragged(brush, 26, 20, 6, 0.36), lighten(colour, 0.3), ' transform="translate(-5 -7)"')
      );
    },
    42,
    38,
  );

/** A thin pancake, rolled up; what is spread on it shows at its end. */
const rolled = (jam: Colour): Food =>
  food(
    (brush) =>
      body(brush, 'M-48 -12Q0 -20 48 -12Q52 2 48 13Q0 20 -48 13Q-52 0 -48 -12Z', '#eebd62', 2) +
      line('M-40 -4Q-10 -10 8 -5M-20 6Q6 2 36 6', '#b9762a', 4, ' opacity=".6"') +
      path('M44 -11Q54 1 44 12Q38 1 44 -11Z', jam) +
      line('M45 -6Q48 1 45 7', '#fbe3a4', 2.5),
    48,
    16,
  );

export const dough = {
  dumpling: ball(
    '#f0dcae',
    (brush) =>
      dots(brush, 14, 36, 34, '#d3ab68', 7) +
      dots(brush, 14, 36, 34, '#fdf3d6', 7) +
      dots(brush, 9, 36, 34, '#5f9440', 4),
  ),
  dumplingSpinach: ball(
    '#7fa04c',
    (brush) => dots(brush, 18, 36, 34, '#45702a', 7) + dots(brush, 14, 36, 34, '#c9cf86', 6),
  ),
  dumplingCrumbed: ball(
    '#d59f4b',
    (brush) => dots(brush, 34, 42, 40, '#a56a22', 5) + dots(brush, 26, 40, 38, '#f3d08a', 5),
  ),
  dumplingApricot: cutBall('#d59f4b', '#f8ecd0', '#f39a2a'),
  quenelle: food(
    (brush) =>
      body(brush, 'M-49 2Q-30 -24 4 -24Q36 -22 49 -2Q34 22 0 24Q-34 24 -49 2Z', '#f2d588') +
      line('M-34 -2Q0 -16 36 -4', '#dcb45a', 4) +
      dots(brush, 14, 34, 14, '#d3a649', 4),
    48,
    24,
  ),
  schmarrn: torn('#f6dc8c', '#d08a30'),
  schmarrnGriess: torn('#ecc878', '#b06c22'),
  crumb: crumbOf('#d39a45'),
  crumbPale: crumbOf('#e9c078'),
  wrap: food(
    (brush) =>
      body(brush, 'M-48 14Q-46 -26 0 -30Q46 -26 48 14Q0 30 -48 14Z', '#f2ddb0', 2) +
      line('M-40 12Q0 -18 42 10', '#d3b072', 4) +
      dots(brush, 9, 36, 16, '#b9853c', 7),
    48,
    26,
  ),
  tortilla: flatRound('#f6e6be', '#c9964c', '#e6cb92'),
  tortillaChip: food(
    (brush) =>
      flat('M-44 30Q0 38 44 30Q24 -8 0 -44Q-24 -8 -44 30Z', '#efc25c', 4, '#b57d22') +
      dots(brush, 10, 20, 18, '#c98f32', 5) +
      line('M-24 20Q0 26 22 20', '#fbe3a0', 5),
    42,
    36,
  ),
  pancakeRoll: rolled('#f08f1c'),
  pancakePlain: rolled('#d39a45'),
  pancake: flatRound('#e0a24a', '#b56d1f', '#f7dfa0'),
  boxty: flatRound('#d9a04c', '#8f5216', '#efd08a'),
  farl: food(
    (brush) =>
      path('M-44 44Q-48 -30 44 -46Q48 30 44 42Q0 48 -44 44Z', '#8f6a34', ' transform="translate(1 4)"') +
      flat('M-44 44Q-48 -30 44 -46Q46 0 44 42Q0 46 -44 44Z', '#f3e2b4', 3, '#c9a25c') +
      dots(brush, 14, 30, 30, '#b5762a', 12) +
      dots(brush, 14, 32, 32, '#fff6dc', 6),
    44,
  ),
} as const satisfies Record<string, Food>;
