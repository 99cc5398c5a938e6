import { partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { flatLight } from '../light/light.ts';
import { castShadow, shadow } from '../light/shadow.ts';
import { ellipse, GROUND, line, MIDDLE, moved, opacity, path, rect, roundedData } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import { type Draw, shape } from './shape.ts';

/** Something firm in tight film with a label around it: a block of cheese, a piece of bacon, tofu. */
const vacuumBlock: Draw = (paper, goods) => {
  const flesh = partColour(goods, 'content', '#f3c964');
  const block = paper.form(
    'M164 400q0 -34 36 -38q200 -22 400 0q36 4 36 38V640q0 34 -36 38q-200 20 -400 0q-36 -4 -36 -38z',
  );
  const label = { x: 256, y: 372, w: 290, h: 298 };
  return (
    shadow(paper, MIDDLE, GROUND - 6, 238) +
    path('M132 352q268 -30 536 0l-6 336q-262 24 -524 0z', '#e9eff2', opacity(0.6)) +
    block.fill(flesh) +
    block.clip(
      (goods.filling === 'bacon'
        ? repeat(3, (step) =>
            line(svg`M150 ${430 + step * 90}q120 -40 250 0t260 -10`, '#f6ddd0', 26, ' stroke-opacity=".9"'),
          )
        : '') +
        block.fill(
          paper.linear(
            [
              [0, '#fff', 0.5],
              [0.3, '#fff', 0.05],
              [1, '#000', 0.22],
            ],
            'down',
          ),
        ) +
        castShadow(paper, svg`M${label.x} ${label.y}h${label.w}v${label.h}h${-label.w}z`, 0, 0, 0.3, 7),
    ) +
    paper
      .form(
        svg`M${label.x} ${label.y - 22}q${label.w / 2} -8 ${label.w} 0v${label.h + 26}q${-label.w / 2} 8 ${-label.w} 0z`,
      )
      .clip(
        rect({ ...label, y: label.y - 40, h: label.h + 80 }, goods.colours.base) +
          print(paper, goods, flatFace(label)) +
          rect(
            { ...label, y: label.y - 40, h: label.h + 80 },
            paper.linear(
              [
                [0, '#fff', 0.4],
                [0.35, '#fff', 0],
                [1, '#000', 0.2],
              ],
              'down',
            ),
          ),
      ) +
    line('M140 362q260 -28 520 0M142 684q258 22 516 0', '#fff', 3, ' stroke-opacity=".8"') +
    path('M178 420l34 -40h28l-52 250q-14 4 -14 -12zM588 640l34 -240q10 10 8 30l-14 214z', '#fff', opacity(0.4))
  );
};

/** A long tin with rounded ends: sardines, mackerel. */
const fishTin: Draw = (paper, goods) => {
  const metalSide = paper.linear([
    [0, '#6e777b'],
    [0.12, '#eef0f1'],
    [0.3, '#b5bcbf'],
    [0.7, '#8d969a'],
    [0.86, '#e3e6e7'],
    [1, '#6e777b'],
  ]);
  const lid = { x: 130, y: 380, w: 540, h: 240 };
  const top = paper.form(roundedData(lid, 110));
  return (
    shadow(paper, MIDDLE, GROUND - 4, 256) +
    path('M130 490V590Q130 696 240 696H560Q670 696 670 590V490z', metalSide) +
    line('M132 600q10 80 108 80h320q98 0 108 -80', '#000', 3, ' stroke-opacity=".2"') +
    top.fill('#d9dddf') +
    paper
      .form(roundedData({ x: 146, y: 394, w: 508, h: 212 }, 96))
      .clip(
        rect(lid, goods.colours.base) +
          print(paper, goods, flatFace({ x: 176, y: 396, w: 448, h: 208 }), 'side') +
          top.fill(flatLight(paper, 0.3, 0.12)),
      ) +
    line(roundedData({ x: 152, y: 400, w: 496, h: 200 }, 92), '#fff', 3, ' stroke-opacity=".5"') +
    moved(
      'translate(640 470) rotate(14)',
      ellipse(8, 4, 40, 24, 'none', ' stroke="#7c8487" stroke-width="9"') +
        ellipse(6, 2, 40, 24, 'none', ' stroke="#f3f4f4" stroke-width="7"'),
    )
  );
};

export const deliPacks = {
  vacuumBlock: shape([132, 334, 668, 700], vacuumBlock, { parts: ['content'], options: ['filling'] }),
  fishTin: shape([130, 372, 690, 700], fishTin),
} as const;
