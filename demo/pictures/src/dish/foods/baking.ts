import type { Colour } from '../../kit/paper/colour.ts';
import { circle, line, path } from '../../kit/paper/draw.ts';
import { repeat, svg } from '../../kit/paper/markup.ts';
import { blob, body, dots, flat, glint, roundData, shaded, softOutline, turnedBy } from '../outline.ts';
import { type Food, food } from './food.ts';

/** A loaf from a tin, seen from above; `crack` is how it opened. */
const loaf = (crust: Colour, crumb: Colour, seeds: readonly Colour[], icing?: Colour): Food =>
  food(
    (brush) => {
      const outline =
        'M-49 -16Q-46 -25 -34 -25Q0 -28 34 -25Q46 -25 49 -16Q51 0 49 16Q46 25 34 25Q0 28 -34 25Q-46 25 -49 16Q-51 0 -49 -16Z';
      const glaze = icing
        ? path(
            'M-42 -8Q-20 -16 10 -14Q38 -17 42 -4Q44 6 38 12Q34 17 30 9Q22 7 16 12Q12 20 8 11Q-2 8 -8 13Q-13 19 -18 11Q-28 10 -32 6Q-42 6 -42 -8Z',
            icing,
            ' opacity=".72"',
          )
        : '';
      return (
        path(outline, shaded(crust, 0.5), ' transform="translate(1 4)"') +
        body(brush, outline, crust, 1.4) +
        path('M-38 -2Q-20 -9 0 -4Q20 -9 40 0Q20 6 0 4Q-20 7 -38 -2Z', crumb, ' opacity=".85"') +
        dots(brush, 26, 44, 21, shaded(crust, 0.2), 1.8) +
        glaze +
        seeds.map((colour) => dots(brush, 22, 42, 20, colour, 2.4)).join('')
      );
    },
    49,
    27,
  );

const cakeSlice = (crust: Colour, crumb: Colour, extra: Colour, marble = false): Food =>
  food(
    (brush) => {
      const outline = 'M-42 34Q-46 -20 -32 -32Q0 -44 32 -32Q46 -20 42 34Q0 40 -42 34Z';
      return (
        path(outline, shaded(crust, 0.45), ' transform="translate(3 6)"') +
        flat(outline, crumb, 7, crust) +
        dots(brush, 26, 32, 26, shaded(crumb, 0.14), 3) +
        (marble
          ? path('M-34 26Q-40 -4 -14 -8Q8 -12 10 -26Q30 -18 28 4Q10 0 2 14Q-10 30 -34 26Z', extra)
          : dots(brush, 16, 32, 26, extra, 7))
      );
    },
    44,
    38,
  );

/** Waves of pastry round the edge. */
const crimped = (radius: number, waves: number): string =>
  softOutline(
    Array.from({ length: waves * 2 }, (_, index) => {
      const angle = (index / (waves * 2)) * 2 * Math.PI;
      const reach = radius * (index % 2 ? 1.035 : 0.965);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
    }),
  );

const pieLid = (middle: string): Food =>
  food((brush) => {
    const edge = crimped(48, 26);
    return (
      path(edge, '#8f5216', ' transform="translate(1 3)"') +
      flat(edge, '#dba04a', 1.2, '#a5661f') +
      line(
        repeat(
          30,
          (step) =>
            svg`M${Math.cos(step * 0.2094) * 40} ${Math.sin(step * 0.2094) * 40}L${Math.cos(step * 0.2094) * 46} ${Math.sin(step * 0.2094) * 46}`,
        ),
        '#b5742a',
        1.6,
      ) +
      body(brush, roundData(39, 39), '#e3ab55', 1) +
      dots(brush, 24, 36, 36, '#c5822e', 2.4) +
      middle
    );
  }, 49);

/** A square out of a tray. */
const square = (base: Colour, top: (brush: Parameters<Food['draw']>[0]) => string): Food =>
  food(
    (brush) =>
      path('M-46 -46H46V46H-46Z', shaded(base, 0.5), ' transform="translate(3 6)"') +
      flat('M-46 -46H46V46H-46Z', base, 3) +
      top(brush),
    48,
  );

