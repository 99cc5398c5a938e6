import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { filmLight } from '../light/light.ts';
import { castShadow, shadow } from '../light/shadow.ts';
import { lighten } from '../paper/colour.ts';
import { GROUND, line, MIDDLE, opacity, path, rect, roundedData } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import type { Form } from '../paper/paper.ts';
import { creases } from './bagSkin.ts';
import { type Draw, shape } from './shape.ts';

/** A big sack with a handle cut into its head: dry pet food, litter, barbecue coal. */
const sack: Draw = (paper, goods) => {
  const [w, h] = [400, 520];
  const x = MIDDLE - w / 2;
  const y = GROUND - 8 - h;
  const body: Form = paper.form(
    svg`M${x + 14} ${y}H${x + w - 14}q8 40 10 90V${GROUND - 60}q0 44 -34 50q${-w / 2 + 24} 12 ${48 - w} 0q-34 -6 -34 -50V${y + 90}q2 -50 10 -90z`,
  );
  return (
    shadow(paper, MIDDLE, GROUND - 2, w * 0.48) +
    body.fill(goods.colours.base) +
    body.clip(
      print(paper, goods, flatFace({ x: x + 4, y: y + 66, w: w - 8, h: h - 92 })) +
        rect({ x, y: y - 4, w, h: 66 }, lighten(goods.colours.base, 0.08)) +
        line(svg`M${x} ${y + 62}h${w}M${x} ${y + 12}h${w}M${x} ${y + 20}h${w}`, '#000', 3, ' stroke-opacity=".15"') +
        path(roundedData({ x: MIDDLE - 56, y: y + 26, w: 112, h: 24 }, 12), '#1a1f1b', opacity(0.55)) +
        rect({ x: x - 8, y: y - 10, w: w + 16, h: h + 20 }, filmLight(paper)) +
        creases(paper, x, y + 62, w, h - 90),
    )
  );
};

const LEAF_PLACES = [
  [0.2, 0.28, 1],
  [0.52, 0.2, 1.1],
  [0.82, 0.3, 1],
  [0.34, 0.5, 1.1],
  [0.68, 0.5, 1.1],
  [0.18, 0.72, 1],
  [0.5, 0.76, 1.15],
  [0.82, 0.74, 1],
] as const;

/** A clear bag with a printed middle: leaf salad, herbs, frozen vegetables seen through the film. */
const clearBag: Draw = (paper, goods) => {
  const [w, h] = [420, 500];
  const x = MIDDLE - w / 2;
  const y = GROUND - 8 - h;
  const motif = goods.inside ?? goods.motif;
  const body = paper.form(
    svg`M${x + 10} ${y}H${x + w - 10}l-4 34C${x + w + 14} ${y + 120} ${x + w + 14} ${GROUND - 120} ${x + w - 6} ${GROUND - 40}l2 34H${x + 4}l2 -34C${x - 14} ${GROUND - 120} ${x - 14} ${y + 120} ${x + 14} ${y + 34}z`,
  );
  const heap = motif
    ? LEAF_PLACES.map(([dx, dy, k], step) =>
        paper.motif(motif, {
          x: x + w * dx,
          y: y + 30 + (h - 60) * dy,
          size: w * 0.44 * k,
          turn: (goods.turn ?? 0) + ((step * 83) % 140) - 70,
        }),
      ).join('')
    : '';
  const label = { x: x + w * 0.12, y: y + h * 0.3, w: w * 0.76, h: h * 0.42 };
  const plate = roundedData(label, 22);
  return (
    shadow(paper, MIDDLE, GROUND - 2, w * 0.47) +
    body.fill('#eef3ea', opacity(0.85)) +
    body.clip(
      heap +
        rect({ x: x - 10, y, w: w + 20, h: 32 }, '#fff', opacity(0.5)) +
        rect({ x: x - 10, y: GROUND - 40, w: w + 20, h: 40 }, '#fff', opacity(0.5)) +
        castShadow(paper, plate, 4, 6, 0.3) +
        paper.form(plate).clip(print(paper, goods, flatFace(label), 'side')) +
        rect({ x: x - 14, y: y - 4, w: w + 28, h: h + 8 }, filmLight(paper)) +
        creases(paper, x, y + 20, w, h - 40),
    )
  );
};

export const sacks = {
  sack: shape([190, 170, 610, 700], sack),
  clearBag: shape([178, 188, 622, 700], clearBag, { options: ['inside', 'turn'] }),
} as const;
