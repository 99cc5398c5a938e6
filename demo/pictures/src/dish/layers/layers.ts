import { path } from '../../kit/paper/draw.ts';
import { svg } from '../../kit/paper/markup.ts';
import { shaded } from '../outline.ts';
import { putPiece, strewPiece } from '../pieces.ts';
import type { Sheet } from '../sheet.ts';
import type { Room } from '../vessels/vessels.ts';
import { drawCup } from './cup.ts';
import { extentIn } from './extent.ts';
import { drawDrizzle, drawRods, drawSpecks, drawStrands } from './loose.ts';
import { scattered } from './scattered.ts';
import type { Grid, LayerSpec, Put, Strewn, Top } from './spec.ts';
import { tops } from './tops.ts';
import { drawFill, drawHeap, drawPool, roomOutline } from './wet.ts';

function strewn(sheet: Sheet, { food, count, size, turn, ...area }: Strewn, room: Room): string {
  const { x, y, w, h, round } = extentIn(room, area);
  return scattered(sheet, count, w, h, round)
    .map(([px, py]) => strewPiece(sheet, food, x + px, y + py, size * (0.9 + sheet.chance() * 0.2), turn))
    .join('');
}

const put = (sheet: Sheet, { food, places }: Put): string =>
  places
    .map(([x, y, size, turn]) =>
      turn === undefined ? strewPiece(sheet, food, x, y, size) : putPiece(sheet, food, x, y, size, turn),
    )
    .join('');

function grid(sheet: Sheet, { food, columns, rows, size, turn, ...area }: Grid, room: Room): string {
  const { x, y, w, h } = extentIn(room, area);
  const at = (index: number, of: number): number => (of === 1 ? 0 : (index / (of - 1)) * 2 - 1);
  return Array.from({ length: rows * columns }, (_, index) =>
    putPiece(
      sheet,
      food,
      x + at(index % columns, columns) * w,
      y + at(Math.floor(index / columns), rows) * h,
      size,
      turn + ((index * 7) % 5) - 2,
    ),
  ).join('');
}

/** In the room's own form where it fills it, else a piece of its own. */
function top(sheet: Sheet, layer: Top, room: Room): string {
  const whole = layer.w === undefined;
  const extent = whole ? { ...room, x: 0, y: 0 } : extentIn(room, layer);
  const outline = roomOutline({ ...extent, ...(room.corner && { corner: room.corner }) });
  const content =
    path(outline, layer.colour, svg` stroke="${shaded(layer.colour, 0.4)}" stroke-width="6"`) +
    tops[layer.of](sheet, layer, extent);
  return `<g transform="${svg`translate(${extent.x} ${extent.y})`}">${sheet.clip(outline, content)}</g>`;
}

export function drawLayer(sheet: Sheet, layer: LayerSpec, room: Room): string {
  switch (layer.kind) {
    case 'strew':
      return strewn(sheet, layer, room);
    case 'put':
      return put(sheet, layer);
    case 'grid':
      return grid(sheet, layer, room);
    case 'fill':
      return drawFill(sheet, layer, room);
    case 'pool':
      return drawPool(sheet, layer, extentIn(room, layer));
    case 'heap':
      return drawHeap(sheet, layer, extentIn(room, layer));
    case 'strands':
      return drawStrands(sheet, layer, extentIn(room, layer));
    case 'rods':
      return drawRods(sheet, layer, extentIn(room, layer));
    case 'specks':
      return drawSpecks(sheet, layer, extentIn(room, layer));
    case 'drizzle':
      return drawDrizzle(sheet, layer, extentIn(room, layer));
    case 'top':
      return top(sheet, layer, room);
    case 'cup':
      return drawCup(sheet, layer);
  }
}
