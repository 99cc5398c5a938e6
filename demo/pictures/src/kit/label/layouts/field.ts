import { darken, mix } from '../../paper/colour.ts';
import { circle, path } from '../../paper/draw.ts';
import { svg } from '../../paper/markup.ts';
import { ground } from '../face.ts';
import { frame, textWidth } from '../frame.ts';
import { brandInk, inkOn, seal } from '../print.ts';
import { brandRow, nameRows, sizeRow } from '../rows.ts';
import type { Layout } from './layout.ts';

/** Hills, sun and motif: dairy, organic, farm. */
export const field: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const room = frame(
    paper,
    face,
    [
      brandRow(goods, face.w * 0.4, brandInk(white, goods)),
      ...nameRows(paper, goods, textWidth(face), face.w * 0.15, inkOn(white, goods)),
    ],
    sizeRow(goods, face.w * 0.09, inkOn(base, goods)),
    { want: 0.42 },
  );
  const sag = face.sag * 0.85;
  const horizon = room.top + room.room * 0.44 + sag;
  const sun = { x: face.x + face.w * 0.76, y: horizon - face.w * 0.07 };
  const hill = (y: number, height: number, fill: string, lean: number): string =>
    path(
      svg`M${face.x - 5} ${y}q${face.w * (0.22 + lean)} ${-height} ${face.w * 0.5} 0t${face.w * 0.55} ${-height * 0.3}V${face.y + face.h + 50}H${face.x - 5}z`,
      fill,
    );
  const size = Math.min(room.room * 0.86, face.w * 0.62);
  return (
    ground(face, white) +
    circle(sun.x, sun.y, face.w * 0.18, accent) +
    hill(horizon, face.w * 0.22, mix(base, accent, 0.35), 0.06) +
    hill(horizon + room.room * 0.2, -face.w * 0.16, mix(base, white, 0.18), 0) +
    (goods.motif && size > 30
      ? paper.motif(goods.motif, { x: face.x + face.w * 0.4, y: room.centre + room.room * 0.05 + sag, size })
      : '') +
    hill(room.bottom + sag - room.room * 0.04, face.w * 0.12, base, 0.04) +
    room.text +
    seal(
      paper,
      goods,
      face,
      sun.x + face.w * 0.04,
      sun.y,
      face.w * 0.13,
      darken(base, 0.1),
      inkOn(darken(base, 0.1), goods),
    )
  );
};
