import { type Goods } from '../goods.ts';
import { softEllipse } from '../light/soft.ts';
import { darken, lighten } from '../paper/colour.ts';
import { circle, ellipse, line, MIDDLE, moved, opacity, path, rounded } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';

export const CENTRE = 424;

/** China seen from above: rim, well and the shadow it throws. */
export function china(paper: Paper, radius: number, well: number, colour = '#ffffff'): string {
  return (
    softEllipse(paper, [MIDDLE + 16, CENTRE + 30, radius * 1.02, radius * 1.01], '#1b1f17', {
      blur: 18,
      opacity: 0.32,
    }) +
    circle(MIDDLE, CENTRE, radius, darken(colour, 0.1)) +
    circle(
      MIDDLE,
      CENTRE,
      radius - 4,
      paper.radial(
        [
          [0, lighten(colour, 0.6)],
          [0.82, colour],
          [1, darken(colour, 0.07)],
        ],
        'cx=".4" cy=".34" r=".75"',
      ),
    ) +
    circle(MIDDLE, CENTRE, well, '#000', opacity(0.1))
  );
}

/** Strewn evenly over a circle, as seeds stand in a flower. */
const placesOf = (count: number): readonly (readonly [x: number, y: number, turn: number])[] =>
  Array.from({ length: count }, (_, step) => {
    const turn = step * 2.4;
    const far = Math.sqrt((step + 0.35) / count);
    return [Math.cos(turn) * far, Math.sin(turn) * far, (step * 67) % 180] as const;
  });

export function toppings(paper: Paper, goods: Goods, radius: number, count: number, size: number): string {
  const { motif } = goods;
  if (!motif) return '';
  return placesOf(count)
    .map(([x, y, turn]) => {
      const [left, top] = [MIDDLE + x * radius, CENTRE + y * radius];
      return (
        softEllipse(paper, [left + 6, top + size * 0.2, size * 0.36, size * 0.3], '#000', { blur: 8, opacity: 0.2 }) +
        paper.motif(motif, { x: left, y: top, size, turn: (goods.turn ?? 0) + turn - 60 })
      );
    })
    .join('');
}

export const spoon = moved(
  'translate(704 640) rotate(36)',
  ellipse(4, -94, 36, 56, '#000', opacity(0.14)) +
    rounded({ x: -9, y: -46, w: 18, h: 250 }, 9, '#bcc3c8') +
    ellipse(0, -100, 36, 54, '#c4cacf') +
    ellipse(-6, -108, 24, 40, '#eef1f3'),
);

/** Basil. */
export const leaves = (x: number, y: number): string =>
  [-30, 70, 190]
    .map((turn) =>
      moved(
        svg`translate(${x} ${y}) rotate(${turn})`,
        path('M0 0c10 -34 44 -44 66 -34c-4 26 -30 48 -66 34z', '#5fa83f') +
          line('M4 -2c18 -10 34 -20 58 -30', '#3d7f28', 3),
      ),
    )
    .join('');
