import { circle, opacity } from '../../paper/draw.ts';
import { ground } from '../face.ts';
import { frame, textWidth } from '../frame.ts';
import { inkOn, seal } from '../print.ts';
import { brandRow, nameRows, sizeRow } from '../rows.ts';
import type { Layout } from './layout.ts';

/** A large motif on a disc of light; brand and name on top. */
export const bloom: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const ink = inkOn(base, goods);
  const room = frame(
    paper,
    face,
    [brandRow(goods, face.w * 0.4, ink), ...nameRows(paper, goods, textWidth(face), face.w * 0.15, ink)],
    sizeRow(goods, face.w * 0.09, ink),
    { want: 0.42 },
  );
  const radius = Math.min(face.w * 0.43, room.room * 0.5);
  const y = room.centre + face.sag * 0.85;
  const disc = (share: number): string =>
    circle(room.middle, y, radius * share, accent, share > 1 ? opacity(0.35) : '');
  return (
    ground(face, base) +
    disc(1.14) +
    disc(1) +
    (goods.motif && radius > 20 ? paper.motif(goods.motif, { x: room.middle, y, size: radius * 1.6 }) : '') +
    room.text +
    seal(paper, goods, face, face.x + face.w * 0.83, y - radius * 0.78, face.w * 0.12, white, inkOn(white, goods))
  );
};
