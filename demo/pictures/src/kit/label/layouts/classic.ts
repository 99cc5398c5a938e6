import { darken, mix } from '../../paper/colour.ts';
import { band, ground } from '../face.ts';
import { frame, textWidth } from '../frame.ts';
import { brandInk, inkOn, motifIn, seal } from '../print.ts';
import { brandRow, nameRows, sizeRow } from '../rows.ts';
import type { Layout } from './layout.ts';

/** A paper label between two rules, motif above, type below: wine, honey, coffee. */
export const classic: Layout = (paper, goods, face) => {
  const { accent, paper: white } = goods.colours;
  const ink = inkOn(white, goods);
  const rule = Math.max(8, face.w * 0.035);
  const room = frame(
    paper,
    face,
    [],
    [
      brandRow(goods, face.w * 0.4, brandInk(white, goods), { gap: 0.26 }),
      ...nameRows(paper, goods, textWidth(face), face.w * 0.15, ink),
      ...sizeRow(goods, face.w * 0.09, mix(ink, white, 0.25)),
    ],
    { margin: 0.085, want: 0.36 },
  );
  const lines =
    band(face, face.y + rule, face.y + rule + 4, accent) +
    band(face, face.y + face.h - rule - 4, face.y + face.h - rule, accent);
  return (
    ground(face, white) +
    lines +
    motifIn(paper, goods, face, room, 0.6) +
    room.text +
    seal(
      paper,
      goods,
      face,
      face.x + face.w * 0.84,
      face.y + face.w * 0.2 + face.sag,
      face.w * 0.11,
      darken(accent, 0.1),
      inkOn(darken(accent, 0.1), goods),
    )
  );
};
