import type { Colour } from '../../kit/paper/colour.ts';
import { line, path } from '../../kit/paper/draw.ts';
import { svg } from '../../kit/paper/markup.ts';
import { flat, lighten, roundData, shaded } from '../outline.ts';
import { type Food, food } from './food.ts';

const tube = (colour: Colour, bend: number, width: number): Food =>
  food(
    () => {
      const way = svg`M-34 ${bend * 0.5}Q0 ${-bend} 34 ${bend * 0.5}`;
      return (
        line(way, shaded(colour, 0.4), width + 4, ' stroke-linecap="butt" transform="translate(1 2)"') +
        line(way, colour, width, ' stroke-linecap="butt"') +
        line(way, lighten(colour, 0.5), width * 0.22, svg` transform="translate(0 ${-width * 0.22})"`) +
        path(roundData(width * 0.22, width * 0.46, 35, bend * 0.5), shaded(colour, 0.55))
      );
    },
    40,
    18,
  );

export const pasta = {
  fleckerl: food(
    (brush) =>
      flat(
        svg`M-34 ${-36 + brush.chance() * 8}Q0 -28 36 -34Q30 0 ${34 + brush.chance() * 6} 34Q0 28 -36 36Q-30 0 -34 -36Z`,
        '#f3dc9c',
        4,
        '#c49a48',
      ) + line('M-22 -20Q0 -14 22 -20', '#fdf0c8', 6),
    38,
  ),
  fleckerlBrown: food(
    () =>
      flat('M-34 -34Q0 -26 36 -34Q30 0 36 34Q0 28 -36 36Q-30 0 -34 -34Z', '#e3bd72', 4, '#9a6a24') +
      line('M-20 -18Q0 -12 20 -18', '#f9e2ac', 6) +
      line('M-16 14Q4 8 20 16', '#b9802f', 5),
    38,
  ),
  farfalle: food(
    () =>
      flat(
        'M-48 -26L-8 -10Q0 -14 8 -10L48 -28Q40 0 48 28L8 10Q0 14 -8 10L-48 28Q-40 0 -48 -26Z',
        '#f2cf78',
        3,
        '#b98a34',
      ) +
      line('M-40 -16L-12 -4M-40 16L-12 5M40 -16L12 -4M40 16L12 5', '#dfb257', 3) +
      line('M-4 -9V9M4 -9V9', '#c08f36', 4),
    44,
    22,
  ),
  macaroni: tube('#f5cf62', 22, 22),
  penne: tube('#f3d27c', 0, 26),
  lasagneEdge: food(
    () =>
      line('M-46 -10Q-30 -20 -14 -10T18 -10T48 -10', '#d9a54a', 12) +
      line('M-46 -12Q-30 -22 -14 -12T18 -12T48 -12', '#f6dc94', 7),
    0,
  ),
} as const satisfies Record<string, Food>;
