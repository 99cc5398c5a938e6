import type { Goods } from '../goods.ts';
import { partColour } from '../goods.ts';
import { band } from '../label/face.ts';
import { print } from '../label/label.ts';
import { cylinderLight } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { softForm } from '../light/soft.ts';
import { darken, lighten } from '../paper/colour.ts';
import { ellipse, GROUND, MIDDLE, moved, path } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { type Draw, shape } from './shape.ts';

interface CupSize {
  readonly top: number;
  readonly bottom: number;
  readonly h: number;
  readonly tab?: boolean;
  /** A deep overlapping lid instead of foil. */
  readonly lidDepth?: number;
}

const PAPER_GROUND = new Set(['field', 'classic', 'modernist', 'ribbon']);

/** What shows beside the printed face of a tapering body. */
const bodyColour = (goods: Goods): string =>
  PAPER_GROUND.has(goods.layout ?? '')
    ? goods.colours.paper
    : goods.layout === 'scatter'
      ? goods.colours.accent
      : goods.colours.base;

/** A tapering cup with foil or a lid. */
function drawCup(
  paper: Paper,
  goods: Goods,
  { top: wide, bottom: narrow, h, tab = false, lidDepth = 9 }: CupSize,
): string {
  const rt = wide / 2;
  const rb = narrow / 2;
  const ry = rt * 0.16;
  const y = GROUND - 8 - h;
  const colour = partColour(goods, 'lid', lighten(goods.colours.base, 0.1));
  const body = paper.form(
    svg`M${MIDDLE - rt} ${y}L${MIDDLE - rb} ${GROUND - 30}q1 14 14 17a${rb} ${ry * 0.6} 0 0 0 ${narrow - 28} 0q13 -3 14 -17L${MIDDLE + rt} ${y}z`,
  );
  const whole = { x: MIDDLE - rt, y, w: wide, h, sag: 16 };
  const faceTop = y + Math.max(16, lidDepth);
  const face = { x: MIDDLE - (rt + rb) / 2 + 4, y: faceTop, w: rt + rb - 8, h: GROUND - 24 - faceTop, sag: 16 };
  const rim = rt + 5;
  const lid = paper.form(svg`M${MIDDLE - rim} ${y}v${lidDepth}a${rim} ${ry} 0 0 0 ${2 * rim} 0v${-lidDepth}z`);
  const low = face.h / face.w < 0.82;
  return (
    body.clip(
      band(whole, y - 20, GROUND + 20, low ? goods.colours.base : bodyColour(goods)) +
        print(paper, goods, face) +
        band(whole, y - 10, GROUND + 20, cylinderLight(paper)),
    ) +
    lid.fill(darken(colour, 0.12)) +
    lid.fill(cylinderLight(paper)) +
    ellipse(MIDDLE, y, rim, ry, colour) +
    ellipse(
      MIDDLE,
      y,
      rim,
      ry,
      paper.linear(
        [
          [0, '#fff', 0.55],
          [0.4, '#fff', 0.1],
          [0.62, '#fff', 0.42],
          [1, '#000', 0.12],
        ],
        'slant',
      ),
    ) +
    ellipse(MIDDLE, y, rt - 12, ry - 6, 'none', ' stroke="#fff" stroke-opacity=".55" stroke-width="2"') +
    (tab
      ? path(
          svg`M${MIDDLE + rt * 0.45} ${y + ry * 0.84}q30 30 56 22q14 -8 ${rt * 0.55 - 58} ${-ry * 0.9 - 8}z`,
          lighten(colour, 0.15),
        )
      : '')
  );
}

const cup =
  (size: CupSize): Draw =>
  (paper, goods) =>
    shadow(paper, MIDDLE, GROUND - 4, (size.bottom / 2) * 1.02) + drawCup(paper, goods, size);

