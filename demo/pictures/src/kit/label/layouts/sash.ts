import { lighten } from '../../paper/colour.ts';
import { opacity, path } from '../../paper/draw.ts';
import { repeat, svg } from '../../paper/markup.ts';
import { band, ground } from '../face.ts';
import { frame, textWidth } from '../frame.ts';
import { inkOn, motifIn, seal } from '../print.ts';
import { brandRow, nameRows, printRows, setRows, sizeRow } from '../rows.ts';
import type { Layout } from './layout.ts';

/** Diagonal stripes and a paper sash with the name: household, pet, value lines. */
export const sash: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const stripes = path(
    repeat(
      15,
      (step) =>
        svg`M${face.x + (step - 6) * face.w * 0.16} ${face.y - 10}l${face.h * 0.5} ${face.h + 40}h${face.w * 0.07}l${-face.h * 0.5} ${-face.h - 40}z`,
    ),
    lighten(base, 0.5),
    opacity(0.18),
  );
  const names = setRows(
    paper,
    nameRows(paper, goods, textWidth(face), face.w * 0.16, inkOn(white, goods)),
    textWidth(face),
    face.h < face.w ? 0.8 : 1,
  );
  const edge = Math.max(face.w * 0.045, 9);
  const sashHeight = names.height + 2 * edge;
  const sashTop = face.y + face.h * 0.9 - sashHeight;
  const room = frame(
    paper,
    { ...face, h: sashTop - face.y },
    [brandRow(goods, face.w * 0.44, inkOn(base, goods))],
    [],
    { want: 0.5 },
  );
  const foot = setRows(paper, sizeRow(goods, face.w * 0.08, inkOn(base, goods)), face.w * 0.8, 1);
  const footRoom = face.h * 0.1;
  return (
    ground(face, base) +
    stripes +
    motifIn(paper, goods, face, room, 0.76) +
    band(face, sashTop - 5, sashTop + sashHeight + 5, accent) +
    band(face, sashTop, sashTop + sashHeight, white) +
    printRows(paper, names, face, room.middle, sashTop + edge) +
    room.text +
    (foot.height < footRoom * 0.7
      ? printRows(paper, foot, face, room.middle, sashTop + sashHeight + (footRoom - foot.height) / 2)
      : '') +
    seal(paper, goods, face, face.x + face.w * 0.83, room.top + face.w * 0.1, face.w * 0.12, white, inkOn(white, goods))
  );
};
