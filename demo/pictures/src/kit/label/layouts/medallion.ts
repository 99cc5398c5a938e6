import { brightness, darken, lighten } from '../../paper/colour.ts';
import { circle, ellipse } from '../../paper/draw.ts';
import { svg } from '../../paper/markup.ts';
import { ground, middleOf } from '../face.ts';
import { frame, textWidth } from '../frame.ts';
import { brandInk, inkOn, motifIn, seal } from '../print.ts';
import { brandRow, nameRows, printRows, setRows, sizeRow } from '../rows.ts';
import type { Layout } from './layout.ts';

/** The brand in an oval badge, the motif below it: breweries, delicatessen, sweets. */
export const medallion: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const middle = middleOf(face);
  const rx = face.w * 0.44;
  const ry = Math.min(face.w * 0.23, face.h * 0.18);
  const y = face.y + face.h * 0.06 + ry;
  const brand = setRows(paper, [brandRow(goods, Math.min(face.w * 0.34, ry * 1.5), brandInk(white, goods))], rx * 1.62);
  const shrink = Math.min(1, (ry * 1.25) / Math.max(1, brand.height));
  const fitted =
    shrink < 1
      ? setRows(
          paper,
          brand.rows.map(({ row }) => row),
          rx * 1.62,
          shrink,
        )
      : brand;
  const ink = inkOn(base, goods);
  const top = y + ry + 8;
  const room = frame(
    paper,
    { ...face, y: top, h: face.y + face.h - top },
    [],
    [...nameRows(paper, goods, textWidth(face), face.w * 0.155, ink), ...sizeRow(goods, face.w * 0.09, ink)],
    { want: 0.4 },
  );
  const hang = y + face.sag * 0.85;
  return (
    ground(face, base) +
    circle(
      middle,
      room.centre + face.sag * 0.85,
      Math.min(room.room * 0.52, face.w * 0.4),
      brightness(base) < 0.4 ? lighten(base, 0.16) : darken(base, 0.16),
    ) +
    motifIn(paper, goods, face, room, 0.7) +
    ellipse(middle, hang, rx, ry, white) +
    ellipse(middle, hang, rx - 8, ry - 8, 'none', svg` stroke="${accent}" stroke-width="4"`) +
    printRows(paper, fitted, face, middle, y - fitted.height / 2) +
    room.text +
    seal(
      paper,
      goods,
      face,
      face.x + face.w * 0.85,
      room.top + face.w * 0.08,
      face.w * 0.11,
      accent,
      inkOn(accent, goods),
    )
  );
};
