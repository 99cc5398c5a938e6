import { type Goods, partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { fallingLight, filmLight } from '../light/light.ts';
import { castShadow, shadow } from '../light/shadow.ts';
import { softForm } from '../light/soft.ts';
import { darken } from '../paper/colour.ts';
import { ellipse, GROUND, line, MIDDLE, opacity, rect, rounded, roundedData } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { bulge } from './bulge.ts';
import { type Draw, shape } from './shape.ts';

/** Nappies, pads, cotton wool: a soft pack with a handle. */
const softPack =
  (w: number, h: number, withHandle: boolean): Draw =>
  (paper, goods) => {
    const x = MIDDLE - w / 2;
    const y = GROUND - 8 - h;
    const body = paper.form(bulge(x, y, w, h));
    const handle = svg`M${MIDDLE - 70} ${y + 2}q6 -58 70 -58t70 58`;
    return (
      shadow(paper, MIDDLE, GROUND - 4, w * 0.49) +
      (withHandle
        ? line(handle, darken(goods.colours.base, 0.12), 20, ' stroke-linecap="round"') +
          line(handle, '#fff', 6, ' stroke-opacity=".25" stroke-linecap="round"')
        : '') +
      body.fill(goods.colours.base) +
      body.clip(
        print(paper, goods, flatFace({ x: x + 4, y: y + 16, w: w - 8, h: h - 32 })) +
          rect({ x: x - 10, y: y - 20, w: w + 20, h: h + 40 }, filmLight(paper)) +
          softForm(
            paper,
            svg`M${x + 10} ${GROUND - 60}q60 -10 90 50q-60 -20 -90 -50zM${x + w - 10} ${GROUND - 60}q-70 -10 -100 52q70 -12 100 -52zM${x + w - 8} ${y + 50}q-60 20 -90 -36q50 26 90 36z`,
            '#000',
            { blur: 6, opacity: 0.15 },
          ),
      )
    );
  };

/** Moist wipes: a flat pack with a lid on its front. */
const wipes: Draw = (paper, goods) => {
  const lid = partColour(goods, 'lid', '#ffffff');
  const body = paper.form(bulge(130, 330, 540, 362));
  const flap = { x: 452, y: 412, w: 176, h: 200 };
  return (
    shadow(paper, MIDDLE, GROUND - 4, 264) +
    body.fill(goods.colours.base) +
    body.clip(
      rect({ x: 120, y: 320, w: 560, h: 380 }, goods.colours.base) +
        print(paper, goods, flatFace({ x: 140, y: 350, w: 300, h: 320 })) +
        rect({ x: 120, y: 320, w: 560, h: 380 }, filmLight(paper)),
    ) +
    castShadow(paper, roundedData(flap, 40), 5, 7, 0.3) +
    rounded(flap, 40, lid) +
    rounded(flap, 40, fallingLight(paper, 0.3, 0.16)) +
    rounded(
      { x: flap.x + 26, y: flap.y + 34, w: flap.w - 52, h: flap.h - 68 },
      26,
      'none',
      ' stroke="#000" stroke-opacity=".14" stroke-width="4"',
    ) +
    rounded({ x: flap.x + 40, y: flap.y + flap.h - 44, w: flap.w - 80, h: 14 }, 7, '#000', opacity(0.12))
  );
};

const PORES = [
  [40, 30, 7],
  [90, 50, 5],
  [150, 26, 6],
  [210, 52, 7],
  [60, 70, 4],
  [120, 66, 6],
  [180, 74, 4],
  [250, 34, 5],
] as const;

/** Kitchen sponges: three in film, seen from the side. */
const sponges: Draw = (paper, goods) => {
  const colour = partColour(goods, 'content', '#f6c834');
  const one = (y: number): string =>
    rounded({ x: 236, y, w: 328, h: 92 }, 16, colour) +
    PORES.map(([dx, dy, r]) => ellipse(244 + dx, y + dy, r, r * 0.8, darken(colour, 0.22))).join('') +
    rounded({ x: 236, y: y + 86, w: 328, h: 40 }, 10, darken(goods.colours.accent, 0.1));
  const body = paper.form(bulge(214, 250, 372, 444));
  return (
    shadow(paper, MIDDLE, GROUND - 4, 176) +
    body.fill('#e8eef0', opacity(0.55)) +
    body.clip(
      one(274) +
        one(410) +
        one(546) +
        paper
          .form('M204 352h392v214h-392z')
          .clip(print(paper, goods, flatFace({ x: 218, y: 352, w: 364, h: 214 }), 'side')) +
        rect({ x: 204, y: 240, w: 392, h: 470 }, filmLight(paper)),
    )
  );
};

/** Cotton or paper in a clear sleeve, for pads and buds. */
const padSleeve = (paper: Paper, goods: Goods): string => {
  const body = paper.form('M286 190q114 -30 228 0V680q-114 34 -228 0z');
  return (
    shadow(paper, MIDDLE, GROUND - 6, 112) +
    body.fill('#f7f9fa') +
    body.clip(
      line(
        repeat(24, (step) => svg`M280 ${196 + step * 21}q120 26 240 0`),
        '#cfd9de',
        3,
      ) +
        print(paper, goods, { x: 286, y: 290, w: 228, h: 320, sag: 12 }) +
        rect({ x: 280, y: 150, w: 240, h: 560 }, filmLight(paper)),
    ) +
    ellipse(MIDDLE, 186, 114, 20, '#ffffff') +
    line('M330 160q70 -44 140 0M312 168q88 26 176 0', '#c9d6dc', 6, ' stroke-linecap="round"')
  );
};

export const softPacks = {
  softPack: shape([180, 230, 620, 700], softPack(430, 400, true)),
  softPackWide: shape([146, 326, 654, 700], softPack(500, 364, false)),
  softPackSmall: shape([226, 336, 574, 700], softPack(340, 352, false)),
  wipes: shape([126, 320, 674, 700], wipes, { parts: ['lid'] }),
  sponges: shape([206, 240, 594, 700], sponges, { parts: ['content'] }),
  padSleeve: shape([280, 136, 520, 704], padSleeve),
} as const;
