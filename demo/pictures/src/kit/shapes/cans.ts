import type { Goods } from '../goods.ts';
import { partColour } from '../goods.ts';
import { band, bandData } from '../label/face.ts';
import { print } from '../label/label.ts';
import { cylinderLight, metal } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { darken, lighten } from '../paper/colour.ts';
import { circle, ellipse, GROUND, line, MIDDLE, moved, path } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { type Draw, shape } from './shape.ts';

/** Drops of dew on a cold can. */
const dew = (paper: Paper, x: number, y: number, w: number, h: number): string =>
  repeat(14, () =>
    circle(
      x + 16 + paper.chance() * (w - 32),
      y + 20 + paper.chance() * (h - 20),
      2 + paper.chance() * 4,
      '#fff',
      ' opacity=".4"',
    ),
  );

/** A drink can, drawn around `middle` so that packs of several can use it. */
export function drinkCan(paper: Paper, goods: Goods, w: number, h: number, isCold = false): string {
  const r = w / 2;
  const top = GROUND - 6 - h;
  const neck = 20;
  const rim = r - 16;
  const body = paper.form(
    svg`M${MIDDLE - rim} ${top + 4}L${MIDDLE - r} ${top + neck + 14}V${GROUND - 30}q2 18 20 24q${r - 20} 12 ${w - 40} 0q18 -6 20 -24V${top + neck + 14}L${MIDDLE + rim} ${top + 4}z`,
  );
  const face = { x: MIDDLE - r, y: top + neck + 12, w, h: h - neck - 44, sag: 12 };
  return (
    body.fill(metal(paper, '#cfd4d6')) +
    body.clip(
      paper.form(bandData(face, face.y, face.y + face.h)).clip(print(paper, goods, face)) +
        band(face, top, GROUND, cylinderLight(paper, 1.1)) +
        (isCold ? dew(paper, face.x, face.y, face.w, face.h) : ''),
    ) +
    ellipse(MIDDLE, top + 4, rim, 13, metal(paper, '#cfd4d6')) +
    ellipse(
      MIDDLE,
      top + 5,
      rim - 7,
      9,
      paper.linear([
        [0, '#7d8588'],
        [0.5, '#d6dadb'],
        [1, '#9aa1a4'],
      ]),
    ) +
    ellipse(MIDDLE - 4, top + 4, 20, 4, '#eef0f0', ' stroke="#7b8386" stroke-width="1.5"')
  );
}

const can =
  (w: number, h: number, isCold = false): Draw =>
  (paper, goods) =>
    shadow(paper, MIDDLE, GROUND - 6, (w / 2) * 0.94) + drinkCan(paper, goods, w, h, isCold);

/** The ring on a lid. */
function ringPull(r: number, ry: number, y: number): string {
  const ring = (dy: number, colour: string, width: number): string =>
    ellipse(0, dy, r * 0.26, ry * 0.34, 'none', svg` stroke="${colour}" stroke-width="${width}"`);
  return moved(
    svg`translate(${MIDDLE + r * 0.12} ${y})`,
    ring(3, '#7c8487', 7) + ring(1, '#f3f4f4', 5) + ellipse(-r * 0.3, 0, 9, 4, '#f3f4f4'),
  );
}

interface TinSize {
  readonly w: number;
  readonly h: number;
  /** How flat the ellipses are. */
  readonly view?: number;
}

const tin =
  ({ w, h, view = 0.17 }: TinSize): Draw =>
  (paper, goods) => {
    const r = w / 2;
    const ry = r * view;
    const top = GROUND - 10 - h;
    const sag = ry * 0.8;
    const face = { x: MIDDLE - r + 3, y: top + 22, w: w - 6, h: h - 46, sag };
    const bright = paper.linear(
      [
        [0, '#8e9698'],
        [0.35, '#e9ebeb'],
        [0.7, '#b3babc'],
        [1, '#8b9396'],
      ],
      'slant',
    );
    return (
      shadow(paper, MIDDLE, GROUND + ry * 0.55, r) +
      path(svg`M${MIDDLE - r} ${top}V${GROUND - 12}a${r} ${ry} 0 0 0 ${w} 0V${top}z`, metal(paper)) +
      paper
        .form(bandData(face, face.y, face.y + face.h))
        .clip(print(paper, goods, face) + band(face, top, GROUND + 30, cylinderLight(paper, 1.05))) +
      line(svg`M${MIDDLE - r} ${top + 14}a${r} ${ry} 0 0 0 ${w} 0`, '#000', 3, ' stroke-opacity=".2"') +
      ellipse(MIDDLE, top, r, ry, metal(paper)) +
      ellipse(MIDDLE, top + 2, r - 9, ry - 6, bright) +
      ellipse(
        MIDDLE,
        top + 2,
        r - 26,
        Math.max(4, ry - 14),
        'none',
        ' stroke="#fff" stroke-opacity=".6" stroke-width="2"',
      ) +
      ringPull(r, ry, top - 2)
    );
  };

