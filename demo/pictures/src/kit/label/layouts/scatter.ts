import { darken } from '../../paper/colour.ts';
import { rounded } from '../../paper/draw.ts';
import { svg } from '../../paper/markup.ts';
import { band, ground, middleOf } from '../face.ts';
import { textWidth } from '../frame.ts';
import { inkOn, seal } from '../print.ts';
import { brandRow, nameRows, printRows, setRows, sizeRow } from '../rows.ts';
import type { Layout } from './layout.ts';

/** The motif strewn over the whole face, a panel of colour in the middle: sweets, snacks, tea, children. */
export const scatter: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const ink = inkOn(base, goods);
  const rows = [
    brandRow(goods, face.w * 0.36, ink, { gap: 0.3 }),
    ...nameRows(paper, goods, textWidth(face), face.w * 0.145, ink),
    ...sizeRow(goods, face.w * 0.085, ink),
  ];
  const stack =
    [1, 0.88, 0.76, 0.64, 0.52, 0.42]
      .map((scale) => setRows(paper, rows, face.w * 0.74, scale))
      .find(({ height }) => height < face.h * 0.5) ?? setRows(paper, rows, face.w * 0.74, 0.34);
  const edge = Math.max(12, face.w * 0.07);
  const height = stack.height + 2 * edge;
  const top = face.y + (face.h - height) / 2;
  const cell = face.w * 0.3;
  const columns = 4;
  const lines = Math.max(2, Math.round(face.h / (cell * 0.94)) + 1);
  const strewn = Array.from({ length: columns * lines }, (_, index) => {
    const row = Math.floor(index / columns);
    const x = face.x + ((index % columns) + (row % 2 ? 0.5 : 0)) * cell;
    const y = face.y + row * (face.h / (lines - 1)) + face.sag;
    const hidden =
      y > top + face.sag + cell * 0.2 &&
      y < top + height + face.sag - cell * 0.2 &&
      x > face.x + cell * 0.6 &&
      x < face.x + face.w - cell * 0.6;
    return goods.motif && !hidden && x < face.x + face.w + cell * 0.4
      ? paper.motif(goods.motif, { x, y, size: cell * 0.72, turn: ((index * 47) % 70) - 35 })
      : '';
  }).join('');
  const panel = { x: face.x + face.w * 0.07, y: top, w: face.w * 0.86, h: height };
  return (
    ground(face, accent) +
    strewn +
    (face.sag
      ? band(face, top - 6, top + height + 6, white) + band(face, top, top + height, base)
      : rounded(panel, face.w * 0.06, base, svg` stroke="${white}" stroke-width="7"`)) +
    printRows(paper, stack, face, middleOf(face), top + edge) +
    seal(
      paper,
      goods,
      face,
      face.x + face.w * 0.82,
      top + height + face.sag,
      face.w * 0.12,
      white,
      inkOn(white, { ...goods, colours: { ...goods.colours, ink: darken(base, 0.4) } }),
    )
  );
};
