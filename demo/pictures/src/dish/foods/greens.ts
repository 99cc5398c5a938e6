import type { Colour } from '../../kit/paper/colour.ts';
import { circle, line, path } from '../../kit/paper/draw.ts';
import { repeat, svg } from '../../kit/paper/markup.ts';
import { lighten, shaded, softOutline, turnedBy } from '../outline.ts';
import type { Brush } from '../sheet.ts';
import { type Food, food } from './food.ts';

/** Half in the light, half in the shade, with a vein. */
const leaf = (colour: Colour, length: number, width: number): string => {
  const side = (sign: number): string =>
    svg`M0 ${-length}C${sign * width * 1.3} ${-length * 0.5} ${sign * width * 1.2} ${length * 0.5} 0 ${length}Z`;
  return (
    path(side(-1), lighten(colour, 0.1)) +
    path(side(1), shaded(colour, 0.16)) +
    line(svg`M0 ${-length * 0.8}V${length * 0.9}`, lighten(colour, 0.42), 2.2)
  );
};

/** Leaves round a stalk: degrees, distance, length, width. */
const sprig = (colour: Colour, leaves: readonly (readonly [number, number, number, number])[]): string =>
  leaves
    .map(([turn, away, length, width], index) =>
      turnedBy(
        turn,
        `<g transform="translate(0 ${-away})">${leaf(index % 2 ? lighten(colour, 0.1) : colour, length, width)}</g>`,
      ),
    )
    .join('');

/** A needle-leaved stalk: rosemary, dill, thyme. */
const needles = (colour: Colour, count: number, length: number, width: number): string => {
  const pairs = repeat(count, (step) => {
    const y = 44 - (step / count) * 84;
    const reach = length * (1 - step / count / 2);
    return svg`M0 ${y}l${-reach} ${-reach * 0.7}M0 ${y}l${reach} ${-reach * 0.7}`;
  });
  return (
    line('M0 48Q3 0 0 -44', shaded(colour, 0.25), width * 0.9) +
    line(pairs, shaded(colour, 0.2), width * 1.25) +
    line(pairs, lighten(colour, 0.12), width * 0.7)
  );
};

/** A salad leaf with a ruffled edge. */
function ruffled(brush: Brush, colour: Colour, edge: Colour, teeth: number, wild: number, w = 40, h = 46): string {
  const outline = softOutline(
    Array.from({ length: teeth * 2 }, (_, index) => {
      const angle = (index / (teeth * 2)) * 2 * Math.PI;
      const reach = index % 2 ? 1 : 1 - wild * (0.6 + brush.chance() * 0.6);
      return [Math.sin(angle) * w * reach * 1.1, -Math.cos(angle) * h * reach * 1.08] as const;
    }),
  );
  return (
    path(outline, colour, svg` stroke="${edge}" stroke-width="4"`) +
    path('M0 46Q-12 0 -3 -34Q8 0 0 46Z', lighten(colour, 0.5)) +
    line('M-2 24Q-16 10 -24 -6M2 24Q16 10 24 -6M-2 2Q-12 -10 -17 -20M2 2Q12 -10 16 -22', lighten(colour, 0.36), 3)
  );
}

const parsleyLeaf = path('M0 6Q-24 -14 -18 -36L-6 -30L0 -48L7 -30L19 -35Q24 -14 0 6Z', '#4f9a37');

