import { mix } from '../../paper/colour.ts';
import { path } from '../../paper/draw.ts';
import { svg } from '../../paper/markup.ts';
import { ground } from '../face.ts';
import { frame, textWidth } from '../frame.ts';
import { inkOn, motifIn, seal } from '../print.ts';
import { brandRow, nameRows, sizeRow } from '../rows.ts';
import type { Layout } from './layout.ts';

/** Colour above, paper below, a wave between and the motif riding it. */
export const wave: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const ink = inkOn(white, goods);
  const room = frame(
    paper,
    face,
    [brandRow(goods, face.w * 0.42, inkOn(base, goods))],
    [
      ...nameRows(paper, goods, textWidth(face), face.w * 0.155, ink, 3),
      ...sizeRow(goods, face.w * 0.09, mix(ink, white, 0.3)),
    ],
    { want: 0.38 },
  );
  const level = room.top + room.room * 0.44 + face.sag * 0.85;
  const swell = (y: number, fill: string): string =>
    path(
      svg`M${face.x - 40} ${y}h35c${face.w * 0.3} ${-face.w * 0.22} ${face.w * 0.55} ${face.w * 0.2} ${face.w + 10} ${-face.w * 0.06}h40V${face.y + face.h + 50 + face.sag * 2}H${face.x - 40}z`,
      fill,
    );
  return (
    ground(face, base) +
    swell(level - face.w * 0.06, accent) +
    swell(level, white) +
    motifIn(paper, goods, face, room, 0.72) +
    room.text +
    seal(paper, goods, face, face.x + face.w * 0.83, level - face.w * 0.08, face.w * 0.12, white, ink)
  );
};
