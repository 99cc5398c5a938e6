import { partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { ballLight, flatLight } from '../light/light.ts';
import { castShadow } from '../light/shadow.ts';
import { darken, lighten } from '../paper/colour.ts';
import { circle, ellipse, line, moved, opacity, path, rounded, roundedData } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { drawFilling } from './fillings.ts';
import { type Draw, shape } from './shape.ts';

const BOARD = { x: 96, y: 236, w: 560, h: 400 };
const SLICE =
  'M-120 120V-40C-150 -50 -160 -110 -110 -134C-60 -160 60 -160 110 -134C160 -110 150 -50 120 -40V120q0 20 -20 20H-100q-20 0 -20 -20z';

function board(paper: Paper, colour: string): string {
  const wood = paper.form(roundedData(BOARD, 46));
  return (
    castShadow(paper, roundedData(BOARD, 46), 8, 18, 0.36, 12) +
    rounded({ x: 636, y: 396, w: 96, h: 80 }, 36, colour) +
    circle(696, 436, 17, darken(colour, 0.5)) +
    wood.fill(colour) +
    wood.clip(
      repeat(7, (step) =>
        line(
          svg`M60 ${270 + step * 56}q180 ${step % 2 ? 20 : -16} 340 0t300 ${step % 2 ? -8 : 12}`,
          darken(colour, 0.22),
          5,
          ' stroke-opacity=".5"',
        ),
      ) + wood.fill(flatLight(paper, 0.2, 0.1)),
    )
  );
}

/** Slices of bread on a board, bare or spread with what is in the pack. */
const servedBread: Draw = (paper, goods) => {
  const crust = partColour(goods, 'crust', '#a8672c');
  const crumb = partColour(goods, 'content', '#f0dcb4');
  const spread = goods.parts?.top;
  const slice = paper.symbol('slice', () => {
    const form = paper.form(SLICE);
    return (
      castShadow(paper, SLICE, 6, 12, 0.34, 8) +
      form.fill(crust) +
      `<g transform="scale(.9)">${form.fill(
        paper.radial([
          [0, lighten(crumb, 0.3)],
          [0.8, crumb],
          [1, darken(crumb, 0.1)],
        ]),
      )}</g>` +
      repeat(12, (step) =>
        ellipse(
          -84 + ((step * 53) % 168),
          -104 + ((step * 71) % 216),
          5 + (step % 3) * 2,
          4,
          darken(crumb, 0.2),
          opacity(0.45),
        ),
      ) +
      (spread
        ? path(
            'M-96 96C-120 20 -110 -80 -60 -112S70 -120 96 -84S110 60 92 104S-60 136 -96 96z',
            ballLight(paper, spread, 0.26),
          ) +
          line(
            'M-60 -50q60 -40 120 0M-66 10q70 -30 130 6M-60 66q60 -20 110 0',
            '#fff',
            10,
            ' stroke-opacity=".3" stroke-linecap="round"',
          )
        : '')
    );
  });
  return (
    board(paper, partColour(goods, 'card', '#c9975a')) +
    paper.place(slice, 'translate(270 424) rotate(-8)') +
    paper.place(slice, 'translate(500 446) rotate(9)') +
    (goods.motif ? paper.motif(goods.motif, { x: 610, y: 300, size: 150, turn: 10 }) : '')
  );
};

/** Cold cuts or cheese laid out on a board. */
const servedSlices: Draw = (paper, goods) =>
  board(paper, partColour(goods, 'card', '#c9975a')) +
  moved(
    'translate(376 436) scale(.86) translate(-400 -440)',
    drawFilling(paper, goods.filling ?? 'ham', goods.parts?.content),
  ) +
  (goods.motif ? paper.motif(goods.motif, { x: 604, y: 560, size: 150, turn: -10 }) : '');

/** The label alone, laid flat: the back of packs whose own is too small to read. */
const label: Draw = (paper, goods) => {
  const area = { x: 130, y: 60, w: 540, h: 640 };
  const sheet = paper.form(roundedData(area, 22));
  return (
    castShadow(paper, roundedData(area, 22), 6, 12, 0.3, 12) +
    sheet.fill(goods.colours.paper) +
    sheet.clip(print(paper, goods, flatFace(area)) + sheet.fill(flatLight(paper, 0.16, 0.06)))
  );
};

export const servedBoards = {
  label: shape([124, 54, 676, 708], label),
  servedBread: shape([90, 230, 736, 664], servedBread, {
    printing: 'none',
    parts: ['card', 'content', 'crust', 'top'],
    options: ['motif'],
  }),
  servedSlices: shape([90, 230, 736, 664], servedSlices, {
    printing: 'none',
    parts: ['card', 'content'],
    options: ['filling', 'motif'],
  }),
} as const;
