import type { Goods } from '../goods.ts';
import { partColour } from '../goods.ts';
import { print } from '../label/label.ts';
import { cylinderLight, metal } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { darken, lighten } from '../paper/colour.ts';
import { ellipse, GROUND, line, MIDDLE, path, rect } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import { type Draw, shape } from './shape.ts';

const PAPER_LAYOUTS = new Set(['classic', 'field', 'modernist', 'ribbon']);
const skin = ({ layout, colours }: Goods): string => (PAPER_LAYOUTS.has(layout ?? '') ? colours.paper : colours.base);

interface TubeSize {
  readonly top: number;
  readonly crimp: number;
  readonly body: number;
  readonly cap: number;
  readonly capTop: number;
  readonly foil: boolean;
}

/** A tube standing on its cap: toothpaste, cream, mustard, tomato purée. */
const tube =
  ({ top, crimp, body: width, cap, capTop, foil }: TubeSize): Draw =>
  (paper, goods) => {
    const [half, foot] = [crimp / 2, width / 2];
    const colour = partColour(goods, 'cap', '#ffffff');
    const body = paper.form(
      svg`M${MIDDLE - half} ${top}H${MIDDLE + half}C${MIDDLE + half - 2} ${top + 150} ${MIDDLE + foot + 2} ${capTop - 110} ${MIDDLE + foot} ${capTop - 44}Q${MIDDLE + foot} ${capTop - 14} ${MIDDLE + cap / 2 - 14} ${capTop}H${MIDDLE - cap / 2 + 14}Q${MIDDLE - foot} ${capTop - 14} ${MIDDLE - foot} ${capTop - 44}C${MIDDLE - foot - 2} ${capTop - 110} ${MIDDLE - half + 2} ${top + 150} ${MIDDLE - half} ${top}z`,
    );
    const lid = paper.form(
      svg`M${MIDDLE - cap / 2} ${capTop - 6}h${cap}l8 ${GROUND - capTop - 8}q0 8 -10 8h${4 - cap}q-10 0 -10 -8z`,
    );
    const crimpArea = { x: MIDDLE - half, y: top - 10, w: crimp, h: 40 };
    const face = { x: MIDDLE - foot, y: top + 40, w: width, h: capTop - top - 74, sag: 6 };
    return (
      shadow(paper, MIDDLE, GROUND - 4, cap * 0.56) +
      body.fill(skin(goods)) +
      body.clip(
        print(paper, goods, face) +
          rect({ x: MIDDLE - half, y: top, w: crimp, h: capTop - top }, cylinderLight(paper, 0.95)),
      ) +
      rect(crimpArea, foil ? metal(paper, '#d4d8da') : lighten(goods.colours.base, 0.12)) +
      line(
        repeat(Math.round(crimp / 10), (step) => svg`M${MIDDLE - half + 5 + step * 10} ${top - 8}v36`),
        '#000',
        3,
        ' stroke-opacity=".16"',
      ) +
      rect(crimpArea, cylinderLight(paper, 0.8)) +
      lid.fill(colour) +
      line(
        repeat(
          13,
          (step) => svg`M${MIDDLE - cap / 2 + 8 + (step * (cap - 16)) / 12} ${capTop}v${GROUND - capTop - 16}`,
        ),
        '#000',
        3,
        ' stroke-opacity=".12"',
      ) +
      lid.fill(cylinderLight(paper))
    );
  };

/** A stick or roll-on under a rounded cap. */
const stick =
  (radius: number, split: number): Draw =>
  (paper, goods) => {
    const top = 210;
    const colour = partColour(goods, 'cap', '#ffffff');
    const cap = paper.form(
      svg`M${MIDDLE - radius} ${split}V${top + 56}q0 -56 ${radius} -58t${radius} 58V${split}q${-radius} 14 ${-2 * radius} 0z`,
    );
    const body = paper.form(
      svg`M${MIDDLE - radius - 6} ${split}q${radius + 6} 14 ${2 * radius + 12} 0V${GROUND - 30}q0 22 -24 24q${18 - radius} 8 ${36 - 2 * radius} 0q-24 -2 -24 -24z`,
    );
    const face = { x: MIDDLE - radius - 5, y: split + 14, w: 2 * radius + 10, h: GROUND - split - 46, sag: 9 };
    return (
      shadow(paper, MIDDLE, GROUND - 4, radius) +
      cap.fill(colour) +
      cap.fill(cylinderLight(paper)) +
      body.fill(skin(goods)) +
      body.clip(
        print(paper, goods, face) +
          rect(
            { x: MIDDLE - radius - 6, y: split - 10, w: 2 * radius + 12, h: GROUND - split + 10 },
            cylinderLight(paper),
          ),
      ) +
      line(
        svg`M${MIDDLE - radius - 6} ${split}q${radius + 6} 14 ${2 * radius + 12} 0`,
        '#000',
        4,
        ' stroke-opacity=".2"',
      )
    );
  };

