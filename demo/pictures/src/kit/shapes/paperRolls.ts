import { partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { filmLight } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { softForm } from '../light/soft.ts';
import { darken, lighten } from '../paper/colour.ts';
import { ellipse, GROUND, line, MIDDLE, path, rect } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { bulge } from './bulge.ts';
import { type Draw, shape } from './shape.ts';

/** One standing paper roll, its top at the origin. */
function paperRoll(paper: Paper): string {
  return paper.symbol('roll', () => {
    const side = paper.linear([
      [0, '#cfd3d4'],
      [0.15, '#f2f4f4'],
      [0.35, '#fff'],
      [0.7, '#eceff0'],
      [1, '#c3c8ca'],
    ]);
    return (
      path('M-50 0h100v150h-100z', side) +
      ellipse(0, 0, 50, 21, '#fdfdfd', ' stroke="#cdd2d4" stroke-width="2"') +
      ellipse(0, 0, 34, 14, 'none', ' stroke="#dfe3e4" stroke-width="2"') +
      ellipse(0, 0, 18, 8, '#b99c7b') +
      ellipse(0, 2, 15, 6, '#6d5a45')
    );
  });
}

/** Toilet paper in film: two rows of rolls and a printed belt. */
const rolls: Draw = (paper, goods) => {
  const [w, h] = [440, 430];
  const x = MIDDLE - w / 2;
  const y = GROUND - 8 - h;
  const body = paper.form(bulge(x, y, w, h));
  const roll = paperRoll(paper);
  const row = (top: number): string =>
    repeat(4, (step) => paper.place(roll, svg`translate(${x + (w / 4) * (step + 0.5)} ${top}) scale(1.04)`));
  const belt = { x: x + 4, y: y + 116, w: w - 8, h: 222 };
  return (
    shadow(paper, MIDDLE, GROUND - 4, w * 0.49) +
    body.fill('#f4f6f6') +
    body.clip(
      row(y + 40) +
        row(y + h * 0.58) +
        paper
          .form(svg`M${x - 9} ${belt.y}q${w / 2} -34 ${w + 18} 0v${belt.h}q${-w / 2} 30 ${-w - 18} 0z`)
          .clip(print(paper, goods, flatFace(belt), 'side')) +
        rect({ x: x - 10, y: y - 10, w: w + 20, h: h + 30 }, filmLight(paper)) +
        softForm(
          paper,
          svg`M${x + 30} ${y + 8}q120 40 60 130q90 -50 40 -130zM${MIDDLE + 120} ${y + 6}q10 60 70 90q-30 -50 0 -90zM${x + 20} ${GROUND - 20}q70 -30 60 -110q50 60 20 120z`,
          '#fff',
          { blur: 5, opacity: 0.45 },
        ),
    )
  );
};

/** Kitchen paper: two tall rolls. */
const kitchenRolls: Draw = (paper, goods) => {
  const [w, h] = [430, 480];
  const x = MIDDLE - w / 2;
  const y = GROUND - 8 - h;
  const body = paper.form(bulge(x, y, w, h));
  const roll = paperRoll(paper);
  const belt = { x: x + 2, y: y + 150, w: w - 4, h: 236 };
  return (
    shadow(paper, MIDDLE, GROUND - 4, w * 0.49) +
    body.fill('#f4f6f6') +
    body.clip(
      paper.place(roll, svg`translate(${x + w * 0.255} ${y + 56}) scale(2.06 3)`) +
        paper.place(roll, svg`translate(${x + w * 0.745} ${y + 56}) scale(2.06 3)`) +
        paper
          .form(svg`M${x - 9} ${belt.y}h${w + 18}v${belt.h}h${-w - 18}z`)
          .clip(print(paper, goods, flatFace(belt), 'side')) +
        rect({ x: x - 10, y: y - 10, w: w + 20, h: h + 30 }, filmLight(paper)) +
        softForm(
          paper,
          svg`M${x + 40} ${y + 12}q110 40 60 120q80 -50 40 -120zM${x + 24} ${GROUND - 24}q70 -24 60 -90q50 50 20 100z`,
          '#fff',
          { blur: 5, opacity: 0.45 },
        ),
    )
  );
};

/** A roll of bin bags with a paper band. */
const bagRoll: Draw = (paper, goods) => {
  const colour = partColour(goods, 'content', '#3a4046');
  const body = paper.form('M300 176q100 -36 200 0V660q-100 40 -200 0z');
  return (
    shadow(paper, MIDDLE, GROUND - 8, 104) +
    path('M486 200l66 26q10 6 8 20V640q0 16 -12 20l-62 10z', darken(colour, 0.25)) +
    body.fill(colour) +
    body.clip(
      line(
        repeat(12, (step) => svg`M${306 + step * 17} 150v540`),
        '#fff',
        2,
        ' stroke-opacity=".12"',
      ) +
        print(paper, goods, { x: 300, y: 262, w: 200, h: 330, sag: 16 }) +
        rect(
          { x: 300, y: 140, w: 200, h: 560 },
          paper.linear([
            [0, '#000', 0.4],
            [0.2, '#fff', 0.35],
            [0.36, '#fff', 0],
            [0.7, '#000', 0.05],
            [1, '#000', 0.42],
          ]),
        ),
    ) +
    ellipse(MIDDLE, 177, 100, 20, lighten(colour, 0.25)) +
    ellipse(MIDDLE, 177, 62, 12, darken(colour, 0.2)) +
    ellipse(MIDDLE, 178, 26, 6, '#0f1214')
  );
};

export const paperRolls = {
  rolls: shape([176, 250, 624, 700], rolls),
  kitchenRolls: shape([180, 204, 620, 700], kitchenRolls),
  bagRoll: shape([296, 156, 562, 700], bagRoll, { parts: ['content'] }),
} as const;
