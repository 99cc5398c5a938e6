import { path, rect } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import type { Area } from '../paper/paper.ts';
import type { Warp } from '../text/lettering.ts';

/** A printable face. `sag` is how far the middle of a level line hangs on a round body; 0 on a flat one. */
export interface Face extends Area {
  readonly sag: number;
}

export const flatFace = (area: Area): Face => ({ ...area, sag: 0 });

const TURN = 1.2;

/** Print on a round body hangs and narrows towards the edges. */
export function faceWarp({ x, w, sag }: Face): Warp | undefined {
  if (!sag) return undefined;
  const half = w / 2;
  const middle = x + half;
  return (flatX, flatY) => {
    const across = Math.max(-1, Math.min(1, (flatX - middle) / half));
    const hang = sag * (1 - across * across);
    const spread = (Math.sin(across * TURN) / Math.sin(TURN)) * (1 - 0.04 * (1 - across * across));
    return [middle + half * spread, flatY + hang];
  };
}

/** The outline of a stretch of the face from one level to another. */
export const bandData = ({ x, w, sag }: Face, top: number, bottom: number): string =>
  sag
    ? svg`M${x} ${top}q${w / 2} ${2 * sag} ${w} 0V${bottom}q${-w / 2} ${2 * sag} ${-w} 0z`
    : svg`M${x} ${top}h${w}V${bottom}h${-w}z`;

export const band = (face: Face, top: number, bottom: number, fill: string, attributes = ''): string =>
  path(bandData(face, top, bottom), fill, attributes);

/** Paint over the whole face and a little beyond, to be clipped by the body. */
export const ground = ({ x, y, w, h, sag }: Face, fill: string): string =>
  rect({ x: x - 30, y: y - 40, w: w + 60, h: h + 80 + 2 * sag }, fill);

export const middleOf = ({ x, w }: Face): number => x + w / 2;