/** Two cups behind, two in front, joined at the rim. */
const cupPack: Draw = (paper, goods) => {
  const size = { top: 250, bottom: 196, h: 250 };
  const one = paper.symbol('cup', () => drawCup(paper, goods, size));
  const at = (x: number, y: number, scale: number): string =>
    paper.place(one, svg`translate(${x} ${y}) scale(${scale}) translate(-400 -700)`);
  return (
    shadow(paper, 290, 690, 110, 0.8) +
    shadow(paper, 516, 690, 110, 0.8) +
    at(310, 580, 0.84) +
    at(510, 580, 0.84) +
    softForm(paper, 'M168 452h470l20 24H150z', '#000', { blur: 8, opacity: 0.25 }) +
    at(284, 700, 0.92) +
    at(520, 700, 0.92)
  );
};

/** A clear bowl with a domed lid: salad, antipasti, cut fruit. */
const bowl: Draw = (paper, goods) => {
  const inside = goods.inside ?? goods.motif;
  const base = paper.form('M150 470L206 668q8 26 40 28h308q32 -2 40 -28L650 470z');
  const dome = paper.form('M140 470Q150 300 270 284Q400 268 530 284Q650 300 660 470z');
  const heap = inside
    ? (
        [
          [250, 392, 1],
          [400, 366, 1.1],
          [548, 392, 1],
          [322, 430, 1.12],
          [478, 430, 1.12],
          [222, 462, 0.95],
          [580, 462, 0.95],
          [400, 470, 1.1],
        ] as const
      )
        .map(([x, y, k], index) => paper.motif(inside, { x, y, size: 170 * k, turn: ((index * 67) % 120) - 60 }))
        .join('')
    : '';
  const face = { x: 232, y: 482, w: 336, h: 196, sag: 14 };
  return (
    shadow(paper, MIDDLE, GROUND - 4, 210) +
    dome.fill('#dfe8e4', ' opacity=".6"') +
    base.fill('#dfe8e4') +
    moved('translate(0 0)', heap) +
    base.fill(partColour(goods, 'tray', '#2a2f2c')) +
    base.clip(print(paper, goods, face) + band({ ...face, x: 150, w: 500 }, 460, 720, cylinderLight(paper))) +
    dome.fill(
      paper.linear([
        [0, '#fff', 0.5],
        [0.25, '#fff', 0.06],
        [0.8, '#fff', 0.04],
        [1, '#000', 0.12],
      ]),
    ) +
    path('M206 420Q214 330 290 312L316 310Q246 340 240 440z', '#fff', ' opacity=".6"') +
    path('M132 462h536q8 0 8 10t-8 12H132q-8 -2 -8 -12t8 -10z', '#f2f6f4') +
    path('M132 462h536q8 0 8 10t-8 12H132q-8 -2 -8 -12t8 -10z', cylinderLight(paper, 0.7))
  );
};

export const cups = {
  cup: shape([250, 366, 550, 700], cup({ top: 290, bottom: 220, h: 304, tab: true }), { parts: ['lid'] }),
  cupTall: shape([262, 286, 538, 700], cup({ top: 266, bottom: 196, h: 384 }), { parts: ['lid'] }),
  pot: shape([226, 430, 574, 700], cup({ top: 338, bottom: 288, h: 244, tab: true }), { parts: ['lid'] }),
  tub: shape([195, 408, 605, 710], cup({ top: 400, bottom: 350, h: 254, lidDepth: 26 }), { parts: ['lid'] }),
  pail: shape([214, 330, 586, 706], cup({ top: 362, bottom: 310, h: 340, lidDepth: 34 }), { parts: ['lid'] }),
  icePint: shape([244, 350, 556, 704], cup({ top: 302, bottom: 256, h: 326, lidDepth: 46 }), { parts: ['lid'] }),
  cupPack: shape([154, 344, 650, 700], cupPack, { parts: ['lid'] }),
  bowl: shape([124, 270, 676, 700], bowl, { parts: ['tray'], options: ['inside'] }),
} as const;
