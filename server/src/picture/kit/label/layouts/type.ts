import { breakLines } from '../../text/breakLines.ts';
import { band, ground, middleOf } from '../face.ts';
import { frame, textWidth } from '../frame.ts';
import { inkOn, motifIn, seal } from '../print.ts';
import { brandRow, nameRows, printRows, setRows, sizeRow } from '../rows.ts';
import type { Layout } from './layout.ts';

/** Type does the work: a big brand, a band with the name, a quiet motif. */
export const type: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const ink = inkOn(base, goods);
  const middle = middleOf(face);
  const brandRows = breakLines(goods.brand, 2).map((brand) =>
    brandRow({ ...goods, brand }, face.w * 0.44, ink, { gap: 0.1 }),
  );
  const names = nameRows(paper, goods, textWidth(face), face.w * 0.155, inkOn(accent, goods));
  const [brand, name] = [1, 0.85, 0.7, 0.55, 0.42]
    .map(
      (scale) =>
        [setRows(paper, brandRows, textWidth(face), scale), setRows(paper, names, textWidth(face), scale)] as const,
    )
    .find(([upper, lower]) => upper.height + lower.height < face.h * 0.5) ?? [
    setRows(paper, brandRows, textWidth(face), 0.34),
    setRows(paper, names, textWidth(face), 0.34),
  ];
  const brandTop = face.y + face.h * 0.065;
  const bandTop = brandTop + brand.height + face.h * 0.04;
  const bandEdge = Math.max(face.w * 0.045, 9);
  const bandBottom = bandTop + name.height + 2 * bandEdge;
  const rest = frame(
    paper,
    { ...face, y: bandBottom, h: face.y + face.h - bandBottom },
    [],
    sizeRow(goods, face.w * 0.09, ink),
    {
      margin: 0.07,
    },
  );
  return (
    ground(face, base) +
    printRows(paper, brand, face, middle, brandTop) +
    band(face, bandTop, bandBottom, accent) +
    printRows(paper, name, face, middle, bandTop + bandEdge) +
    motifIn(paper, goods, face, rest, 0.72) +
    rest.text +
    seal(
      paper,
      goods,
      face,
      face.x + face.w * 0.83,
      bandBottom + face.w * 0.05 + face.sag * 0.4,
      face.w * 0.12,
      white,
      inkOn(white, goods),
    )
  );
};
