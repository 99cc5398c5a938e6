import { circle, line } from '../../kit/paper/draw.ts';
import { svg } from '../../kit/paper/markup.ts';
import { dots, lighten, shaded } from '../outline.ts';
import { strewPiece } from '../pieces.ts';
import type { Sheet } from '../sheet.ts';
import { scattered } from './scattered.ts';
import type { Cup } from './spec.ts';

/** A little bowl: a dip, a salad beside, a dessert in its glass. */
export function drawCup(sheet: Sheet, cup: Cup): string {
  const { x, y, size, colour, rim = '#fffdf8', food, count = 6, foodSize = size * 0.5, specks } = cup;
  const pieces = food
    ? scattered(sheet, count, size * 0.52, size * 0.52, true).map(([px, py]) =>
        strewPiece(sheet, food, px, py, foodSize),
      )
    : [];
  const inside = size * 0.84;
  return `<g transform="${svg`translate(${x} ${y})`}">${circle(7, 13, size * 1.1, sheet.soft)}${circle(0, 2, size, shaded(rim, 0.3))}${circle(0, 0, size, sheet.slant(lighten(rim, 0.4), shaded(rim, 0.12)))}${circle(0, 0, inside, shaded(colour, 0.34))}${circle(2, 3, inside - 2, colour)}${line(svg`M${-inside * 0.5} ${-inside * 0.1}Q${-inside * 0.3} ${-inside * 0.62} ${inside * 0.2} ${-inside * 0.52}`, lighten(colour, 0.4), size * 0.09, ' opacity=".6"')}${pieces.join('')}${specks ? dots(sheet, 22, size * 0.62, size * 0.62, specks, 4.5) : ''}</g>`;
}
