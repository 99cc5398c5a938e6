import { svg } from '../kit/paper/markup.ts';
import { drawLayer } from './layers/layers.ts';
import { drawProp } from './props/props.ts';
import { Sheet } from './sheet.ts';
import type { DishSpec } from './spec.ts';
import { drawTable } from './tables.ts';
import { makeVessel } from './vessels/vessels.ts';

const MIDDLE = { x: 400, y: 300 } as const;

/** The picture of a dish, 800 × 600: the same key and spec always give the same bytes. */
export function drawDish(key: string, { table, vessel, layers, props }: DishSpec): string {
  const sheet = new Sheet(key);
  const ground = drawTable(sheet, table);
  const beside = props.map((prop) => drawProp(sheet, prop)).join('');
  const { room, back, front } = makeVessel(sheet, vessel);
  const food = layers.map((layer) => drawLayer(sheet, layer, room)).join('');
  const larger = room.zoom && room.zoom !== 1 ? `<g transform="scale(${room.zoom})">${food}</g>` : food;
  const place = svg`translate(${MIDDLE.x + (vessel.x ?? 0)} ${MIDDLE.y + (vessel.y ?? 0)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" role="img" stroke-linecap="round" stroke-linejoin="round"><defs>${sheet.definitions}</defs>${ground}${beside}<g transform="${place}">${back}${larger}${front}</g></svg>`;
}
