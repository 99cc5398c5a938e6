import type { Goods } from '../goods.ts';
import { isGreen } from '../paper/colour.ts';
import type { Paper } from '../paper/paper.ts';
import { band, type Face, middleOf } from './face.ts';
import { printRows, setRows } from './rows.ts';

export const LEAF = '#3d7a2a';
export const CREAM = '#f4ecd2';
const EDGE = 5;

/** A fifth of the face, so that it is seen where the name cannot be read any more. */
export const bandHeight = ({ w, h }: Face): number => Math.min(h * 0.2, w * 0.34);

/** A broad green band with one word; cream on packs that are green themselves. */
export function footBand(paper: Paper, goods: Goods, face: Face): string {
  if (!goods.band) return '';
  const height = bandHeight(face);
  const top = face.y + face.h - height;
  const onGreen = isGreen(goods.colours.base);
  const [ground, ink] = onGreen ? [CREAM, LEAF] : [LEAF, '#ffffff'];
  const area = { ...face, y: top, h: height };
  const size = Math.min(height * 0.72, face.w * 0.26);
  const stack = setRows(
    paper,
    [{ text: goods.band, font: 'modern', size, fill: ink, tracking: 0.1, gap: 0 }],
    face.w * 0.8,
    Math.min(1, (height * 0.62) / size),
  );
  return (
    band(face, top - EDGE, face.y + face.h + 60, onGreen ? LEAF : CREAM) +
    band(face, top, face.y + face.h + 60, ground) +
    printRows(paper, stack, area, middleOf(face), top + (height - stack.height) / 2)
  );
}
