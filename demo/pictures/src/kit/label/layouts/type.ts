import { breakLines } from '../../text/breakLines.ts';
import { band, ground, middleOf } from '../face.ts';
import { frame, textWidth } from '../frame.ts';
import { inkOn, motifIn, seal } from '../print.ts';
import { brandRow, nameRows, printRows, setRows, sizeRow } from '../rows.ts';
import type { Layout } from './layout.ts';

/** Lines of the brand, its scale and that of the name: on a small face the brand gives way first. */
const SETTINGS = [
  [2, 1, 1],
  [2, 0.85, 1],
  [1, 1, 1],
  [1, 0.8, 1],
  [1, 0.65, 0.95],
  [1, 0.55, 0.85],
  [1, 0.45, 0.75],
  [1, 0.38, 0.6],
  [1, 0.3, 0.42],
  [1, 0.3, 0.34],
] as const;

/** Type does the work: a big brand, a band with the name, a quiet motif. */
export const type: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const ink = inkOn(base, goods);
  const middle = middleOf(face);
  const names = nameRows(paper, goods, textWidth(face), face.w * 0.155, inkOn(accent, goods));
  const sets = SETTINGS.map(([lines, brandScale, nameScale]) => {
    const brands = (lines === 1 ? [goods.brand] : breakLines(goods.brand, lines)).map((brand) =>
      brandRow({ ...goods, brand }, face.w * 0.44, ink, { gap: 0.1 }),
    );
    return [
      setRows(paper, brands, textWidth(face), brandScale),
      setRows(paper, names, textWidth(face), nameScale),
    ] as const;
  });
  const fitting = sets.find(([upper, lower]) => upper.height + lower.height < face.h * 0.46) ?? sets.at(-1);
  const [brand, name] = fitting ?? [setRows(paper, [], 0), setRows(paper, [], 0)];
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
    motifIn(paper, goods, face, rest, 0.9) +
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