/** A round tin with a plastic or press-in lid: cocoa, infant milk, nuts. */
const lidTin =
  (w: number, h: number, lidHeight: number): Draw =>
  (paper, goods) => {
    const r = w / 2;
    const ry = r * 0.15;
    const top = GROUND - 10 - h;
    const colour = partColour(goods, 'lid', lighten(goods.colours.base, 0.1));
    const face = { x: MIDDLE - r, y: top + lidHeight * 0.6, w, h: h - lidHeight * 0.6 - 16, sag: ry * 0.85 };
    const rim = r + 5;
    const lid = paper.form(svg`M${MIDDLE - rim} ${top}v${lidHeight}a${rim} ${ry} 0 0 0 ${2 * rim} 0v${-lidHeight}z`);
    return (
      shadow(paper, MIDDLE, GROUND + ry * 0.5, r) +
      path(svg`M${MIDDLE - r} ${top}V${GROUND - 12}a${r} ${ry} 0 0 0 ${w} 0V${top}z`, metal(paper)) +
      paper
        .form(bandData(face, face.y, face.y + face.h))
        .clip(
          print(paper, goods, { ...face, y: face.y + lidHeight * 0.5, h: face.h - lidHeight * 0.5 }) +
            band(face, top, GROUND + 30, cylinderLight(paper, 1.05)),
        ) +
      line(svg`M${MIDDLE - r} ${top + lidHeight + 6}a${r} ${ry} 0 0 0 ${w} 0`, '#000', 8, ' stroke-opacity=".22"') +
      lid.fill(darken(colour, 0.08)) +
      lid.fill(cylinderLight(paper)) +
      ellipse(MIDDLE, top, rim, ry, lighten(colour, 0.18)) +
      ellipse(
        MIDDLE,
        top + 2,
        rim - 14,
        ry - 6,
        paper.linear(
          [
            [0, '#fff', 0.3],
            [1, '#000', 0.14],
          ],
          'slant',
        ),
      )
    );
  };

/** An aerosol can with a cap: deodorant, hairspray, whipped cream. */
const aerosol: Draw = (paper, goods) => {
  const r = 98;
  const top = 268;
  const cap = partColour(goods, 'cap', '#f2f3f3');
  const body = paper.form(
    svg`M${MIDDLE - 72} ${top - 26}Q${MIDDLE - r} ${top - 22} ${MIDDLE - r} ${top + 26}V${GROUND - 16}a${r} 12 0 0 0 ${2 * r} 0V${top + 26}Q${MIDDLE + r} ${top - 22} ${MIDDLE + 72} ${top - 26}z`,
  );
  const hood = paper.form(
    svg`M${MIDDLE - 78} ${top - 22}V${top - 118}q0 -22 26 -26q52 -8 104 0q26 4 26 26v96q-78 16 -156 0z`,
  );
  const face = { x: MIDDLE - r, y: top + 24, w: 2 * r, h: GROUND - 44 - top - 24, sag: 10 };
  return (
    shadow(paper, MIDDLE, GROUND - 6, r) +
    body.fill(metal(paper, '#d4d8da')) +
    body.clip(
      paper.form(bandData(face, face.y, face.y + face.h)).clip(print(paper, goods, face)) +
        band(face, top - 30, GROUND + 6, cylinderLight(paper, 1.1)),
    ) +
    hood.fill(cap) +
    hood.fill(cylinderLight(paper)) +
    ellipse(MIDDLE, top - 130, 52, 8, '#fff', ' opacity=".3"')
  );
};

export const cans = {
  can: shape([285, 225, 515, 700], can(236, 448)),
  canSlim: shape([298, 215, 502, 700], can(204, 460, true)),
  canSmall: shape([292, 290, 508, 700], can(216, 360, true)),
  tin: shape([240, 340, 560, 722], tin({ w: 320, h: 318 })),
  tinFlat: shape([200, 480, 600, 728], tin({ w: 400, h: 172 })),
  tinTall: shape([252, 276, 548, 722], tin({ w: 296, h: 384 })),
  cocoaTin: shape([252, 290, 548, 722], lidTin(286, 376, 44), { parts: ['lid'] }),
  formulaTin: shape([232, 300, 568, 722], lidTin(326, 366, 56), { parts: ['lid'] }),
  crispTube: shape([280, 190, 520, 718], lidTin(228, 476, 36), { parts: ['lid'] }),
  aerosol: shape([302, 118, 498, 700], aerosol, { parts: ['cap'] }),
} as const;
