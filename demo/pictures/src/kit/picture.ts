import { STAGE } from './paper/draw.ts';
import { escapeText, fine, short } from './paper/markup.ts';
import { Paper, type PrintedLine, type Supplies } from './paper/paper.ts';
import { shapes } from './shapes/shapes.ts';
import type { PictureSpec } from './spec.ts';

/** Every product fills the frame alike and sits on the optical centre. */
const FRAME = { w: 610, h: 668, middle: 400, centre: 406, largest: 1.8 } as const;

export interface Composition {
  readonly svg: string;
  /** Every line of text with the area it had to stay in, before the picture is scaled. */
  readonly printed: readonly PrintedLine[];
}

export function composePicture(spec: PictureSpec, supplies: Supplies): Composition {
  const { extent, draw } = shapes[spec.shape];
  const paper = new Paper(spec.key, supplies);
  const body = draw(paper, spec);
  const [left, top, right, bottom] = extent;
  const scale = Math.min(FRAME.w / (right - left), FRAME.h / (bottom - top), FRAME.largest);
  const shiftX = FRAME.middle - (scale * (left + right)) / 2;
  const shiftY = FRAME.centre - (scale * (top + bottom)) / 2;
  const title = escapeText(`${spec.brand} ${spec.name}`.trim());
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STAGE} ${STAGE}" role="img"><title>${title}</title><defs>${paper.definitions}</defs><g transform="translate(${short(shiftX)} ${short(shiftY)}) scale(${fine(scale)})">${body}</g></svg>`,
    printed: paper.printed,
  };
}

/** The picture of a product: the same spec always gives the same bytes. */
export const drawPicture = (spec: PictureSpec, supplies: Supplies): string => composePicture(spec, supplies).svg;
