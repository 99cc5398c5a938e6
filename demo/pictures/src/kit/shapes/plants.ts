import { type Goods, partColour } from '../goods.ts';
import { inkOn } from '../label/print.ts';
import { castShadow, shadow } from '../light/shadow.ts';
import { lighten } from '../paper/colour.ts';
import { GROUND, line, MIDDLE, moved, opacity, path, polygonData } from '../paper/draw.ts';
import type { Paper } from '../paper/paper.ts';
import { type Draw, shape } from './shape.ts';
import { centred, nameWithBand, tag } from './tag.ts';

const AROUND = [
  [300, 330, 0.9, -30],
  [500, 330, 0.9, 28],
  [400, 270, 1, 0],
  [270, 430, 0.9, -48],
  [530, 430, 0.9, 46],
  [350, 400, 1, -12],
  [455, 400, 1, 14],
] as const;

const foliage = (paper: Paper, goods: Goods, size: number): string =>
  goods.motif
    ? AROUND.map(([x, y, scale, turn]) =>
        paper.motif(goods.motif ?? '', { x, y, size: size * scale, turn: turn + (goods.turn ?? 0) }),
      ).join('')
    : '';

/** Herbs or salad growing in a pot. */
const plant: Draw = (paper, goods) => {
  const { base, paper: white } = goods.colours;
  const pot = paper.form('M272 486H528L492 680q-4 14 -18 16H326q-14 -2 -18 -16z');
  const rim = paper.form('M262 476h276v26q-138 14 -276 0z');
  const light = paper.linear([
    [0, '#000', 0.34],
    [0.2, '#fff', 0.36],
    [0.4, '#fff', 0],
    [1, '#000', 0.36],
  ]);
  const brand = goods.capitals ? goods.brand.toUpperCase() : goods.brand;
  return (
    shadow(paper, MIDDLE, GROUND - 4, 100) +
    foliage(paper, goods, 250) +
    pot.fill(base) +
    pot.clip(path('M262 600h276v60h-276z', white)) +
    centred(
      paper,
      { text: brand, font: goods.font, size: 62, fill: inkOn(base, goods), tracking: goods.tracking ?? 0 },
      { x: 306, y: 520, w: 188, h: 66 },
    ) +
    centred(
      paper,
      { text: nameWithBand(goods), font: 'small', size: 40, fill: inkOn(white, goods), tracking: 0.03 },
      { x: 314, y: 610, w: 172, h: 38 },
    ) +
    pot.fill(light) +
    rim.fill(lighten(base, 0.1)) +
    rim.fill(light)
  );
};

const CONE = polygonData([
  [236, 300],
  [564, 300],
  [470, 690],
  [330, 690],
]);

/** Flowers or herbs in a cone of paper or film. */
const bouquet: Draw = (paper, goods) => {
  const wrap = partColour(goods, 'card', goods.colours.paper);
  const cone = paper.form(CONE);
  return (
    shadow(paper, MIDDLE, GROUND - 4, 80) +
    moved('translate(400 300) scale(1.14 1) translate(-400 -330)', foliage(paper, goods, 230)) +
    cone.fill(wrap, opacity(0.94)) +
    cone.clip(
      path('M236 300L400 690L300 690L220 420zM564 300L400 690h100L590 420z', '#000', opacity(0.08)) +
        path('M260 300L380 690h-24L230 320z', '#fff', opacity(0.4)),
    ) +
    castShadow(paper, 'M318 560h164v30H318z', 0, 4, 0.2) +
    path('M302 566h196l-8 32H310z', goods.colours.base) +
    line('M236 300q82 40 164 10t164 -10', '#fff', 5, ' stroke-opacity=".7"') +
    tag(paper, goods, { x: 290, y: 408, w: 220, h: 130 })
  );
};

export const plants = {
  plant: shape([170, 140, 630, 700], plant, { printing: 'tag', options: ['motif', 'turn'] }),
  bouquet: shape([150, 110, 650, 700], bouquet, { printing: 'tag', parts: ['card'], options: ['motif', 'turn'] }),
} as const;