/** A rolled pastry, seen from above. */
const strudel = (filling: Colour): Food =>
  food(
    (brush) => {
      const outline =
        'M-49 -10Q-44 -17 -30 -16Q0 -19 30 -16Q44 -17 49 -10Q51 0 49 10Q44 17 30 16Q0 19 -30 16Q-44 17 -49 10Q-51 0 -49 -10Z';
      return (
        path(outline, '#7d4514', ' transform="translate(1 3)"') +
        body(brush, outline, '#dca24c', 1) +
        line(
          'M-42 -8Q-10 -13 20 -9M-34 -1Q0 -5 40 0M-44 6Q-14 2 24 7M-20 12Q8 9 34 12',
          '#b5742a',
          1.3,
          ' opacity=".8"',
        ) +
        line('M-40 -10Q-8 -15 24 -11M-30 3Q0 0 36 4', '#f4d394', 1.5) +
        path('M47 -11Q54 0 47 11Q40 0 47 -11Z', filling)
      );
    },
    49,
    17,
  );
const strudelSlice = (filling: Colour, bits: readonly Colour[]): Food =>
  food(
    (brush) =>
      path(blob(brush, 47, 38, 10, 0.04), '#8f5216', ' transform="translate(2 5)"') +
      flat(blob(brush, 47, 38, 10, 0.04), '#dca24c', 3, '#a5661f') +
      line(roundData(41, 32), '#b5742a', 2.5) +
      path(blob(brush, 38, 29, 9, 0.05), filling) +
      bits.map((colour) => dots(brush, 16, 32, 23, colour, 7)).join('') +
      line('M-26 4Q-6 -14 16 -4Q26 6 10 12', '#c98f42', 3.5),
    47,
    38,
  );

const steamCut = circle(0, 0, 4, '#5f3412') + circle(0, 0.6, 2.4, '#f2e3b4');