/** A soft bottle on its flip-top: ketchup, honey, shower gel. */
const squeeze =
  (waist: number, kind: 'sauce' | 'care'): Draw =>
  (paper, goods) => {
    const [top, capTop] = [168, 600];
    const r = 128;
    const colour = partColour(goods, 'cap', kind === 'sauce' ? '#ffffff' : darken(goods.colours.base, 0.2));
    const shell = partColour(goods, 'body', skin(goods));
    const body = paper.form(
      svg`M${MIDDLE - 70} ${top}q70 -26 140 0q${r - 78} 20 ${r - 74} 90C${MIDDLE + r} ${top + 170} ${MIDDLE + waist} ${top + 210} ${MIDDLE + waist} ${top + 270}S${MIDDLE + r - 6} ${capTop - 90} ${MIDDLE + 92} ${capTop}H${MIDDLE - 92}C${MIDDLE - r + 6} ${capTop - 90} ${MIDDLE - waist} ${top + 330} ${MIDDLE - waist} ${top + 270}S${MIDDLE - r} ${top + 170} ${MIDDLE - r + 4} ${top + 90}q4 -70 ${r - 74} -90z`,
    );
    const lid = paper.form(
      svg`M${MIDDLE - 94} ${capTop - 4}q94 14 188 0l6 ${GROUND - capTop - 18}q0 14 -16 16H${MIDDLE - 84}q-16 -2 -16 -16z`,
    );
    const face = { x: MIDDLE - waist, y: top + 46, w: waist * 2, h: capTop - top - 76, sag: 8 };
    return (
      shadow(paper, MIDDLE, GROUND - 4, 104) +
      body.fill(shell) +
      body.clip(
        print(paper, goods, face) +
          rect({ x: MIDDLE - r, y: top - 20, w: 2 * r, h: capTop - top + 30 }, cylinderLight(paper)),
      ) +
      lid.fill(colour) +
      lid.fill(cylinderLight(paper)) +
      line(svg`M${MIDDLE - 98} ${capTop + 44}q98 14 196 0`, '#000', 3, ' stroke-opacity=".2"')
    );
  };

/** A flat jar of cream with a wide lid. */
const creamJar: Draw = (paper, goods) => {
  const colour = partColour(goods, 'lid', goods.colours.base);
  const body = paper.form(svg`M210 500h380v150q0 44 -50 46q-140 10 -280 0q-50 -2 -50 -46z`);
  const lid = paper.form(svg`M200 412q200 -44 400 0v96q-200 44 -400 0z`);
  return (
    shadow(paper, MIDDLE, GROUND - 4, 186) +
    body.fill(skin(goods)) +
    body.clip(
      print(paper, goods, { x: 214, y: 520, w: 372, h: 162, sag: 18 }) +
        rect({ x: 210, y: 490, w: 380, h: 210 }, cylinderLight(paper)),
    ) +
    lid.fill(colour) +
    lid.fill(cylinderLight(paper)) +
    ellipse(MIDDLE, 412, 200, 26, lighten(colour, 0.3)) +
    ellipse(
      MIDDLE,
      413,
      178,
      20,
      paper.linear(
        [
          [0, '#fff', 0.35],
          [1, '#000', 0.1],
        ],
        'slant',
      ),
    ) +
    path('M200 500q200 44 400 0v8q-200 44 -400 0z', '#000', ' opacity=".2"')
  );
};

/** A small tube of balm or glue lying upright, for narrow things. */
const lipStick = stick(70, 400);

export const tubes = {
  tube: shape([280, 140, 520, 700], tube({ top: 150, crimp: 240, body: 206, cap: 152, capTop: 604, foil: false }), {
    parts: ['cap'],
  }),
  metalTube: shape([292, 170, 508, 700], tube({ top: 180, crimp: 216, body: 196, cap: 84, capTop: 630, foil: true }), {
    parts: ['cap'],
  }),
  squeeze: shape([272, 148, 528, 700], squeeze(104, 'sauce'), { parts: ['body', 'cap'] }),
  showerGel: shape([272, 148, 528, 700], squeeze(122, 'care'), { parts: ['body', 'cap'] }),
  stick: shape([296, 206, 504, 700], stick(92, 400), { parts: ['cap'] }),
  balm: shape([322, 206, 478, 700], lipStick, { parts: ['cap'] }),
  creamJar: shape([200, 380, 600, 704], creamJar, { parts: ['lid'] }),
} as const;
