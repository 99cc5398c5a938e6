import { circle, line, path, roundedData } from '../../kit/paper/draw.ts';
import { svg } from '../../kit/paper/markup.ts';
import { blob, glint, lighten, roundData, shaded } from '../outline.ts';
import { SHADE, type Sheet } from '../sheet.ts';
import type { Room } from '../vessels/vessels.ts';
import type { Extent } from './extent.ts';
import { scattered } from './scattered.ts';
import type { Fill, Heap, Pool } from './spec.ts';

export const roomOutline = ({ w, h, round, corner = 20 }: Room): string =>
  round ? roundData(w, h) : roundedData({ x: -w, y: -h, w: 2 * w, h: 2 * h }, corner);

/** Soup, sauce, porridge: up to the wall. */
export function drawFill(sheet: Sheet, { colour, oil, grain }: Fill, room: Room): string {
  const { w, h, round } = room;
  const outline = roomOutline(room);
  const light = `<ellipse cx="${Math.round(-w * 0.2)}" cy="${Math.round(-h * 0.24)}" rx="${Math.round(w * 0.66)}" ry="${Math.round(h * 0.56)}" fill="${lighten(colour, 0.3)}" opacity=".3"/>`;
  const grains = grain
    ? scattered(sheet, 170, w * 0.95, h * 0.95, round).map(
        ([x, y]) => svg`M${x} ${y}l${(sheet.chance() - 0.5) * 13} ${(sheet.chance() - 0.5) * 13}`,
      )
    : [];
  const half = Math.ceil(grains.length / 2);
  const stirred = grain
    ? line(grains.join(''), shaded(colour, 0.16), 10) +
      line(grains.slice(0, half).join(''), grain, 7) +
      line(grains.slice(half).join(''), lighten(grain, 0.2), 6)
    : '';
  const drops = oil
    ? scattered(sheet, 26, w * 0.9, h * 0.9, round)
        .map(([x, y]) =>
          circle(
            x,
            y,
            3 + sheet.chance() ** 2 * 11,
            oil,
            svg` stroke="${lighten(oil, 0.45)}" stroke-width="1.5" opacity=".7"`,
          ),
        )
        .join('')
    : '';
  return path(outline, colour, svg` stroke="${shaded(colour, 0.3)}" stroke-width="4"`) + light + stirred + drops;
}

/** Sauce that finds its own edge. */
export function drawPool(sheet: Sheet, { colour }: Pool, { x, y, w, h }: Extent): string {
  const data = blob(sheet, w, h, 12, 0.1);
  return `<g transform="${svg`translate(${x} ${y})`}">${path(data, shaded(colour, 0.35), ' transform="translate(1 4)"')}${path(data, colour)}${path(data, lighten(colour, 0.22), ' opacity=".5" transform="translate(-6 -8)scale(.72)"')}${glint(-w * 0.42, -h * 0.5, w * 0.2, h * 0.07, -24, 0.5)}</g>`;
}

/** Mash, rice, cream: a hill with the marks of the spoon. */
export function drawHeap(sheet: Sheet, { colour }: Heap, { x, y, w, h }: Extent): string {
  const data = blob(sheet, w, h, 13, 0.045);
  const waves = [-0.5, -0.16, 0.18, 0.5]
    .map(
      (at) =>
        svg`M${-w * 0.68 * (1 - at * at)} ${h * at}Q${-w * 0.1} ${h * (at - 0.36)} ${w * 0.66 * (1 - at * at)} ${h * (at + 0.02)}`,
    )
    .join('');
  return `<g transform="${svg`translate(${x} ${y})`}">${path(data, SHADE, ' opacity=".22" transform="translate(6 11)"')}${path(data, colour, svg` stroke="${shaded(colour, 0.22)}" stroke-width="3"`)}${path(data, sheet.round, ' opacity=".75"')}${line(waves, shaded(colour, 0.14), 6)}${line(waves, lighten(colour, 0.6), 4, ' transform="translate(0 -5)"')}</g>`;
}
