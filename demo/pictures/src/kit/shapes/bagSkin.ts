import { type Goods, partColour } from '../goods.ts';
import { softForm } from '../light/soft.ts';
import { opacity, path, roundedData } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';

/** A rounded window through which the goods show. */
export function windowed(paper: Paper, goods: Goods, x: number, y: number, w: number, h: number): string {
  const { inside } = goods;
  if (!inside) return '';
  const pane = paper.form(roundedData({ x, y, w, h }, 26));
  const size = w * 0.34;
  const pieces = repeat(12, (step) =>
    paper.motif(inside, {
      x: x + w * (0.1 + 0.27 * (step % 4)) + (Math.floor(step / 4) % 2) * 18,
      y: y + h * (0.16 + 0.34 * Math.floor(step / 4)),
      size,
      turn: paper.chance() * 360,
    }),
  );
  return pane.clip(
    pane.fill(partColour(goods, 'content', '#f3ead8')) +
      pieces +
      path(svg`M${x} ${y + h}l${w * 0.4} ${-h}h${w * 0.16}l${-w * 0.4} ${h}z`, '#fff', opacity(0.22)),
  );
}

/** Soft creases near the corners of a filled bag. */
export const creases = (paper: Paper, x: number, y: number, w: number, h: number): string => {
  const [right, bottom] = [x + w, y + h];
  return `${softForm(
    paper,
    svg`M${x + 22} ${y + 10}q${w * 0.1} 60 ${w * 0.05} 150q${-w * 0.06} -70 ${-w * 0.08} -140zM${right - 30} ${y + 8}q-40 70 -22 150q24 -60 30 -140zM${x + 26} ${bottom - 12}q50 -60 34 -150q-36 60 -44 140z`,
    '#fff',
    { blur: 7, opacity: 0.26 },
  )}${softForm(
    paper,
    svg`M${right - 16} ${bottom - 8}q-70 -50 -56 -160q46 60 64 140zM${x + 60} ${y + 6}q30 40 90 46q-50 10 -100 -40z`,
    '#000',
    { blur: 7, opacity: 0.14 },
  )}`;
};
