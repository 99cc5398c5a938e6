import type { Goods } from '../../goods.ts';
import type { Paper } from '../../paper/paper.ts';
import type { Face } from '../face.ts';
import { brandRow, nameRows, printRows, setRows, sizeRow } from '../rows.ts';

const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];

/** The text of a low face, centred in the part the motif leaves free. */
export function besideMotif(
  paper: Paper,
  goods: Goods,
  face: Face,
  ink: string,
  nameInk = ink,
  from = 0.05,
  to = 0.61,
): string {
  // print on a round body spreads in its middle
  const width = face.w * (to - from) * (face.sag ? 0.88 : 1);
  const middle = face.x + (face.w * (from + to)) / 2;
  const rows = [
    brandRow(goods, Math.min(face.h * 0.44, face.w * 0.3), ink, { gap: 0.22 }),
    ...nameRows(paper, goods, width, face.h * 0.2, nameInk),
    ...sizeRow(goods, face.h * 0.13, nameInk),
  ];
  const fitting = SCALES.map((scale) => setRows(paper, rows, width, scale)).find(
    ({ height }) => height < face.h * 0.84,
  );
  const stack = fitting ?? setRows(paper, rows.slice(0, -1), width, 0.3);
  return printRows(paper, stack, face, middle, face.y + (face.h - stack.height) / 2);
}
