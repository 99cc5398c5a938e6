import { circle } from '../../paper/draw.ts';
import { ground } from '../face.ts';
import { inkOn, seal } from '../print.ts';
import { besideMotif } from './beside.ts';
import type { Layout } from './layout.ts';

/** Text left, the motif on a disc at the right. */
export const side: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const radius = Math.min(Math.max(face.h * 0.58, face.w * 0.2), face.w * 0.235);
  const middle = face.y + face.h * 0.5 + face.sag;
  const size = Math.min(face.h * 0.82, face.w * 0.32);
  return (
    ground(face, base) +
    circle(face.x + face.w * 0.88, middle, radius, accent) +
    (goods.motif ? paper.motif(goods.motif, { x: face.x + face.w * 0.81, y: middle - face.sag * 0.3, size }) : '') +
    besideMotif(paper, goods, face, inkOn(base, goods)) +
    seal(
      paper,
      goods,
      face,
      face.x + face.w * 0.645,
      face.y + face.h * 0.8 + face.sag * 0.8,
      face.h * 0.12,
      white,
      inkOn(white, goods),
    )
  );
};
