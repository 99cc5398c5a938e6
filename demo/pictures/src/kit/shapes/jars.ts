import type { Goods } from '../goods.ts';
import { partColour } from '../goods.ts';
import { wrapLabel } from '../label/label.ts';
import { cylinderLight, glassLight } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { darken, lighten } from '../paper/colour.ts';
import { ellipse, GROUND, line, MIDDLE, opacity, path, rect } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { type Draw, shape } from './shape.ts';

interface JarSize {
  readonly w: number;
  readonly h: number;
  /** Width of the lid in parts of the body. */
  readonly lid?: number;
  readonly lidHeight?: number;
  /** Where the label begins and how high it is, in parts of the height. */
  readonly label?: readonly [number, number];
}

function jarLid(paper: Paper, goods: Goods, colour: string, r: number, top: number, height: number): string {
  const ry = r * 0.13;
  const lid = paper.form(
    svg`M${MIDDLE - r} ${top - 4}a${r} ${ry} 0 0 1 ${2 * r} 0v${height}a${r} ${ry} 0 0 1 ${-2 * r} 0z`,
  );
  const chequer = repeat(9, (step) => svg`M${MIDDLE - r + 12 + (step * r) / 4} ${top - 30}v${height + 44}`);
  return (
    lid.fill(colour) +
    (goods.chequered
      ? lid.clip(
          line(
            svg`${chequer}M${MIDDLE - r} ${top + 10}q${r} 18 ${2 * r} 0M${MIDDLE - r} ${top + 34}q${r} 18 ${2 * r} 0`,
            '#fff',
            12,
            ' stroke-opacity=".5"',
          ),
        )
      : '') +
    lid.fill(cylinderLight(paper)) +
    ellipse(MIDDLE, top - 4, r, ry, lighten(colour, 0.28)) +
    ellipse(
      MIDDLE,
      top - 3,
      r - 12,
      ry - 5,
      paper.linear(
        [
          [0, '#fff', 0.25],
          [1, '#000', 0.1],
        ],
        'slant',
      ),
    ) +
    line(svg`M${MIDDLE - r} ${top + height - 12}a${r} ${ry} 0 0 0 ${2 * r} 0`, '#000', 3, ' stroke-opacity=".2"')
  );
}

const jar =
  ({ w, h, lid = 0.88, lidHeight = 46, label = [0.3, 0.58] }: JarSize): Draw =>
  (paper, goods) => {
    const r = w / 2;
    const top = GROUND - 6 - h;
    const neck = r * lid - 4;
    const body = paper.form(
      svg`M${MIDDLE - neck} ${top + 40}C${MIDDLE - neck - 2} ${top + 66} ${MIDDLE - r} ${top + 60} ${MIDDLE - r} ${top + 98}V${GROUND - 40}q0 34 38 36h${w - 76}q38 -2 38 -36V${top + 98}C${MIDDLE + r} ${top + 60} ${MIDDLE + neck + 2} ${top + 66} ${MIDDLE + neck} ${top + 40}z`,
    );
    const bits = goods.inside;
    const floating = bits
      ? repeat(12, (step) =>
          paper.motif(bits, {
            x: MIDDLE - r + 30 + ((step * 0.382) % 1) * (w - 60),
            y: top + 92 + (step / 12) * (h - 130) + paper.chance() * 14,
            size: w * 0.24,
            turn: paper.chance() * 360,
          }),
        )
      : '';
    const face = { x: MIDDLE - r + 1, y: top + h * label[0], w: w - 2, h: h * label[1], sag: 14 };
    return (
      shadow(paper, MIDDLE, GROUND - 4, r) +
      body.fill(partColour(goods, 'glass', '#e6eeea')) +
      body.clip(
        path(
          svg`M${MIDDLE - r + 7} ${top + 74}q${r - 7} 22 ${w - 14} 0V${GROUND - 18}q${-r} 14 ${14 - w} 0z`,
          partColour(goods, 'liquid', '#c8862b'),
        ) +
          floating +
          rect({ x: MIDDLE - r, y: top + 30, w, h: GROUND - top - 30 }, glassLight(paper, 0.12)) +
          path(
            svg`M${MIDDLE - r * 0.78} ${GROUND - 44}V${top + 104}q0 -26 12 -34h${r * 0.2}q-10 12 -10 34V${GROUND - 44}z`,
            '#fff',
            opacity(0.42),
          ) +
          wrapLabel(paper, goods, face),
      ) +
      jarLid(paper, goods, partColour(goods, 'lid', goods.colours.base), r * lid, top, lidHeight)
    );
  };

