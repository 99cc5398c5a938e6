import { path, rounded } from '../../paper/draw.ts';
import { repeat, svg } from '../../paper/markup.ts';
import { band, ground } from '../face.ts';
import { frame, textWidth } from '../frame.ts';
import { inkOn, motifIn, seal } from '../print.ts';
import { brandRow, nameRows, sizeRow } from '../rows.ts';
import type { Layout } from './layout.ts';

const RAYS = 16;

/** Rays behind the motif, the name on a pill: snacks, sweets, anything loud. */
export const rays: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const ink = inkOn(base, goods);
  const names = nameRows(paper, goods, textWidth(face) * 0.9, face.w * 0.145, inkOn(white, goods), 2, { width: 0.92 });
  const room = frame(
    paper,
    face,
    [brandRow(goods, face.w * 0.46, ink, { gap: 0.4 }), ...names],
    sizeRow(goods, face.w * 0.09, ink),
    { want: 0.42 },
  );
  const y = room.centre + face.sag * 0.85;
  const reach = Math.hypot(face.w, face.h) * 0.62;
  const beam = (step: number): string => {
    const angle = (step * 2 * Math.PI) / RAYS;
    const to = (turn: number): string => svg`${room.middle + reach * Math.cos(turn)} ${y + reach * Math.sin(turn)}`;
    return svg`M${room.middle} ${y}L${to(angle)} ${to(angle + Math.PI / RAYS)}z`;
  };
  const glow = paper.radial(
    [
      [0, accent, 0.95],
      [0.45, accent, 0.55],
      [1, accent, 0.12],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${room.middle}" cy="${y}" r="${face.h * 0.6}"`,
  );
  const printed = room.above.rows.slice(-names.length);
  const pill = (): string => {
    const [first, last] = [printed[0], printed.at(-1)];
    if (!first || !last) return '';
    const edge = first.run.rise * 0.4;
    const width = Math.max(...printed.map(({ run }) => run.width)) + edge * 3.4;
    const bottom = room.top - face.h * 0.03 + edge;
    const height = last.baseline - first.baseline + first.run.rise + 2 * edge;
    if (!face.sag)
      return rounded(
        { x: room.middle - width / 2, y: bottom - height, w: width, h: height },
        Math.min(height / 2, face.w * 0.08),
        white,
      );
    // on a round body the pill is a piece of the band around it: it hangs less than the whole
    const spread = Math.min(0.92, (width * 1.24) / face.w);
    const hang = face.sag * (1 - spread * spread);
    const piece = {
      ...face,
      x: room.middle - (spread * face.w) / 2,
      w: spread * face.w,
      sag: face.sag * spread * spread,
    };
    return band(piece, bottom - height + hang, bottom + hang, white);
  };
  return (
    ground(face, base) +
    path(repeat(RAYS, beam), glow) +
    motifIn(paper, goods, face, room, 0.8) +
    pill() +
    room.text +
    seal(
      paper,
      goods,
      face,
      face.x + face.w * 0.85,
      room.bottom - face.w * 0.04,
      face.w * 0.12,
      white,
      inkOn(white, goods),
    )
  );
};
