import { lighten } from '../../paper/colour.ts';
import { path, rounded } from '../../paper/draw.ts';
import { repeat, svg } from '../../paper/markup.ts';
import { ground } from '../face.ts';
import { frame, textWidth } from '../frame.ts';
import { brandInk, inkOn, motifIn, seal } from '../print.ts';
import { brandRow, nameRows, sizeRow } from '../rows.ts';
import type { Layout } from './layout.ts';

/** Upright stripes like an awning with a paper plaque: bakery, sweets, deli. */
export const plaque: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const stripe = face.w / 9;
  const stripes = path(
    repeat(5, (step) => svg`M${face.x + step * 2 * stripe} ${face.y - 30}h${stripe}v${face.h + 80}h${-stripe}z`),
    lighten(base, 0.24),
  );
  const inset = { x: face.x + face.w * 0.07, y: face.y + face.h * 0.055, w: face.w * 0.86, h: face.h * 0.89 };
  const hung = { ...inset, y: inset.y + face.sag * 0.7 };
  const inner = { ...inset, sag: face.sag * 0.74 };
  const ink = inkOn(white, goods);
  const room = frame(
    paper,
    inner,
    [
      brandRow(goods, face.w * 0.36, brandInk(white, goods)),
      ...nameRows(paper, goods, textWidth(face), face.w * 0.14, ink),
    ],
    sizeRow(goods, face.w * 0.08, ink),
    { want: 0.4, margin: 0.075 },
  );
  return (
    ground(face, base) +
    stripes +
    rounded(hung, face.w * 0.07, white) +
    rounded(
      { x: hung.x + 9, y: hung.y + 9, w: hung.w - 18, h: hung.h - 18 },
      face.w * 0.05,
      'none',
      svg` stroke="${accent}" stroke-width="3.5"`,
    ) +
    motifIn(paper, goods, inner, room, 0.7) +
    room.text +
    seal(
      paper,
      goods,
      face,
      face.x + face.w * 0.84,
      room.bottom - face.w * 0.05,
      face.w * 0.11,
      base,
      inkOn(base, goods),
    )
  );
};
