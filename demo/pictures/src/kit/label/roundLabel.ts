import type { Goods } from '../goods.ts';
import { circle, line } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { band, flatFace } from './face.ts';
import { brandInk, inkOn, seal } from './print.ts';
import { brandRow, nameRows, printRows, setRows, sizeRow } from './rows.ts';

/** A round label around the origin: motif above, the brand on a band across, name below. */
export function roundLabel(paper: Paper, goods: Goods, radius: number): string {
  const { base, accent, paper: white } = goods.colours;
  const face = flatFace({ x: -radius, y: -radius, w: 2 * radius, h: 2 * radius });
  const brand = setRows(paper, [brandRow(goods, radius * 0.42, brandInk(white, goods))], radius * 1.62);
  const half = brand.height / 2 + radius * 0.08;
  const ink = inkOn(base, goods);
  const rows = [...nameRows(paper, goods, radius * 1.1, radius * 0.2, ink), ...sizeRow(goods, radius * 0.12, ink)];
  const names =
    [1, 0.85, 0.7, 0.6]
      .map((scale) => setRows(paper, rows, radius * 1.16, scale))
      .find(({ height }) => height < radius * 0.5) ?? setRows(paper, rows, radius * 1.1, 0.45);
  const room = radius - half;
  return (
    circle(0, 0, radius + 8, base) +
    circle(0, 0, radius * 0.93, 'none', svg` stroke="${accent}" stroke-width="${radius * 0.03}"`) +
    (goods.motif ? paper.motif(goods.motif, { x: 0, y: -half - room * 0.44, size: room * 0.8 }) : '') +
    band(face, -half, half, white) +
    line(svg`M${-radius} ${-half}h${2 * radius}M${-radius} ${half}h${2 * radius}`, accent, radius * 0.025) +
    printRows(paper, brand, face, 0, -brand.height / 2) +
    printRows(paper, names, face, 0, half + room * 0.16) +
    seal(paper, goods, face, radius * 0.6, -half - room * 0.24, radius * 0.15, accent, inkOn(accent, goods))
  );
}