export const greens = {
  basil: food(
    () =>
      sprig('#4a9431', [
        [-58, 20, 28, 15],
        [62, 20, 28, 15],
        [180, 14, 22, 12],
        [2, 20, 30, 16],
      ]),
    34,
  ),
  basilLeaf: food(() => leaf('#4a9431', 46, 22), 20, 40),
  mint: food(
    () =>
      sprig('#3f9a5a', [
        [-70, 22, 25, 13],
        [70, 22, 25, 13],
        [-150, 20, 20, 11],
        [150, 20, 20, 11],
        [0, 20, 27, 14],
      ]) + circle(0, 0, 4, '#9ad8ab'),
    34,
  ),
  parsley: food(
    () =>
      [0, 78, 150, 222, 290].map((turn) => turnedBy(turn, parsleyLeaf)).join('') +
      line('M0 0L-16 -22M0 0L20 -14M0 0L6 24M0 0L-22 14', '#2f6f20', 3),
    34,
  ),
  coriander: food(
    () =>
      [-64, 0, 64]
        .map((turn) =>
          turnedBy(
            turn,
            path(
              'M0 4Q-28 -10 -26 -30Q-16 -30 -12 -36Q-6 -44 0 -46Q6 -44 12 -36Q16 -30 26 -30Q28 -10 0 4Z',
              turn ? '#5aa544' : '#469134',
            ) + line('M0 4V-32M0 -8l-12-12M0 -8l12-12', '#8fce78', 2.4),
          ),
        )
        .join('') + line('M0 2V48', '#5c9a48', 4),
    34,
  ),
  dill: food(() => needles('#4f9238', 7, 30, 5), 0),
  rosemary: food(() => needles('#4a7452', 10, 13, 4.5), 10, 44),
  thyme: food(
    () =>
      line('M0 48Q8 0 -2 -46', '#7a6244', 3.5) +
      [34, 18, 2, -14, -30, -44]
        .map(
          (y) =>
            svg`<ellipse cx="-9" cy="${y}" rx="9" ry="5.5" fill="#5d8450" transform="rotate(24 -9 ${y})"/><ellipse cx="10" cy="${y - 5}" rx="9" ry="5.5" fill="#7ba066" transform="rotate(-24 10 ${y - 5})"/>`,
        )
        .join(''),
    0,
  ),
  sage: food(
    () => leaf('#7f9a72', 47, 17) + line('M0 -20l-9-8M0 0l-10-8M0 20l-9-8M0 -10l9-8M0 10l10-8', '#b9ccab', 2.4),
    18,
    42,
  ),
  bay: food(() => leaf('#6c8246', 48, 16), 16, 42),
  lambsLettuce: food(
    () =>
      [0, 60, 120, 180, 240, 300]
        .map((turn) =>
          turnedBy(
            turn + 8,
            path('M0 -4Q-20 -22 -13 -40Q0 -52 13 -40Q20 -22 0 -4Z', turn % 120 ? '#5b9f42' : '#478a33') +
              line('M0 -8V-38', '#a6d184', 2.4),
          ),
        )
        .join('') + circle(0, 0, 7, '#c6e19a'),
    38,
  ),
  lettuce: food((brush) => ruffled(brush, '#8fc455', '#5f9a34', 11, 0.2), 38, 44),
  romaine: food((brush) => ruffled(brush, '#76b048', '#477f2a', 9, 0.14, 28, 48), 28, 44),
  redLeaf: food((brush) => ruffled(brush, '#7d4a52', '#552632', 10, 0.2), 38, 44),
  kale: food((brush) => ruffled(brush, '#3f7a3c', '#24512a', 16, 0.26), 38, 44),
  kaleCrisp: food(
    (brush) =>
      ruffled(brush, '#4f7a35', '#2c4a1d', 14, 0.34) +
      line('M-24 -20q10 6 6 16M14 -26q8 10 2 18M-14 12q10 4 12 14', '#96b05f', 3),
    38,
    44,
  ),
  cabbageLeaf: food((brush) => ruffled(brush, '#9fca6c', '#6a9a40', 8, 0.12, 44, 46), 40, 44),
  spinach: food(
    () =>
      path('M0 -48C36 -30 42 14 8 28L0 48L-8 28C-42 14 -36 -30 0 -48Z', '#3f8434') +
      path('M0 -48C36 -30 42 14 8 28L0 48Z', '#33702b') +
      line('M0 -36V42M0 -12L-16 -20M0 6L-18 -2M0 -6L16 -14M0 12L18 4', '#8abb6c', 2.6),
    32,
    42,
  ),
  rocket: food(
    () =>
      path(
        'M0 48Q-3 30 -5 20Q-24 18 -22 6Q-14 6 -9 2Q-26 -4 -24 -18Q-14 -16 -10 -14Q-16 -40 0 -48Q16 -40 10 -14Q14 -16 24 -18Q26 -4 9 2Q14 6 22 6Q24 18 5 20Q3 30 0 48Z',
        '#5a9a3c',
        ' stroke="#3d7527" stroke-width="2"',
      ) + line('M0 44V-36', '#a9d286', 2.6),
    20,
    42,
  ),
  watercress: food(
    () =>
      line('M0 48Q4 10 0 -20M0 14l-20-16M1 4l22-12', '#5d9a42', 4) +
      [
        [0, -30, 17],
        [-24, -8, 14],
        [25, -14, 14],
        [-14, 14, 11],
        [14, 12, 11],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#4c9038') + circle(x - 3, y - 4, r * 0.5, '#7cba5e'))
        .join(''),
    30,
    38,
  ),
  endive: food(
    () =>
      line('M0 46Q-6 10 -30 -34M0 46Q0 10 -6 -44M0 46Q6 10 22 -40M0 46Q10 20 40 -20', '#e9eebb', 7) +
      line('M-10 16Q-24 -4 -34 -38M-2 8Q-6 -20 -10 -46M6 12Q14 -12 26 -44M14 16Q28 0 44 -24', '#8fb84a', 8) +
      line('M-20 -8l-12-4M-6 -20l-9-9M14 -14l12-4M26 2l13 3', '#a9cc62', 6),
    30,
    38,
  ),
} as const satisfies Record<string, Food>;