export const baking = {
  brownLoaf: loaf('#7f5228', '#b98a54', ['#e6cf9a', '#3f5f28']),
  porridgeLoaf: loaf('#b98f55', '#e6cf9a', ['#fff0cc', '#5a4020', '#47702e']),
  bananaLoaf: loaf('#8f5522', '#d9a45a', ['#6d421c']),
  lemonLoaf: loaf('#d99a3c', '#f9df94', ['#ffffff'], '#fffbe8'),
  brackLoaf: loaf('#6b3c1c', '#94592a', ['#2f1710', '#c98a3c']),
  bananaSlice: cakeSlice('#7d4a1e', '#e3b873', '#6d421c'),
  lemonSlice: cakeSlice('#c98a33', '#fbe7a0', '#fff8d8'),
  brackSlice: cakeSlice('#57301a', '#a8703c', '#32180f'),
  brownSlice: cakeSlice('#5f3b1b', '#a87a48', '#e0c48c'),
  porridgeSlice: cakeSlice('#94693a', '#dcc08c', '#5a4020'),
  sodaSlice: cakeSlice('#b98a48', '#f8eed2', '#e6d3a4'),
  marbleSlice: cakeSlice('#a5661f', '#f6dc94', '#5a2f16', true),
  gugelhupf: food((brush) => {
    const flute = 'M0 -14Q11 -22 12 -42Q0 -53 -12 -42Q-11 -22 0 -14Z';
    const flutes = repeat(12, (step) =>
      turnedBy(
        step * 30,
        path(flute, step % 2 ? '#b9752d' : '#c98a3c', ' stroke="#7d4514" stroke-width="1.2"') +
          line('M0 -20V-44', '#e3b268', 2.4, ' opacity=".7"'),
      ),
    );
    const snow = repeat(12, (step) =>
      turnedBy(
        step * 30,
        line('M0 -20V-38', '#ffffff', 7, ' opacity=".55"') + line('M-1 -24V-34', '#ffffff', 3, ' opacity=".8"'),
      ),
    );
    return (
      path(crimped(48, 12), '#7d4514') +
      flutes +
      path(roundData(49, 49), brush.round) +
      snow +
      circle(0, 0, 14, '#5f3412') +
      circle(1, 1.5, 11, '#33190a')
    );
  }, 50),
  appleTart: pieLid(
    line('M-10 0Q0 -5 10 0M0 -8V10', '#7d4514', 2.6) +
      line(
        'M-26 -14h.1M-10 -26h.1M16 -24h.1M28 -6h.1M24 16h.1M6 28h.1M-18 24h.1M-30 8h.1M-18 -2h.1M12 12h.1M-6 14h.1M20 -14h.1',
        '#fff8e6',
        2.8,
      ),
  ),
  onionPie: pieLid(
    circle(0, 0, 5, '#5f3412') +
      circle(0, 0.5, 3, '#f2d27c') +
      [30, 102, 174, 246, 318]
        .map((turn) =>
          turnedBy(
            turn,
            path('M0 -12Q8 -20 0 -31Q-8 -20 0 -12Z', '#cf8f3b', ' stroke="#96591a" stroke-width="1.2"') +
              line('M0 -15V-28', '#f0c982', 1),
          ),
        )
        .join(''),
  ),
  puffLid: food(
    (brush) =>
      body(brush, 'M-49 0Q-48 -33 0 -35Q48 -33 49 0Q48 33 0 35Q-48 33 -49 0Z', '#dca04a', 1.2) +
      line(
        repeat(
          52,
          (step) =>
            svg`M${Math.cos(step * 0.1208) * 43} ${Math.sin(step * 0.1208) * 29.5}L${Math.cos(step * 0.1208) * 47.5} ${Math.sin(step * 0.1208) * 33.5}`,
        ),
        '#9a5f1c',
        1.1,
      ) +
      line('M-42 0Q-40 -27 0 -29Q40 -27 42 0Q40 27 0 29Q-40 27 -42 0Z', '#b5742a', 1.4) +
      [
        [-24, -2, -70],
        [24, 0, 70],
        [-14, -15, -40],
        [15, -14, 40],
        [-15, 14, -130],
        [16, 14, 130],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          turnedBy(
            turn,
            path('M0 8Q-7 0 0 -10Q7 0 0 8Z', '#e9b860', ' stroke="#9a5f1c" stroke-width=".9"') +
              line('M0 6V-7', '#b5742a', 0.8),
            x,
            y,
          ),
        )
        .join('') +
      dots(brush, 30, 42, 27, '#c07d28', 2.2) +
      dots(brush, 20, 40, 25, '#f7d998', 2) +
      steamCut +
      glint(-22, -16, 10, 3, -14, 0.5),
    0,
  ),
  apricotCake: square(
    '#efc471',
    (brush) =>
      dots(brush, 20, 40, 40, '#d29a3e', 5) +
      [
        [-20, -20],
        [22, -20],
        [-20, 22],
        [22, 22],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<g transform="translate(${x} ${y})scale(.42)">${body(brush, blob(brush, 44, 42, 9, 0.04), '#f0922a') + line('M-26 -14Q0 -30 26 -14', '#fbc970', 8) + dots(brush, 6, 30, 28, '#a9541a', 8)}</g>`,
        )
        .join('') +
      dots(brush, 26, 44, 44, '#ffffff', 3),
  ),
  linzer: square(
    '#b5763a',
    (brush) =>
      path('M-40 -40H40V40H-40Z', '#a3152c') +
      line('M-46 -16L16 -46M-46 22L46 -22M-16 46L46 16M-46 -20L20 46M-20 -46L46 20', '#7d4a1c', 12) +
      line('M-46 -18L16 -48M-46 20L46 -24M-16 44L46 14M-46 -22L20 44M-20 -48L46 18', '#cf9a58', 9) +
      line('M-46 -46H46V46H-46Z', '#cf9a58', 8) +
      dots(brush, 9, 44, 44, '#f8e8c4', 9),
  ),
  flapjack: square(
    '#c98f3c',
    (brush) =>
      dots(brush, 40, 42, 42, '#e8bf6c', 9) +
      dots(brush, 24, 42, 42, '#a86a22', 7) +
      dots(brush, 10, 40, 40, '#4f7434', 9) +
      glint(-20, -28, 16, 4, -12, 0.5),
  ),
  toffeeSlice: square(
    '#7d4520',
    (brush) =>
      dots(brush, 24, 42, 42, '#5a2c10', 5) +
      body(
        brush,
        'M-44 -34Q-10 -46 40 -36Q48 -6 38 10Q44 34 30 34Q22 22 14 30Q0 40 -8 24Q-30 38 -42 18Q-50 -10 -44 -34Z',
        '#b5651d',
        1.5,
      ) +
      glint(-16, -20, 18, 6, -18, 0.6),
  ),
  crustTriangle: food(
    (brush) =>
      path('M-46 32L46 32L0 -42Z', '#7d4514', ' transform="translate(1 5)"') +
      flat('M-46 30L46 30L0 -42Z', '#e6b15a', 6, '#96591a') +
      path('M-28 20L28 20L0 -22Z', '#f6dc9a') +
      dots(brush, 8, 20, 14, '#b5742a', 6),
    44,
    34,
  ),
  appleStrudel: strudel('#f2dca0'),
  cabbageStrudel: strudel('#d8cf94'),
  appleStrudelSlice: strudelSlice('#f5e3ae', ['#dcae58', '#5a2c1c']),
  cabbageStrudelSlice: strudelSlice('#e3dca4', ['#b9a85a', '#8f6a2c']),
} as const satisfies Record<string, Food>;
