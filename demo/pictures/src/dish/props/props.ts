import { circle, line, path } from '../../kit/paper/draw.ts';
import { svg } from '../../kit/paper/markup.ts';
import { drawCup } from '../layers/cup.ts';
import { lighten, shaded } from '../outline.ts';
import { putPiece, strewPiece } from '../pieces.ts';
import { SHADE, type Sheet } from '../sheet.ts';
import type { Drink, Napkin, PropSpec, Tool } from './spec.ts';

const outlines: Readonly<Record<Tool['kind'], string>> = {
  fork: 'M-18 -128v62q0 25 12 33l-4 168q0 14 10 14t10-14l-4-168q12-8 12-33v-62q-3-5-6 0v54h-5v-54q-3-5-7 0v54h-5v-54q-3-5-7 0v54',
  spoon: 'M0 -132C-38 -132 -38 -46 -7 -42L-8 132Q0 148 8 132L7 -42C38 -46 38 -132 0 -132Z',
  knife: 'M-9 -140Q16 -120 15 -10L9 -6L9 134Q0 148 -9 134Z',
  ladle: 'M0 -136C-52 -136 -52 -44 -8 -42L-9 140Q0 156 9 140L8 -42C52 -44 52 -136 0 -136Z',
  server: 'M0 -140Q-44 -100 -40 -48Q-14 -44 -8 -34L-9 132Q0 148 9 132L8 -34Q14 -44 40 -48Q44 -100 0 -140Z',
};
const hollows: Readonly<Record<Tool['kind'], string>> = {
  fork: 'M-2 -24L-4 128Q0 136 2 128L2 -24Z',
  spoon: 'M-2 -124C-26 -122 -26 -58 -6 -54C8 -58 16 -116 -2 -124Z',
  knife: 'M-5 -126Q2 -90 2 -12L-5 -8Z',
  ladle: 'M-2 -126C-38 -124 -38 -58 -6 -54C16 -58 26 -118 -2 -126Z',
  server: 'M-2 -126Q-32 -96 -32 -58Q-10 -56 -2 -60Z',
};

function tool(sheet: Sheet, { kind, x, y, turn, colour = '#c2c8cc' }: Tool): string {
  return `${path(outlines[kind], SHADE, svg` opacity=".2" transform="translate(${x + 6} ${y + 10})rotate(${turn})"`)}<g transform="${svg`translate(${x} ${y})rotate(${turn})`}">${path(outlines[kind], sheet.slant(lighten(colour, 0.4), shaded(colour, 0.2)), svg` stroke="${shaded(colour, 0.25)}"`)}${path(hollows[kind], lighten(colour, 0.7), ' opacity=".8"')}</g>`;
}

function napkin({ x, y, turn, colour, stripe }: Napkin): string {
  const square = 'M-120 -142Q0 -148 118 -140Q122 0 116 138Q0 144 -118 138Q-122 0 -120 -142Z';
  return `${path(square, SHADE, svg` opacity=".14" transform="translate(${x + 8} ${y + 12})rotate(${turn})"`)}<g transform="${svg`translate(${x} ${y})rotate(${turn})`}">${path(square, colour)}${line('M-92 -143V138M-78 -143V138', stripe, 5, ' opacity=".8"')}${line('M0 -144L6 140', shaded(colour, 0.14), 3)}${line('M6 -144L12 140', lighten(colour, 0.6), 3)}</g>`;
}

function drink({ kind, x, y, colour }: Drink): string {
  const wall = kind === 'glass' ? '#eef5f8' : '#fbf6ec';
  const handle =
    kind === 'mug'
      ? line('M52 -18q44 -6 44 20t-44 24', shaded(wall, 0.2), 16) + line('M52 -20q42 -6 42 20t-42 24', wall, 11)
      : '';
  return `<g transform="${svg`translate(${x} ${y})`}">${circle(9, 16, 68, SHADE, ' opacity=".15"')}${handle}${circle(0, 2, 66, shaded(wall, 0.18))}${circle(0, 0, 65, wall)}${circle(0, 0, 55, shaded(colour, 0.25))}${circle(2, 3, 53, colour)}${line('M-38 -24A46 46 0 0 1 -6 -45', '#fff', 6, ' opacity=".8"')}</g>`;
}

export function drawProp(sheet: Sheet, prop: PropSpec): string {
  switch (prop.kind) {
    case 'napkin':
      return napkin(prop);
    case 'glass':
    case 'mug':
      return drink(prop);
    case 'cup':
      return drawCup(sheet, prop);
    case 'bit':
      return prop.turn === undefined
        ? strewPiece(sheet, prop.food, prop.x, prop.y, prop.size)
        : putPiece(sheet, prop.food, prop.x, prop.y, prop.size, prop.turn);
    case 'fork':
    case 'spoon':
    case 'knife':
    case 'ladle':
    case 'server':
      return tool(sheet, prop);
  }
}
