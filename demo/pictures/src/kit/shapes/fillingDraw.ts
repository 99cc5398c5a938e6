import { line } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';

/* What lies in an open tray, between 130 and 670 across and 270 and 640 down; `tint` is another kind of meat or fish. */
export type Draw = (paper: Paper, tint?: string) => string;

export const strokes = (colour: string, width: number, data: string, opacity = 0.75): string =>
  line(data, colour, width, svg` stroke-opacity="${opacity}" stroke-linecap="round"`);
