import { line, path } from '../../kit/paper/draw.ts';
import { repeat, svg } from '../../kit/paper/markup.ts';
import { blob, lighten, mix, roundData, shaded } from '../outline.ts';
import { putPiece, strewPiece } from '../pieces.ts';
import type { Sheet } from '../sheet.ts';
import type { Extent } from './extent.ts';
import { scattered } from './scattered.ts';
import type { Top } from './spec.ts';

/** Cheese that ran and browned. */
function gratin(sheet: Sheet, { colour }: Top, { w, h, round }: Extent): string {
  const patch = (tone: string, count: number, size: number, opacity: number): string =>
    scattered(sheet, count, w * 0.86, h * 0.86, round)
      .map(([x, y]) =>
        path(
          blob(sheet, size * (0.7 + sheet.chance()), size * (0.5 + sheet.chance() * 0.6), 7, 0.2),
          tone,
          svg` opacity="${opacity}" transform="translate(${x} ${y})"`,
        ),
      )
      .join('');
  const bubbles = scattered(sheet, 46, w * 0.92, h * 0.92, round)
    .map(([x, y]) => svg`M${x} ${y}h.1`)
    .join('');
  return (
    patch(lighten(colour, 0.4), 22, 36, 0.5) +
    patch(shaded(mix(colour, '#b5651d', 0.5), 0.06), 26, 22, 0.5) +
    patch('#8f4d14', 18, 10, 0.5) +
    line(bubbles, shaded(colour, 0.34), 11, ' opacity=".7"') +
    line(bubbles, lighten(colour, 0.55), 7, ' transform="translate(-1 -2)"')
  );
}

/** Mash, roughed up with a fork in all directions and browned on its ridges. */
function mash(sheet: Sheet, _: Top, { w, h, round }: Extent): string {
  const count = Math.round((w * h) / (round ? 640 : 560));
  return scattered(sheet, count, w, h, round)
    .map(([x, y]) => strewPiece(sheet, 'mashTuft', x, y, 96 + sheet.chance() * 30, -8))
    .join('');
}

/** Spooned in waves over each other, like roof tiles. */
function piped(sheet: Sheet, { colour }: Top, { w, h }: Extent): string {
  const rows = Math.floor((2 * h) / 40);
  const columns = Math.floor((2 * w) / 62);
  const one = (row: number, column: number): string => {
    const x = -w + 36 + column * ((2 * w - 40) / (columns - 0.5)) + (row % 2) * 26;
    const y = -h + 30 + row * 40;
    return putPiece(
      sheet,
      (row * 7 + column * 3) % 5 < 3 ? 'mashScoop' : 'mashScoopBrown',
      x,
      y,
      84 + sheet.chance() * 10,
      0,
    );
  };
  return (
    path(roundData(w, h), shaded(colour, 0.3), ' opacity=".3"') +
    repeat(rows, (row) => repeat(columns, (column) => one(row, column)))
  );
}

function crumble(sheet: Sheet, _: Top, { w, h, round }: Extent): string {
  return scattered(sheet, Math.round((w * h) / 200), w * 0.97, h * 0.97, round)
    .map(([x, y]) => strewPiece(sheet, sheet.chance() < 0.6 ? 'crumb' : 'crumbPale', x, y, 26 + sheet.chance() * 22))
    .join('');
}

function meringue(sheet: Sheet, _: Top, { w, h, round }: Extent): string {
  return scattered(sheet, 64, w * 0.94, h * 0.94, round)
    .map(([x, y]) => strewPiece(sheet, 'meringuePeak', x, y, 100 + sheet.chance() * 30, 0))
    .join('');
}

function sponge(sheet: Sheet, { colour }: Top, { w, h, round }: Extent): string {
  const pores = scattered(sheet, 90, w, h, round)
    .map(([x, y]) => svg`M${x} ${y}h${sheet.chance() * 4}`)
    .join('');
  return (
    line(pores, shaded(colour, 0.22), 4, ' opacity=".7"') +
    line(pores, lighten(colour, 0.4), 2, ' opacity=".7" transform="translate(1 2)"')
  );
}

export const tops: Readonly<Record<Top['of'], (sheet: Sheet, top: Top, extent: Extent) => string>> = {
  gratin,
  mash,
  piped,
  crumble,
  meringue,
  sponge,
};
