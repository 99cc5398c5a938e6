import { partColour } from '../goods.ts';
import { wrapLabel } from '../label/label.ts';
import { cylinderLight } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { darken } from '../paper/colour.ts';
import { GROUND, line, MIDDLE, opacity, type Point, path, polygon, rect } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import { screwCap } from './closures.ts';
import { cuboid } from './cuboid.ts';
import { type Draw, shape } from './shape.ts';

/** A block wrapped in foil paper, its end folded. */
const butter: Draw = (paper, goods) => {
  const {
    svg: body,
    shadow: below,
    corners,
  } = cuboid(paper, goods, { w: 400, h: 196, d: 136, slope: 0.06, tilt: 0.34, foot: GROUND - 20 });
  const { near, right } = corners;
  const h = 196;
  const fold: Point = [(near[0] + right[0]) / 2, (near[1] + right[1]) / 2 + h * 0.5];
  return (
    below +
    body +
    polygon([near, right, fold], '#fff', opacity(0.2)) +
    polygon([[near[0], near[1] + h], [right[0], right[1] + h], fold], '#000', opacity(0.16)) +
    line(
      svg`M${near[0]} ${near[1]}L${fold[0]} ${fold[1]}L${right[0]} ${right[1]}M${near[0]} ${near[1] + h}L${fold[0]} ${fold[1]}L${right[0]} ${right[1] + h}`,
      '#fff',
      2.5,
      ' stroke-opacity=".5"',
    )
  );
};

/** A jug with a handle for two litres of milk. */
const milkJug: Draw = (paper, goods) => {
  const shell = partColour(goods, 'body', '#f6f8f8');
  const body = paper.form(
    'M352 200C350 262 250 262 250 366V660q0 36 38 38h236q38 -2 38 -38V366C562 300 520 262 462 244L448 200z',
  );
  const hole =
    'M466 268c50 6 74 40 74 84c0 18 -10 24 -22 22c-12 -4 -16 -14 -20 -30c-6 -22 -20 -32 -36 -40c-14 -10 -12 -36 4 -36z';
  return (
    shadow(paper, MIDDLE, GROUND - 4, 154) +
    body.fill(shell) +
    body.clip(
      rect({ x: 250, y: 190, w: 312, h: 520 }, cylinderLight(paper, 0.6)) +
        path(hole, darken(shell, 0.28)) +
        path(hole, '#efeee9', opacity(0.75)) +
        wrapLabel(paper, goods, { x: 251, y: 396, w: 310, h: 272, sag: 8 }, 0.7),
    ) +
    screwCap(paper, partColour(goods, 'cap', goods.colours.base), { radius: 58, top: 160, height: 46 })
  );
};

export const dairy = {
  butter: shape([132, 406, 668, 700], butter, { parts: ['side', 'top'] }),
  milkJug: shape([250, 150, 562, 700], milkJug, { parts: ['body', 'cap'] }),
} as const;
