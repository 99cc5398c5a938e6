import { mix } from '../../paper/colour.ts';
import { line, path } from '../../paper/draw.ts';
import { svg } from '../../paper/markup.ts';
import { ground } from '../face.ts';
import { frame, textWidth } from '../frame.ts';
import { inkOn, motifIn, seal } from '../print.ts';
import { brandRow, nameRows, sizeRow } from '../rows.ts';
import type { Layout } from './layout.ts';

/** A paper door with a round top holds motif and name; the brand stands above on colour. */
export const arch: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const radius = face.w * 0.43;
  const ink = inkOn(white, goods);
  const room = frame(
    paper,
    face,
    [brandRow(goods, face.w * 0.38, inkOn(base, goods))],
    [
      ...nameRows(paper, goods, textWidth(face), face.w * 0.15, ink, 3, { width: 0.84 }),
      ...sizeRow(goods, face.w * 0.09, mix(ink, white, 0.3)),
    ],
    { want: 0.32 },
  );
  const top = room.top + face.sag * 0.7;
  const foot = face.y + face.h + 30 + 2 * face.sag;
  const door = (inset: number): string =>
    svg`M${room.middle - radius + inset} ${foot}V${top + radius}a${radius - inset} ${radius - inset} 0 0 1 ${2 * (radius - inset)} 0V${foot}`;
  return (
    ground(face, base) +
    path(`${door(0)}z`, white) +
    line(door(9), accent, 3) +
    motifIn(paper, goods, face, { ...room, centre: room.centre + room.room * 0.06, room: room.room * 0.9 }, 0.6) +
    room.text +
    seal(paper, goods, face, face.x + face.w * 0.83, top + radius * 0.34, face.w * 0.12, accent, inkOn(accent, goods))
  );
};
