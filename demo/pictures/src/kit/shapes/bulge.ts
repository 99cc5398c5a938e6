import { svg } from '../paper/markup.ts';

/** The bulging outline of a film pack. */
export const bulge = (x: number, y: number, w: number, h: number): string =>
  svg`M${x + 36} ${y + 6}q${w / 2 - 36} -18 ${w - 72} 0q38 4 38 44q10 ${h / 2 - 40} 0 ${h - 96}q0 38 -38 44q${36 - w / 2} 12 ${72 - w} 0q-38 -6 -38 -44q-10 ${40 - h / 2} 0 ${96 - h}q0 -40 38 -44z`;
