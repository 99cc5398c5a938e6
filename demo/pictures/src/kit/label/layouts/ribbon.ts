import { darken } from '../../paper/colour.ts';
import { path } from '../../paper/draw.ts';
import { svg } from '../../paper/markup.ts';
import { band, ground } from '../face.ts';
import { frame, textWidth } from '../frame.ts';
import { brandInk, inkOn, motifIn, seal } from '../print.ts';
import { brandRow, nameRows, printRows, setRows, sizeRow } from '../rows.ts';
import type { Layout } from './layout.ts';

/** The brand on a ribbon across the middle, motif above, name below. */
export const ribbon: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const ink = inkOn(white, goods);
  const brandSize = Math.min(face.w * 0.36, face.h * 0.26);
  const brand = setRows(paper, [brandRow(goods, brandSize, inkOn(base, goods))], textWidth(face) * 0.94);
  const names = setRows(
    paper,
    [...nameRows(paper, goods, textWidth(face), face.w * 0.15, ink), ...sizeRow(goods, face.w * 0.085, ink)],
    textWidth(face),
    face.h < face.w * 1.05 ? 0.8 : 1,
  );
  const edge = Math.max(9, face.h * 0.03);
  const height = brand.height + 2 * edge;
  const namesTop = face.y + face.h * 0.945 - names.height;
  const top = namesTop - edge * 1.6 - height;
  const room = frame(paper, { ...face, h: top - face.y }, [], [], { margin: 0.1 });
  const notch = face.w * 0.05;
  const tail = (x: number, side: number): string =>
    path(
      svg`M${x} ${top + height * 0.2}h${side * face.w * 0.12}l${-side * notch} ${height / 2}l${side * notch} ${height / 2}h${-side * face.w * 0.12}z`,
      darken(base, 0.3),
    );
  return (
    ground(face, white) +
    band(face, face.y - 40, face.y + face.h * 0.035, accent) +
    motifIn(paper, goods, face, room, 0.7) +
    (face.sag
      ? band(face, top, top + height, base)
      : tail(face.x + face.w * 0.12, -1) +
        tail(face.x + face.w * 0.88, 1) +
        band({ ...face, x: face.x + face.w * 0.06, w: face.w * 0.88 }, top, top + height, base)) +
    printRows(paper, brand, face, room.middle, top + edge) +
    printRows(paper, names, face, room.middle, namesTop) +
    seal(
      paper,
      goods,
      face,
      face.x + face.w * 0.83,
      face.y + face.h * 0.16 + face.sag,
      face.w * 0.12,
      accent,
      inkOn(accent, goods),
    ) +
    (goods.motif ? '' : band(face, top - 8, top - 4, brandInk(white, goods)))
  );
};
