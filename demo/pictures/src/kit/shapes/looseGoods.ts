import { softEllipse } from '../light/soft.ts';
import { MIDDLE } from '../paper/draw.ts';
import type { MotifPlace, Paper } from '../paper/paper.ts';
import { type Draw, shape } from './shape.ts';
import { sticker } from './tag.ts';

/** Across and down from the middle in parts of the size, scale, turn; the back ones first. */
type Place = readonly [dx: number, dy: number, scale: number, turn: number];

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: [[0, -0.08, 1.6, 0]],
  2: [
    [0.42, -0.06, 1, 10],
    [-0.42, 0.04, 1.08, -8],
  ],
  3: [
    [0.02, -0.5, 0.98, 4],
    [-0.5, 0.06, 1, -10],
    [0.48, 0.1, 1.04, 9],
  ],
  4: [
    [-0.12, -0.56, 0.9, -4],
    [0.62, -0.1, 0.92, 16],
    [-0.62, -0.02, 0.95, -14],
    [0.04, 0.14, 1.06, 4],
  ],
  5: [
    [-0.42, -0.5, 0.82, -8],
    [0.4, -0.54, 0.84, 12],
    [-0.78, 0.04, 0.86, -16],
    [0.76, 0.04, 0.88, 14],
    [0, 0.12, 1, 0],
  ],
  6: [
    [0, -0.72, 0.8, 6],
    [-0.42, -0.36, 0.84, -8],
    [0.42, -0.38, 0.86, 12],
    [-0.82, 0.08, 0.88, -14],
    [0.8, 0.08, 0.9, 14],
    [0, 0.14, 1, 0],
  ],
};

const SIZES: Readonly<Record<number, number>> = { 1: 320, 2: 330, 3: 290, 4: 280, 5: 246, 6: 236 };

/** Fruit or vegetables without a pack, the front ones larger and lower. */
const loose: Draw = (paper, goods) => {
  const { motif } = goods;
  if (!motif) return '';
  const count = Math.min(goods.count ?? 3, 6);
  const size = SIZES[count] ?? 290;
  const pieces = (PLACES[count] ?? []).map(([dx, dy, scale, turn]) => ({
    x: MIDDLE + dx * size,
    y: 520 + dy * size,
    size: size * scale,
    turn: (goods.turn ?? 0) + turn,
  }));
  const front = pieces.at(-1);
  const drawn = paper.motifLies(motif)
    ? `<g filter="${paper.dropShadow(4, 16, 10, 0.42)}">${pieces.map((piece) => paper.motif(motif, piece)).join('')}</g>`
    : standing(paper, motif, pieces);
  const mark =
    goods.sticker && front
      ? sticker(paper, goods, front.x + front.size * 0.1, front.y + front.size * 0.16, Math.min(1.4, front.size / 290))
      : '';
  return drawn + mark;
};

/** Round things, each with its shadow on the ground and a closer one where it touches. */
function standing(paper: Paper, motif: string, pieces: readonly MotifPlace[]): string {
  const far = pieces.map(({ x, y, size }) =>
    softEllipse(paper, [x + size * 0.06, y + size * 0.43, size * 0.42, size * 0.09], '#1b1f17', {
      blur: 12,
      opacity: 0.2,
    }),
  );
  const near = pieces.map(
    (piece) =>
      softEllipse(paper, [piece.x, piece.y + piece.size * 0.42, piece.size * 0.3, piece.size * 0.05], '#14170f', {
        blur: 6,
        opacity: 0.36,
      }) + paper.motif(motif, piece),
  );
  return [...far, ...near].join('');
}

export const looseGoods = {
  loose: shape([120, 236, 690, 690], loose, { printing: 'sticker', options: ['count', 'motif', 'sticker', 'turn'] }),
} as const;
