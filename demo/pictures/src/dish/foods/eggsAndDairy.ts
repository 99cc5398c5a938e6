import { circle, ellipse, line, path } from '../../kit/paper/draw.ts';
import { repeat, svg } from '../../kit/paper/markup.ts';
import { blob, body, dots, flat, glint, roundData } from '../outline.ts';
import { cube } from './cut.ts';
import { type Food, food } from './food.ts';

/** A fan of fine lines, such as a scallop of mash shows. */
const ridges = repeat(5, (step) => svg`M${-30 + step * 15} 16Q${-24 + step * 12} -12 ${-10 + step * 5} -20`);

export const eggsAndDairy = {
  mashScoop: food(
    () =>
      path('M-48 22Q-42 -28 0 -30Q42 -28 48 22Q0 36 -48 22Z', '#b57c2c', ' transform="translate(1 5)"') +
      path('M-48 22Q-42 -28 0 -30Q42 -28 48 22Q0 36 -48 22Z', '#f7e2a4') +
      line(ridges, '#dfb765', 4) +
      path('M-26 -14Q0 -34 26 -14Q0 -22 -26 -14Z', '#cf8f3b'),
    0,
  ),
  mashScoopBrown: food(
    () =>
      path('M-48 22Q-42 -28 0 -30Q42 -28 48 22Q0 36 -48 22Z', '#a5661f', ' transform="translate(1 5)"') +
      path('M-48 22Q-42 -28 0 -30Q42 -28 48 22Q0 36 -48 22Z', '#f2cf83') +
      line(ridges, '#cf9a45', 4) +
      path('M-34 -8Q0 -40 34 -8Q0 -20 -34 -8Z', '#9a5819') +
      ellipse(0, 2, 14, 5, '#fbeab8'),
    0,
  ),
  cream: food(
    (brush) =>
      body(brush, 'M-46 12Q-50 -18 -20 -26Q-2 -48 20 -26Q50 -20 46 12Q26 36 0 34Q-28 36 -46 12Z', '#fdf7ea', 2) +
      line('M-28 8Q-10 -14 14 -6Q28 2 14 14Q0 20 -4 8', '#e2d4b8', 4),
    44,
    32,
  ),
  butter: food(
    (brush) =>
      path(roundData(46, 32, 2, 8), '#f6c945', ' opacity=".55"') +
      body(brush, 'M-28 -18Q0 -24 28 -18Q32 4 28 18Q0 24 -28 18Q-32 0 -28 -18Z', '#fadb62', 2) +
      line('M-18 -10H16', '#fff5c2', 5),
    0,
  ),
  friedEgg: food(
    (brush) => {
      const white = blob(brush, 47, 43, 9, 0.1);
      return (
        path(white, '#c9a164', ' transform="translate(1 3)"') +
        path(white, '#fffdf4', ' stroke="#e6c48a" stroke-width="3"') +
        path(blob(brush, 34, 31, 8, 0.08), '#f4f0e2') +
        circle(3, 5, 20, '#c9790f') +
        circle(2, 2, 20, '#f5a21d') +
        circle(0, -1, 15, '#fbb93c') +
        glint(-6, -7, 7, 4)
      );
    },
    46,
    42,
  ),
  eggHalf: food(
    () =>
      ellipse(0, 3, 46, 37, '#d6cdb8') +
      ellipse(0, 0, 46, 37, '#fffdf6') +
      circle(3, 1, 21, '#e58f17') +
      circle(2, 0, 19, '#f9b93a') +
      glint(-4, -6, 8, 4, -30, 0.5),
    45,
    37,
  ),
  eggQuarter: food(
    () =>
      flat('M-46 0Q-20 -28 20 -24Q44 -16 48 2Q10 26 -46 0Z', '#fffcf2', 2, '#cfc2a4') +
      path('M-12 -4Q6 -20 26 -6Q14 10 -12 -4Z', '#f6ab2a'),
    45,
    24,
  ),
  eggChopped: food(
    (brush) =>
      flat(blob(brush, 40, 34, 5, 0.16), '#fffaf0', 3, '#d8c9a4') + path(blob(brush, 18, 14, 5, 0.2), '#f6b43a'),
    36,
  ),
  scrambled: food(
    (brush) =>
      body(brush, blob(brush, 46, 38, 7, 0.16), '#f7cf4c', 3) +
      line('M-28 -8Q-8 -24 14 -12M-20 12Q4 -2 28 8', '#fde99a', 6),
    44,
    36,
  ),
  feta: food(
    (brush) =>
      path('M-46 -26L44 -30L47 24L-44 28Z', '#cbc2ac', ' transform="translate(3 9)"') +
      flat('M-46 -26L44 -30L47 24L-44 28Z', '#fdfaf0', 2, '#d8cfb8') +
      dots(brush, 14, 38, 20, '#e6dfca', 4) +
      dots(brush, 22, 36, 20, '#6f8a3f', 3),
    48,
    30,
  ),
  goatCheese: food((brush) => body(brush, blob(brush, 42, 34, 6, 0.2), '#fcf8ec', 2), 40),
  paneer: cube('#f1c87e', 0.1),
  tofu: cube('#e6b25e', 0.12),
  meringuePeak: food((brush) => {
    const wave = blob(brush, 44, 30, 8, 0.14);
    const toasted = brush.chance() < 0.7;
    return (
      path(wave, '#d9c08c', ' opacity=".5" transform="translate(2 7)"') +
      path(wave, '#fffaf0') +
      line('M-26 10Q-6 -8 24 2', '#efe0c0', 5) +
      (toasted
        ? path('M-30 -6Q-14 -32 14 -27Q34 -22 36 -6Q12 -20 -30 -6Z', '#e6bd78') +
          path('M-14 -18Q4 -30 24 -18Q6 -20 -14 -18Z', '#b0702a')
        : '')
    );
  }, 0),
  mashTuft: food((brush) => {
    const dollop = blob(brush, 45, 33, 8, 0.14);
    const marks = 'M-32 -2Q-6 -24 30 -12M-36 9Q-6 -10 36 2M-28 20Q0 6 32 14';
    const browned = brush.chance() < 0.65;
    return (
      path(dollop, '#cf9a45', ' opacity=".4" transform="translate(2 6)"') +
      path(dollop, '#f8e4aa') +
      line(marks, '#e2ba68', 4) +
      (browned
        ? line('M-18 -12Q6 -24 30 -12M-8 -2Q14 -8 36 2', '#c8872f', 6, ' opacity=".9"') +
          line('M-4 -17Q12 -19 24 -14M8 -3Q20 -3 30 0', '#8f5019', 4, ' opacity=".85"')
        : line('M-32 -6Q-6 -28 30 -16', '#fff6d6', 4))
    );
  }, 0),
  lasagneCut: food((brush) => {
    const layers = ['#f3d27a', '#8a3a1c', '#f9e9bd', '#f3d27a', '#7a2f16', '#f9e9bd', '#e9bd5c', '#8a3a1c'];
    return (
      path('M-50 -40H50V40H-50Z', '#d8cbb0') +
      dots(brush, 26, 44, 28, '#b5421f', 9) +
      dots(brush, 16, 44, 28, '#e9c98a', 7) +
      layers
        .map((colour, index) =>
          line(
            svg`M-50 ${-40 + index * 3.6}Q-20 ${-38 + index * 3.6} 0 ${-41 + index * 3.6}T50 ${-40 + index * 3.6}`,
            colour,
            4.4,
          ),
        )
        .join('')
    );
  }, 0),
} as const satisfies Record<string, Food>;
