import type { Goods, Part } from '../goods.ts';
import type { Paper } from '../paper/paper.ts';

export type Draw = (paper: Paper, goods: Goods) => string;

/** Left, top, right and bottom of what a shape covers on the stage. */
export type Extent = readonly [left: number, top: number, right: number, bottom: number];

/** What a shape prints: a whole face in a layout, a round label, a small tag, a sticker on request, or nothing. */
type Printing = 'face' | 'round' | 'tag' | 'sticker' | 'none';

/** Fields beside brand, name and colours that change what a shape draws. */
export type Option = 'chequered' | 'count' | 'filling' | 'inside' | 'motif' | 'sticker' | 'turn';

export interface Shape {
  readonly extent: Extent;
  readonly draw: Draw;
  readonly printing: Printing;
  readonly parts: readonly Part[];
  readonly options: readonly Option[];
}

interface Takes {
  readonly printing?: Printing;
  readonly parts?: readonly Part[];
  readonly options?: readonly Option[];
}

export const shape = (
  extent: Extent,
  draw: Draw,
  { printing = 'face', parts = [], options = [] }: Takes = {},
): Shape => ({
  extent,
  draw,
  printing,
  parts,
  options,
});
