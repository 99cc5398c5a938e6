import { circle } from '../../paper/draw.ts';
import { band, ground } from '../face.ts';
import { textWidth } from '../frame.ts';
import { brandInk, inkOn, seal } from '../print.ts';
import { brandRow, nameRows, printRows, setRows, sizeRow } from '../rows.ts';
import type { Layout } from './layout.ts';

/** Type set left on paper, the motif large and cropped by the lower edge: wholefood, care, design brands. */
export const modernist: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const left = face.x + face.w * (face.sag ? 0.12 : 0.08);
  const width = face.w * (face.sag ? 0.76 : 0.84);
  const rows = [
    brandRow(goods, face.w * 0.36, brandInk(white, goods), { gap: 0.3 }),
    ...nameRows(paper, goods, textWidth(face), face.w * (goods.brand === '' ? 0.22 : 0.17), inkOn(white, goods), 3, {
      gap: 0.26,
    }),
    ...sizeRow(goods, face.w * 0.09, inkOn(white, goods)),
  ];
  const stack =
    [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4]
      .map((scale) => setRows(paper, rows, width, scale))
      .find(({ height }) => height < face.h * 0.5) ?? setRows(paper, rows, width, 0.32);
  const top = face.y + face.h * 0.09;
  const textEnd = top + stack.height;
  const room = face.y + face.h - textEnd;
  const size = Math.min(room * 1.02, face.w * 0.86);
  const x = face.x + face.w * 0.58;
  const y = textEnd + room * 0.54 + face.sag * 0.8;
  return (
    ground(face, white) +
    band(face, face.y - 40, face.y + face.h * 0.045, base) +
    circle(x + face.w * 0.06, y + size * 0.12, size * 0.56, accent) +
    (goods.motif ? paper.motif(goods.motif, { x, y, size }) : '') +
    printRows(paper, stack, face, left, top, 'start') +
    seal(paper, goods, face, face.x + face.w * 0.17, face.y + face.h * 0.86, face.w * 0.11, base, inkOn(base, goods))
  );
};
