import { STAGE } from './paper/draw.ts';
import { escapeText, fine, short, svg } from './paper/markup.ts';
import { Paper, type PrintedLine, type Supplies } from './paper/paper.ts';
import type { Extent } from './shapes/shape.ts';
import { shapes } from './shapes/shapes.ts';
import type { PictureSpec } from './spec.ts';

/** Every product fills the frame alike and sits on the optical centre. */
const FRAME = { w: 610, h: 668, middle: 400, centre: 406, largest: 1.8 } as const;
/** The back of a pack is there to be read. */
const READING = { w: 700, h: 730 } as const;
/** A case is a large thing: it reaches further to the sides. */
const CASE_WIDTH = 730;

export interface Composition {
  readonly svg: string;
  /** Every line of text with the area it had to stay in, before the picture is scaled. */
  readonly printed: readonly PrintedLine[];
}

/** A small one stands lower than a large one would, but not on the floor of an empty tile. */
const SINKING = 0.6;

export function composePicture(spec: PictureSpec, supplies: Supplies): Composition {
  const { extent, draw } = shapes[spec.shape];
  const paper = new Paper(spec.key, supplies);
  const { body, area } = together(paper, draw(paper, spec), extent, spec.several);
  const [left, top, right, bottom] = area;
  const room = spec.back ? READING : { w: spec.several ? CASE_WIDTH : FRAME.w, h: FRAME.h };
  const full = Math.min(room.w / (right - left), room.h / (bottom - top), FRAME.largest);
  const scale = full * (spec.scale ?? 1);
  const sunk = ((full - scale) * (bottom - top) * SINKING) / 2;
  const shiftX = FRAME.middle - (scale * (left + right)) / 2;
  const shiftY = FRAME.centre - (scale * (top + bottom)) / 2 + sunk;
  const title = escapeText(`${spec.brand} ${spec.name}`.trim());
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STAGE} ${STAGE}" role="img"><title>${title}</title><defs>${paper.definitions}</defs><g transform="translate(${short(shiftX)} ${short(shiftY)}) scale(${fine(scale)})">${body}</g></svg>`,
    printed: paper.printed,
  };
}

/** Across and up in parts of the width, the back ones first. */
const STANDING: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [0, 0],
    [0.62, 0],
  ],
  3: [
    [0.3, 0.13],
    [0, 0],
    [0.62, 0],
  ],
  4: [
    [0.3, 0.13],
    [0.92, 0.13],
    [0, 0],
    [0.62, 0],
  ],
  5: [
    [0.3, 0.13],
    [0.92, 0.13],
    [0, 0],
    [0.62, 0],
    [1.24, 0],
  ],
  6: [
    [0.3, 0.13],
    [0.92, 0.13],
    [1.54, 0.13],
    [0, 0],
    [0.62, 0],
    [1.24, 0],
  ],
};

/** One, or several of it in two rows, drawn once. */
function together(paper: Paper, body: string, extent: Extent, several = 1): { body: string; area: Extent } {
  const places = STANDING[several];
  if (!places) return { body, area: extent };
  const [left, top, right, bottom] = extent;
  const width = right - left;
  const one = paper.symbol('one', () => body);
  const widest = Math.max(...places.map(([across]) => across));
  const highest = Math.max(...places.map(([, up]) => up));
  return {
    body: places.map(([across, up]) => paper.place(one, svg`translate(${across * width} ${-up * width})`)).join(''),
    area: [left, top - highest * width, right + widest * width, bottom],
  };
}

/** The picture of a product: the same spec always gives the same bytes. */
export const drawPicture = (spec: PictureSpec, supplies: Supplies): string => composePicture(spec, supplies).svg;
