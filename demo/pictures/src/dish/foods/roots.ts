import type { Colour } from '../../kit/paper/colour.ts';
import { circle, line, path } from '../../kit/paper/draw.ts';
import { svg } from '../../kit/paper/markup.ts';
import { blob, body, dots, flat, glint, roundData, shaded } from '../outline.ts';
import { cube, slice, spokes } from './cut.ts';
import { type Food, food } from './food.ts';

const onionRing = (outer: Colour, inner: Colour): Food =>
  food((brush) => {
    const [rx, ry] = [42 + brush.chance() * 5, 32 + brush.chance() * 10];
    return (
      line(roundData(rx, ry), shaded(outer, 0.2), 10, ' transform="translate(1 3)"') +
      line(roundData(rx, ry), outer, 9) +
      line(roundData(rx - 1, ry - 1), inner, 4.5)
    );
  }, 0);

const friedOnion: Food = food((brush) => {
  const turn = brush.chance() * 60;
  const way = svg`M-44 4A44 ${30 + brush.chance() * 12} ${turn} 1 1 30 24`;
  return (
    line(way, '#6e3709', 15, ' transform="translate(1 3)"') +
    line(way, '#a5611c', 12) +
    line(way, '#dca04a', 5, ' transform="translate(-1 -2)"')
  );
}, 0);

export const roots = {
  carrotSlice: slice(
    '#cf6217',
    '#f08a35',
    circle(0, 0, 21, '#f7ab62') + spokes(8, line('M0 -22V-34', '#e07a28', 3)) + circle(0, 0, 7, '#ea8f43'),
  ),
  carrotDice: cube('#ef8a37'),
  carrotStick: food(
    () =>
      flat('M-48 -9L46 -7Q50 0 46 8L-48 9Z', '#ef8431', 2) +
      line('M-44 -4H42', '#fbb777', 3.5) +
      line('M-40 4H40', '#d86c1c', 2),
    48,
    10,
  ),
  carrotRoast: food(
    (brush) =>
      body(brush, 'M-48 -16Q-20 -22 20 -14Q48 -8 50 0Q46 8 18 15Q-20 22 -48 16Q-52 0 -48 -16Z', '#e2761f') +
      line('M-30 -14q3 10 0 24M-4 -12q3 10 0 22M18 -10q2 8 0 16', '#b4500f', 3) +
      dots(brush, 6, 40, 10, '#6b2c08', 6),
    48,
    18,
  ),
  parsnipRoast: food(
    (brush) =>
      body(brush, 'M-48 -18Q-20 -24 20 -13Q48 -7 50 0Q46 7 18 14Q-20 24 -48 18Q-52 0 -48 -18Z', '#edca82') +
      line('M-36 6Q0 10 40 1', '#b97c2b', 5) +
      dots(brush, 8, 40, 12, '#a5661e', 6),
    48,
    18,
  ),
  rootCube: cube('#f0e0b4'),
  rootRoast: cube('#e0b260', 0.3),
  squashCube: cube('#f0902a', 0.2),
  sweetPotato: cube('#e8772a', 0.3),
  potato: food(
    (brush) => body(brush, blob(brush, 47, 38, 8, 0.08), '#f2d27c') + glint(-16, -14, 14, 5, -24, 0.5),
    46,
    38,
  ),
  potatoCube: cube('#f4da8c', 0.25),
  potatoSlice: food(
    (brush) => flat(blob(brush, 46, 40, 9, 0.06), '#f3dd96', 4, '#d9b05a') + dots(brush, 8, 32, 28, '#e2c270', 4),
    44,
    38,
  ),
  potatoFried: food(
    (brush) =>
      path(blob(brush, 46, 40, 9, 0.08), '#8a4c14', ' transform="translate(1 3)"') +
      flat(blob(brush, 45, 39, 9, 0.07), '#d9952f', 4, '#8f5216') +
      path(blob(brush, 29, 23, 8, 0.16), '#efc262') +
      dots(brush, 9, 38, 32, '#a4601a', 7),
    45,
    38,
  ),
  potatoRoast: food(
    (brush) => {
      const rough = blob(brush, 45, 37, 6, 0.16);
      return (
        path(rough, '#6f3b0f', ' transform="translate(2 7)"') +
        flat(rough, '#d18c2e', 4, '#8f5216') +
        path(blob(brush, 30, 22, 6, 0.2), '#f0c86c', ' transform="translate(-4 -5)"') +
        dots(brush, 7, 36, 28, '#8d4d14', 6) +
        glint(-14, -16, 10, 4, -20, 0.5)
      );
    },
    45,
    38,
  ),
  potatoWedge: food(
    (brush) =>
      path('M-50 6Q0 -34 50 4Q0 34 -50 6Z', '#7f4612', ' transform="translate(1 4)"') +
      flat('M-50 4Q0 -36 50 2Q30 8 0 9Q-30 10 -50 4Z', '#eebf5c', 3, '#a9671f') +
      path('M-50 4Q-30 10 0 9Q30 8 50 2Q30 26 0 26Q-30 26 -50 4Z', '#bb7526') +
      dots(brush, 10, 34, 12, '#8d4d14', 5) +
      line('M-28 -6Q0 -20 28 -7', '#fbe3a0', 4),
    48,
    24,
  ),
  babyPotato: food(
    (brush) =>
      body(brush, blob(brush, 46, 40, 9, 0.06), '#e6bd63') + flat(roundData(33, 27, -3, -4), '#f7e2a0', 3, '#cf9a3c'),
    45,
    40,
  ),
  onionRed: onionRing('#8c2c63', '#ecc6da'),
  onionWhite: onionRing('#e4dcae', '#fffbe6'),
  onionPetal: food(
    () =>
      flat('M-44 14Q-30 -34 12 -36Q44 -26 46 10Q8 -14 -44 14Z', '#93306a') +
      line('M-34 6Q-18 -20 12 -24Q32 -18 38 0', '#dc9cc0', 4) +
      line('M-40 10Q-10 -12 40 6', '#5b1840', 4),
    44,
    28,
  ),
  onionFried: friedOnion,
  onionSoft: onionRing('#c98c34', '#f0cf86'),
  radish: slice('#c8285a', '#fff6f6', circle(0, 0, 20, '#fdeaee'), 6),
  beetWedge: food(
    () =>
      flat('M-48 6Q-30 -38 8 -38Q42 -30 48 4Q4 30 -48 6Z', '#8d1740', 3) +
      line('M-34 2Q-18 -24 8 -26Q30 -20 38 0M-18 4Q-8 -12 8 -13Q20 -8 24 2', '#c2386c', 4) +
      glint(-10, -26, 12, 4, -16, 0.45),
    46,
    28,
  ),
  garlic: food(
    (brush) =>
      body(brush, 'M-40 20Q-34 -20 20 -40Q34 -14 16 20Q-10 40 -40 20Z', '#f3e4c2') +
      line('M-30 18Q-10 -14 16 -30', '#d5b57c', 4),
    36,
  ),
} as const satisfies Record<string, Food>;
