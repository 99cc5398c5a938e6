import { type Goods, partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { filmLight } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { softForm } from '../light/soft.ts';
import { lighten } from '../paper/colour.ts';
import { GROUND, line, MIDDLE, opacity, path, rect, roundedData } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { creases, windowed } from './bagSkin.ts';
import { type Draw, shape } from './shape.ts';

const ZIP = 38;

/** The outline of a pouch that stands on its folded foot. */
const pouchData = (x: number, y: number, w: number): string => {
  const right = x + w;
  return svg`M${x + 20} ${y}H${right - 20}q10 0 11 10L${right + 2} ${GROUND - 70}Q${right + 4} ${GROUND - 26} ${right - 18} ${GROUND - 16}Q${MIDDLE} ${GROUND + 16} ${x + 18} ${GROUND - 16}Q${x - 4} ${GROUND - 26} ${x - 2} ${GROUND - 70}L${x + 9} ${y + 10}q1 -10 11 -10z`;
};

/** Zip, folded foot and sheen of a pouch. */
const pouchSkin = (paper: Paper, goods: Goods, x: number, y: number, w: number, h: number): string =>
  rect({ x, y, w, h: ZIP - 2 }, lighten(goods.colours.base, 0.1)) +
  line(svg`M${x} ${y + ZIP}h${w}M${x} ${y + ZIP + 8}h${w}`, '#000', 2.5, ' stroke-opacity=".22"') +
  path(
    svg`M${x} ${GROUND - 62}Q${MIDDLE} ${GROUND - 4} ${x + w} ${GROUND - 62}V${GROUND + 20}H${x}z`,
    '#000',
    opacity(0.16),
  ) +
  line(svg`M${x} ${GROUND - 62}Q${MIDDLE} ${GROUND - 4} ${x + w} ${GROUND - 62}`, '#fff', 3, ' stroke-opacity=".4"') +
  rect({ x: x - 6, y, w: w + 12, h: h + 30 }, filmLight(paper)) +
  softForm(paper, svg`M${x + w * 0.72} ${y + 60}q40 120 10 260q60 -130 34 -260z`, '#fff', { blur: 8, opacity: 0.2 });

const pouch =
  (w: number, h: number): Draw =>
  (paper, goods) => {
    const x = MIDDLE - w / 2;
    const y = GROUND - 10 - h;
    const body = paper.form(pouchData(x, y, w));
    const pane = goods.inside ? h * 0.27 : 0;
    const face = flatFace({ x: x + 4, y: y + ZIP + 4, w: w - 8, h: h - 92 - pane });
    return (
      shadow(paper, MIDDLE, GROUND, w * 0.5) +
      body.fill(goods.colours.base) +
      body.clip(
        print(paper, goods, face) +
          windowed(paper, goods, x + w * 0.1, face.y + face.h + 4, w * 0.8, pane - 4) +
          pouchSkin(paper, goods, x, y, w, h),
      ) +
      path(svg`M${x + 6} ${y + 18}l12 6l-12 6zM${x + w - 6} ${y + 18}l-12 6l12 6z`, '#000', opacity(0.2))
    );
  };

/** A pouch with a spout and cap on top: fruit purée, refills. */
const spoutPouch: Draw = (paper, goods) => {
  const [w, h] = [300, 420];
  const x = MIDDLE - w / 2;
  const y = GROUND - 10 - h;
  const cap = partColour(goods, 'cap', goods.colours.accent);
  const body = paper.form(
    svg`M${MIDDLE - 46} ${y}H${MIDDLE + 46}C${MIDDLE + 80} ${y + 10} ${x + w - 8} ${y + 30} ${x + w - 6} ${y + 90}L${x + w + 2} ${GROUND - 70}Q${x + w + 4} ${GROUND - 26} ${x + w - 18} ${GROUND - 16}Q${MIDDLE} ${GROUND + 14} ${x + 18} ${GROUND - 16}Q${x - 4} ${GROUND - 26} ${x - 2} ${GROUND - 70}L${x + 6} ${y + 90}C${x + 8} ${y + 30} ${MIDDLE - 80} ${y + 10} ${MIDDLE - 46} ${y}z`,
  );
  const lid = paper.form(svg`M${MIDDLE - 44} ${y - 92}q44 -16 88 0v66q-44 14 -88 0z`);
  return (
    shadow(paper, MIDDLE, GROUND, w * 0.46) +
    rect({ x: MIDDLE - 20, y: y - 34, w: 40, h: 44 }, '#eef2f3') +
    lid.fill(cap) +
    line(
      repeat(9, (step) => svg`M${MIDDLE - 36 + step * 9} ${y - 84}v56`),
      '#000',
      3,
      ' stroke-opacity=".16"',
    ) +
    lid.fill(filmLight(paper)) +
    body.fill(goods.colours.base) +
    body.clip(
      print(paper, goods, flatFace({ x: x + 10, y: y + 66, w: w - 20, h: h - 112 })) +
        path(
          svg`M${x} ${GROUND - 62}Q${MIDDLE} ${GROUND - 4} ${x + w} ${GROUND - 62}V${GROUND + 20}H${x}z`,
          '#000',
          opacity(0.16),
        ) +
        rect({ x: x - 6, y, w: w + 12, h: h + 30 }, filmLight(paper)),
    ) +
    line(svg`M${MIDDLE - 46} ${y + 12}h92`, '#000', 4, ' stroke-opacity=".14"')
  );
};

/** The outline of a pouch lying flat, for what is sold in single portions. */
const catPouch: Draw = (paper, goods) => {
  const [w, h] = [330, 440];
  const x = MIDDLE - w / 2;
  const y = GROUND - 8 - h;
  const body = paper.form(roundedData({ x, y, w, h }, 20));
  return (
    shadow(paper, MIDDLE, GROUND - 2, w * 0.48) +
    body.fill(lighten(goods.colours.base, 0.12)) +
    body.clip(
      paper
        .form(roundedData({ x: x + 20, y: y + 26, w: w - 40, h: h - 52 }, 34))
        .clip(print(paper, goods, flatFace({ x: x + 20, y: y + 26, w: w - 40, h: h - 52 }))) +
        line(
          [8, 15].map((at) => svg`M${x} ${y + at}h${w}M${x} ${y + h - at}h${w}`).join(''),
          '#000',
          2,
          ' stroke-opacity=".14"',
        ) +
        rect({ x: x - 4, y, w: w + 8, h }, filmLight(paper)) +
        creases(paper, x + 6, y + 20, w - 12, h - 40),
    ) +
    path(svg`M${x} ${y + 36}l12 6l-12 6zM${x + w} ${y + 36}l-12 6l12 6z`, '#000', opacity(0.3))
  );
};

export const pouches = {
  pouch: shape([216, 208, 584, 706], pouch(366, 480), { parts: ['content'], options: ['inside'] }),
  pouchTall: shape([232, 178, 568, 706], pouch(334, 512), { parts: ['content'], options: ['inside'] }),
  pouchWide: shape([190, 288, 610, 706], pouch(416, 400), { parts: ['content'], options: ['inside'] }),
  spoutPouch: shape([246, 174, 554, 706], spoutPouch, { parts: ['cap'] }),
  portionPouch: shape([234, 250, 566, 700], catPouch),
} as const;
