import type { Paper } from '../paper/paper.ts';
import { type Face, middleOf } from './face.ts';
import { printRows, type Row, type Stack, setRows } from './rows.ts';

/** Lines at the top and at the bottom of a face and the room left between for the motif. */
export interface Frame {
  readonly middle: number;
  /** Where the room begins and ends, on the flat face. */
  readonly top: number;
  readonly bottom: number;
  readonly room: number;
  readonly centre: number;
  readonly above: Stack;
  readonly below: Stack;
  readonly text: string;
}

interface FrameWish {
  /** Edge kept free, in parts of the height. */
  readonly margin?: number;
  /** Share of the height the motif should have. */
  readonly want?: number;
}

interface Settled {
  readonly above: Stack;
  readonly below: Stack;
  readonly room: number;
}

const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.52];
/** First the text gives way, then the motif's wish, then both. */
const COMPROMISES = [1, 0.8, 0.6, 0.4];
const LAST_SCALES = [0.46, 0.4];
const LEAST_SCALE = 0.34;

/** Text keeps further from the edges of a round body, where it would turn away. */
export const textWidth = ({ w, sag }: Face): number => w * (sag ? 0.82 : 0.88);

/** Text gives way, step by step, until the motif has its room. */
export function frame(
  paper: Paper,
  face: Face,
  above: readonly Row[],
  below: readonly Row[],
  wish: FrameWish = {},
): Frame {
  const { margin = 0.06, want = 0.34 } = wish;
  const edge = Math.max(face.h * margin, 12);
  const gap = face.h * 0.03;
  const widest = textWidth(face);
  const settle = (scale: number): Settled => {
    const high = setRows(paper, above, widest, scale);
    const low = setRows(paper, below, widest, scale);
    return { above: high, below: low, room: face.h - 2 * edge - high.height - low.height - 2 * gap };
  };
  const settled = SCALES.map(settle);
  const roomFor = (share: number): Settled | undefined => settled.find(({ room }) => room >= face.h * want * share);
  const best =
    COMPROMISES.map(roomFor).find((compromise) => compromise !== undefined) ??
    LAST_SCALES.map(settle).find(({ room }) => room >= 0) ??
    settle(LEAST_SCALE);
  const middle = middleOf(face);
  const top = face.y + edge + best.above.height + (above.length ? gap : 0);
  const bottom = face.y + face.h - edge - best.below.height - (below.length ? gap : 0);
  const text =
    printRows(paper, best.above, face, middle, face.y + edge) +
    printRows(paper, best.below, face, middle, face.y + face.h - edge - best.below.height);
  return { ...best, middle, top, bottom, room: bottom - top, centre: (top + bottom) / 2, text };
}
