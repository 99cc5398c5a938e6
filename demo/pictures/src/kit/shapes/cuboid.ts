import type { Goods } from '../goods.ts';
import { partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { flatLight } from '../light/light.ts';
import { footprint } from '../light/shadow.ts';
import { darken, lighten, readable } from '../paper/colour.ts';
import { GROUND, line, MIDDLE, moved, opacity, type Point, path, polygonData, rect, rectData } from '../paper/draw.ts';
import { fine, repeat, short, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { letter } from '../text/lettering.ts';
import { fitRun } from '../text/run.ts';

/** Width, height and depth; `slope` tilts the front, `tilt` the side. */
export interface CuboidSize {
  readonly w: number;
  readonly h: number;
  readonly d: number;
  readonly slope?: number;
  readonly tilt?: number;
  readonly foot?: number;
}

interface Cuboid {
  readonly svg: string;
  readonly shadow: string;
  /** Upper corners: front left, front right, back right, back left. */
  readonly corners: { readonly left: Point; readonly near: Point; readonly right: Point; readonly back: Point };
  /** Transform onto the front face, whose own origin is its upper left corner. */
  readonly front: string;
  readonly onSide: string;
}

function sideFace(paper: Paper, goods: Goods, { h, d }: CuboidSize): string {
  const { accent } = goods.colours;
  const colour = partColour(goods, 'side', goods.colours.base);
  const face = { x: 0, y: 0, w: d, h };
  const ink = readable(colour, ['#ffffff', darken(goods.colours.base, 0.5)], 3);
  const run = fitRun(
    paper.supplies.typefaces,
    goods.brand.toUpperCase(),
    { font: 'small', size: d * 0.4, tracking: 0.06 },
    h * 0.5,
  );
  const small = repeat(5, (step) => svg`M${d * 0.2} ${h * (0.74 + step * 0.035)}h${d * (step % 2 ? 0.45 : 0.6)}`);
  const writing =
    d > 50
      ? moved(
          svg`translate(${d * 0.62} ${h * 0.56}) rotate(-90)`,
          letter(run, { x: 0, y: 0, fill: ink, coarse: true }),
        ) + line(small, ink, 4, ' stroke-opacity=".35"')
      : '';
  return (
    rect(face, colour) +
    path(svg`M0 ${h * 0.62}h${d}v${h * 0.05}H0z`, accent, opacity(0.85)) +
    writing +
    rect(
      face,
      paper.linear([
        [0, '#0b120c', 0.3],
        [1, '#0b120c', 0.46],
      ]),
    )
  );
}

/** A box seen a little from above and from the left. `printed` puts something else than the label on the front. */
export function cuboid(paper: Paper, goods: Goods, size: CuboidSize, printed?: string, withTop = true): Cuboid {
  const { w, h, d, slope = 0.045, tilt = 0.3, foot = GROUND - 8 } = size;
  const x = MIDDLE - (w + d) / 2;
  const y = foot - h - slope * w;
  const left: Point = [x, y];
  const near: Point = [x + w, y + slope * w];
  const right: Point = [near[0] + d, near[1] - tilt * d];
  const back: Point = [x + d, y - tilt * d];
  const front = `matrix(1 ${fine(slope)} 0 1 ${short(x)} ${short(y)})`;
  const onSide = `matrix(1 ${fine(-tilt)} 0 1 ${short(near[0])} ${short(near[1])})`;
  const face = { x: 0, y: 0, w, h };
  const frontForm = paper.form(rectData(face));
  const top = withTop ? paper.form(polygonData([left, near, right, back])) : undefined;
  return {
    svg:
      moved(onSide, sideFace(paper, goods, size)) +
      (top
        ? top.fill(lighten(partColour(goods, 'top', goods.colours.base), 0.22)) +
          top.fill(
            paper.linear([
              [0, '#fff', 0.3],
              [1, '#000', 0.06],
            ]),
          )
        : '') +
      moved(
        front,
        frontForm.clip((printed ?? print(paper, goods, flatFace(face))) + frontForm.fill(flatLight(paper))) +
          line(svg`M${w - 1} 0v${h}`, '#fff', 2.5, ' stroke-opacity=".45"'),
      ),
    shadow: footprint(paper, [x, foot - slope * w], [x + w, foot], [x + w + d, foot - tilt * d]),
    corners: { left, near, right, back },
    front,
    onSide,
  };
}
