import type { Goods } from '../goods.ts';
import { partColour } from '../goods.ts';
import { cylinderLight } from '../light/light.ts';
import { softForm } from '../light/soft.ts';
import { darken, lighten } from '../paper/colour.ts';
import { ellipse, line, moved, opacity, type Point, path, polygon, polygonData } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { cuboid } from './cuboid.ts';
import { type Draw, shape } from './shape.ts';

const midway = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

/** A round screw cap lying on a slope. */
function spout(paper: Paper, colour: string, [x, y]: Point): string {
  const cap = paper.form(svg`M${x - 39} ${y - 26}v26a39 20 0 0 0 78 0v-26z`);
  return (
    ellipse(x + 4, y + 12, 45, 23, '#000', ' opacity=".18"') +
    cap.fill(colour) +
    cap.fill(cylinderLight(paper, 0.85)) +
    ellipse(x, y - 26, 39, 19, lighten(colour, 0.3)) +
    ellipse(
      x,
      y - 26,
      31,
      14,
      paper.linear(
        [
          [0, '#000', 0.1],
          [1, '#fff', 0.4],
        ],
        'slant',
      ),
    )
  );
}

/** Milk carton with a gable top. */
const gable =
  (w: number, h: number, d: number, withSpout = true): Draw =>
  (paper, goods) => {
    const roofHeight = 92;
    const fin = 34;
    const colour = partColour(goods, 'top', goods.colours.base);
    const { svg: body, shadow, corners } = cuboid(paper, goods, { w, h, d }, undefined, false);
    const { left, near, right } = corners;
    const lift = roofHeight + 0.15 * d;
    const ridgeLeft: Point = [left[0] + d * 0.5, left[1] - lift];
    const ridgeRight: Point = [near[0] + d * 0.5, near[1] - lift];
    const roof = paper.form(polygonData([left, near, ridgeRight, ridgeLeft]));
    const comb = paper.form(
      polygonData([ridgeLeft, ridgeRight, [ridgeRight[0], ridgeRight[1] - fin], [ridgeLeft[0], ridgeLeft[1] - fin]]),
    );
    const [capX, capY] = midway(left, ridgeRight);
    return (
      shadow +
      body +
      polygon([near, right, ridgeRight], darken(colour, 0.42)) +
      polygon([near, midway(near, right), ridgeRight], '#000', opacity(0.16)) +
      roof.fill(lighten(colour, 0.1)) +
      roof.fill(
        paper.linear(
          [
            [0, '#fff', 0.42],
            [1, '#fff', 0.02],
          ],
          'down',
        ),
      ) +
      comb.fill(lighten(colour, 0.06)) +
      comb.fill(
        paper.linear(
          [
            [0, '#fff', 0.5],
            [0.55, '#fff', 0.1],
            [1, '#000', 0.14],
          ],
          'down',
        ),
      ) +
      line(
        svg`M${ridgeLeft[0]} ${ridgeLeft[1]}L${ridgeRight[0]} ${ridgeRight[1]}`,
        '#000',
        2,
        ' stroke-opacity=".22"',
      ) +
      line(svg`M${left[0]} ${left[1]}L${near[0]} ${near[1]}`, '#fff', 2, ' stroke-opacity=".5"') +
      (withSpout ? spout(paper, partColour(goods, 'cap', '#ffffff'), [capX - 2, capY + 6]) : '')
    );
  };

/** A drink brick; with a cap on its top or a straw on its side. */
const brick =
  (w: number, h: number, d: number, closure: 'cap' | 'straw' | 'none'): Draw =>
  (paper, goods) => {
    const { svg: body, shadow, corners, onSide } = cuboid(paper, goods, { w, h, d });
    const { left, right } = corners;
    const [x, y] = midway(left, right);
    const straw = moved(
      onSide,
      path(svg`M${d * 0.4} ${h * 0.16}h13L${d * 0.4 - 6} ${h * 0.84}h-13z`, '#fff', opacity(0.9)) +
        path(svg`M${d * 0.4 + 8} ${h * 0.16}h5L${d * 0.4 - 6} ${h * 0.84}h-5z`, '#000', opacity(0.15)),
    );
    return (
      shadow +
      body +
      (closure === 'cap'
        ? spout(paper, partColour(goods, 'cap', '#ffffff'), [x - 20, y + 6])
        : closure === 'straw'
          ? straw
          : '')
    );
  };

/** A wine box with a tap at the foot of its front. */
function wineBox(paper: Paper, goods: Goods): string {
  const size = { w: 300, h: 400, d: 120 };
  const { svg: body, shadow, front } = cuboid(paper, goods, size);
  const tap = partColour(goods, 'cap', '#c62828');
  const x = size.w * 0.5;
  const y = size.h - 22;
  return (
    shadow +
    body +
    moved(
      front,
      softForm(paper, svg`M${x - 34} ${y - 6}h68v22h-68z`, '#000', { blur: 4, opacity: 0.3 }) +
        path(svg`M${x - 30} ${y - 20}q30 -12 60 0v22q-30 12 -60 0z`, '#f1efe9') +
        path(svg`M${x - 22} ${y - 2}h44v20q-22 10 -44 0z`, tap) +
        path(svg`M${x - 22} ${y - 2}h44v20q-22 10 -44 0z`, cylinderLight(paper)) +
        path(svg`M${x - 11} ${y + 14}h22v16h-22z`, darken(tap, 0.25)),
    )
  );
}

export const cartons = {
  carton: shape([217, 150, 583, 700], gable(262, 370, 104), { parts: ['cap', 'side', 'top'] }),
  juiceCarton: shape([225, 136, 575, 700], gable(250, 392, 100), { parts: ['cap', 'side', 'top'] }),
  creamCarton: shape([230, 250, 570, 700], gable(240, 268, 100, false), { parts: ['side', 'top'] }),
  brick: shape([220, 176, 580, 700], brick(250, 460, 110, 'none'), { parts: ['side', 'top'] }),
  drinkCarton: shape([220, 164, 580, 700], brick(250, 460, 110, 'cap'), { parts: ['cap', 'side', 'top'] }),
  strawBrick: shape([242, 280, 558, 700], brick(220, 360, 96, 'straw'), { parts: ['side', 'top'] }),
  wineBox: shape([190, 250, 610, 706], wineBox, { parts: ['cap', 'side', 'top'] }),
} as const;