/** A small jar with a tall sifter cap. */
const spiceJar: Draw = (paper, goods) => {
  const r = 112;
  const top = 316;
  const colour = partColour(goods, 'lid', '#22262a');
  const body = paper.form(
    svg`M${MIDDLE - 92} ${top}q-20 6 -20 36V${GROUND - 34}q0 28 30 30h164q30 -2 30 -30V${top + 36}q0 -30 -20 -36z`,
  );
  const spice = partColour(goods, 'liquid', '#b5541c');
  const grains = line(
    repeat(
      26,
      () => svg`M${Math.round(MIDDLE - r + 14 + paper.chance() * 196)} ${Math.round(top + 34 + paper.chance() * 60)}h0`,
    ),
    darken(spice, 0.3),
    9,
    ' stroke-linecap="round" stroke-opacity=".5"',
  );
  return (
    shadow(paper, MIDDLE, GROUND - 4, r) +
    body.fill('#e6eeea') +
    body.clip(
      path(svg`M${MIDDLE - r + 6} ${top + 30}h${2 * r - 12}V${GROUND - 16}H${MIDDLE - r + 6}z`, spice) +
        grains +
        rect({ x: MIDDLE - r, y: top, w: 2 * r, h: GROUND - top }, glassLight(paper, 0.1)) +
        path(svg`M${MIDDLE - r * 0.78} ${GROUND - 36}V${top + 26}h${r * 0.22}V${GROUND - 36}z`, '#fff', opacity(0.4)) +
        wrapLabel(paper, goods, { x: MIDDLE - r + 1, y: top + 92, w: 2 * r - 2, h: 256, sag: 10 }),
    ) +
    jarLid(paper, { ...goods, chequered: false }, colour, 98, top - 92, 100) +
    line(
      repeat(11, (step) => svg`M${MIDDLE - 84 + step * 17} ${top - 70}v64`),
      '#000',
      3,
      ' stroke-opacity=".2"',
    )
  );
};

const parts = ['glass', 'lid', 'liquid'] as const;

export const jars = {
  jar: shape([265, 346, 535, 700], jar({ w: 270, h: 340 }), { parts, options: ['chequered', 'inside'] }),
  jarSmall: shape([245, 396, 555, 700], jar({ w: 310, h: 290, label: [0.32, 0.56] }), {
    parts,
    options: ['chequered', 'inside'],
  }),
  jarTall: shape([268, 256, 532, 700], jar({ w: 264, h: 430, lid: 0.92, label: [0.36, 0.48] }), {
    parts,
    options: ['chequered', 'inside'],
  }),
  jarWide: shape([228, 380, 572, 700], jar({ w: 344, h: 306, lid: 0.82, lidHeight: 54, label: [0.32, 0.56] }), {
    parts,
    options: ['chequered', 'inside'],
  }),
  babyJar: shape([272, 450, 528, 700], jar({ w: 256, h: 238, lid: 0.9, lidHeight: 38, label: [0.34, 0.56] }), {
    parts,
    options: ['chequered', 'inside'],
  }),
  spiceJar: shape([288, 206, 512, 700], spiceJar, { parts: ['lid', 'liquid'] }),
} as const;
