import type { Goods } from '../goods.ts';
import { brightness, contrast, darken, readable } from '../paper/colour.ts';
import { circle } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import type { Area, Paper } from '../paper/paper.ts';
import { letter } from '../text/lettering.ts';
import { fitRun } from '../text/run.ts';
import type { Face } from './face.ts';
import type { Frame } from './frame.ts';

/** Light ink reads on a saturated pack at less contrast than dark ink does. */
const enough = (ink: string): number => (brightness(ink) > 0.8 ? 2.3 : 3.2);

/** Ink that reads on this ground: the brand's own where it can. */
export const inkOn = (ground: string, { colours }: Goods): string =>
  contrast(ground, colours.ink) >= enough(colours.ink)
    ? colours.ink
    : readable(ground, [darken(colours.base, 0.62), colours.paper, '#ffffff']);

/** The brand's colour as ink on paper, darkened as far as reading needs. */
export const brandInk = (ground: string, { colours }: Goods): string =>
  readable(
    ground,
    [0, 0.15, 0.3, 0.45, 0.6].map((share) => darken(colours.base, share)),
    3.4,
  );

const SMALLEST_MOTIF = 30;

/** The motif in the room a frame leaves; none where there is no room. */
export function motifIn(paper: Paper, goods: Goods, face: Face, room: Frame, widest = 0.66, x = room.middle): string {
  const size = Math.min(room.room * 1.02, face.w * widest);
  return goods.motif && size >= SMALLEST_MOTIF
    ? paper.motif(goods.motif, { x, y: room.centre + face.sag * 0.85, size })
    : '';
}

const around = (x: number, y: number, radius: number): Area => ({
  x: x - radius,
  y: y - radius,
  w: 2 * radius,
  h: 2 * radius,
});

const meets = (one: Area, other: Area): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

/** Where a seal may go if its own place is taken: along the sides of the face, in parts of it. */
const OTHER_PLACES = [
  [0.85, 0.5],
  [0.15, 0.5],
  [0.85, 0.66],
  [0.15, 0.66],
  [0.85, 0.34],
  [0.15, 0.34],
  [0.85, 0.86],
  [0.15, 0.86],
  [0.85, 0.14],
  [0.15, 0.14],
] as const;
const SIZES = [1, 0.85, 0.7] as const;

/** A round seal of quality at its place, or where it hides no text; to be set after the text. */
export function seal(
  paper: Paper,
  goods: Goods,
  face: Face,
  wantedX: number,
  wantedY: number,
  wantedRadius: number,
  fill: string,
  ink: string,
): string {
  if (!goods.seal) return '';
  const places = [
    [wantedX, wantedY] as const,
    ...OTHER_PLACES.map(
      ([across, down]) => [face.x + face.w * across, face.y + face.h * down + face.sag * 0.5] as const,
    ),
  ];
  const tried = SIZES.flatMap((size) => places.map(([x, y]) => ({ x, y, radius: wantedRadius * size })));
  const free = tried.find(
    ({ x, y, radius }) => !paper.printed.some((line) => meets(line.ink, around(x, y, radius * 1.06))),
  );
  if (!free) return '';
  const { x, y, radius } = free;
  const run = fitRun(paper.supplies.typefaces, goods.seal, { font: 'modern', size: radius * 0.66 }, radius * 1.36);
  paper.note(goods.seal, run, x - run.width / 2, y + run.rise / 2, around(x, y, radius));
  const rim = radius * 0.97;
  const teeth = svg` stroke="${fill}" stroke-width="${radius * 0.155}" stroke-linecap="round" stroke-dasharray="0 ${(2 * Math.PI * rim) / 24}"`;
  return (
    circle(x, y, rim, fill, teeth) +
    circle(x, y, radius * 0.8, 'none', svg` stroke="${ink}" stroke-width="${radius * 0.05}"`) +
    letter(run, { x: x - run.width / 2, y: y + run.rise / 2, fill: ink })
  );
}
