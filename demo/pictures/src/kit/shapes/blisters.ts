import { type Goods, partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { cylinderLight, flatLight, metal } from '../light/light.ts';
import { castShadow, shadow } from '../light/shadow.ts';
import { darken, lighten } from '../paper/colour.ts';
import { circle, GROUND, line, MIDDLE, moved, opacity, path, rect, rounded, roundedData } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { type Draw, shape } from './shape.ts';

/** A printed card with a clear bubble; `thing` is drawn in the bubble, 280 wide and 300 high around the origin. */
function blister(paper: Paper, goods: Goods, thing: string): string {
  const card = { x: 230, y: 180, w: 340, h: 512 };
  const bubble = roundedData({ x: 258, y: 372, w: 284, h: 300 }, 30);
  const back = paper.form(roundedData(card, 18));
  return (
    shadow(paper, MIDDLE, GROUND - 6, 164) +
    back.fill(goods.colours.base) +
    back.clip(
      print(paper, { ...goods, motif: undefined }, flatFace({ ...card, y: card.y + 46, h: 140 }), 'side') +
        back.fill(flatLight(paper)),
    ) +
    path(
      'M364 208q0 -12 12 -12h48q12 0 12 12t-12 12h-12q-4 14 -12 14t-12 -14h-12q-12 0 -12 -12z',
      '#fff',
      opacity(0.92),
    ) +
    castShadow(paper, bubble, 5, 7, 0.28) +
    path(bubble, lighten(goods.colours.accent, 0.35)) +
    moved('translate(400 522)', thing) +
    path(bubble, '#fff', opacity(0.12)) +
    path('M276 640V410q2 -22 24 -22h22q-22 8 -22 34V640z', '#fff', opacity(0.6)) +
    line(bubble, '#fff', 4, ' stroke-opacity=".7"')
  );
}

const batteries: Draw = (paper, goods) => {
  const count = Math.min(goods.count ?? 4, 4);
  const cell = paper.symbol('cell', () => {
    const body = paper.form('M-28 -112h56V120q-28 8 -56 0z');
    return (
      rect({ x: -10, y: -128, w: 20, h: 18 }, metal(paper)) +
      body.fill(darken(goods.colours.base, 0.2)) +
      path('M-28 -112h56v70h-56z', goods.colours.accent) +
      line('M-8 30h16M0 22v16', '#fff', 5) +
      body.fill(cylinderLight(paper, 1.2))
    );
  });
  return blister(
    paper,
    goods,
    repeat(count, (step) => paper.place(cell, svg`translate(${(step - (count - 1) / 2) * 64} 4)`)),
  );
};

const razor: Draw = (paper, goods) => {
  const grip = partColour(goods, 'content', goods.colours.base);
  return blister(
    paper,
    goods,
    moved(
      'rotate(8)',
      path('M-14 -70Q-26 40 -12 128q12 12 24 0Q26 40 14 -70z', grip) +
        path('M-14 -70Q-26 40 -12 128q12 12 24 0Q26 40 14 -70z', cylinderLight(paper)) +
        line('M-10 20h20M-11 40h22M-11 60h22M-11 80h22', '#fff', 5, ' stroke-opacity=".5"') +
        rounded({ x: -92, y: -124, w: 184, h: 62 }, 16, '#e9edef') +
        rounded({ x: -84, y: -112, w: 168, h: 38 }, 8, metal(paper)) +
        line('M-80 -104h160M-80 -93h160M-80 -82h160', '#5d666b', 2.5),
    ),
  );
};

const toothbrush: Draw = (paper, goods) => {
  const grip = partColour(goods, 'content', goods.colours.accent);
  const brush = (x: number, colour: string): string =>
    moved(
      svg`translate(${x} 0) rotate(4)`,
      path('M-9 -60L-14 134q14 12 28 0L9 -60z', colour) +
        path('M-9 -60L-14 134q14 12 28 0L9 -60z', cylinderLight(paper)) +
        path('M-10 40q10 6 20 0l3 70q-13 6 -26 0z', '#fff', opacity(0.75)) +
        rounded({ x: -24, y: -134, w: 48, h: 90 }, 20, '#fff') +
        repeat(4, (step) =>
          rounded({ x: -18, y: -128 + step * 20, w: 36, h: 15 }, 4, step % 2 ? lighten(colour, 0.35) : '#dfeaf2'),
        ),
    );
  return blister(paper, goods, brush(-58, darken(goods.colours.base, 0.05)) + brush(58, grip));
};

/** A light bulb in front of its card box. */
const bulbBox: Draw = (paper, goods) => {
  const card = { x: 250, y: 190, w: 300, h: 502 };
  const back = paper.form(roundedData(card, 14));
  const bulb = paper.form(
    'M400 360c66 0 104 46 104 98c0 48 -40 66 -48 110H344c-8 -44 -48 -62 -48 -110c0 -52 38 -98 104 -98z',
  );
  return (
    shadow(paper, MIDDLE, GROUND - 6, 146) +
    back.fill(goods.colours.base) +
    back.clip(print(paper, { ...goods, motif: undefined }, flatFace({ ...card, h: 160 }), 'side')) +
    circle(MIDDLE, 478, 138, lighten(goods.colours.accent, 0.2)) +
    bulb.fill('#fff8e0') +
    bulb.fill(
      paper.radial(
        [
          [0, '#fff', 0.9],
          [0.6, '#ffe9a8', 0.5],
          [1, '#d8b25a', 0.8],
        ],
        'cx=".4" cy=".35" r=".7"',
      ),
    ) +
    path('M346 566h108v62q-54 34 -108 0z', metal(paper)) +
    line('M346 584q54 14 108 0M348 602q52 14 104 0M352 620q48 12 96 0', '#6d767b', 4) +
    back.fill(flatLight(paper, 0.14, 0.1))
  );
};

export const blisters = {
  batteries: shape([230, 176, 570, 700], batteries, { options: ['count'] }),
  razor: shape([230, 176, 570, 700], razor, { parts: ['content'] }),
  toothbrush: shape([230, 176, 570, 700], toothbrush, { parts: ['content'] }),
  bulbBox: shape([250, 186, 550, 700], bulbBox),
} as const;
