import { path } from '../../paper/draw.ts';
import { svg } from '../../paper/markup.ts';
import { ground } from '../face.ts';
import { frame, textWidth } from '../frame.ts';
import { inkOn, motifIn, seal } from '../print.ts';
import { brandRow, nameRows, sizeRow } from '../rows.ts';
import type { Layout } from './layout.ts';

/** Two colours meet on a slope behind the motif: frozen food, drinks, care. */
export const split: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const below = inkOn(accent, goods);
  const room = frame(
    paper,
    face,
    [brandRow(goods, face.w * 0.42, inkOn(base, goods))],
    [...nameRows(paper, goods, textWidth(face), face.w * 0.155, below, 3), ...sizeRow(goods, face.w * 0.09, below)],
    { want: 0.4 },
  );
  const rise = Math.min(room.room * 0.8, face.w * 0.44);
  const level = room.centre + face.sag * 0.85;
  const slope = (lift: number, fill: string): string =>
    path(
      svg`M${face.x - 30} ${level + rise / 2 - lift}L${face.x + face.w + 30} ${level - rise / 2 - lift}V${face.y + face.h + 60}H${face.x - 30}z`,
      fill,
    );
  return (
    ground(face, base) +
    slope(face.w * 0.045, white) +
    slope(0, accent) +
    motifIn(paper, goods, face, room, 0.78) +
    room.text +
    seal(
      paper,
      goods,
      face,
      face.x + face.w * 0.16,
      level + rise * 0.5 - face.w * 0.17,
      face.w * 0.11,
      white,
      inkOn(white, goods),
    )
  );
};
