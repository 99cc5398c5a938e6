import { partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { roundLabel } from '../label/roundLabel.ts';
import { flatLight } from '../light/light.ts';
import { castShadow, footprint, shadow } from '../light/shadow.ts';
import { darken, lighten } from '../paper/colour.ts';
import { ellipse, GROUND, line, MIDDLE, moved, type Point, polygon, polygonData, roundedData } from '../paper/draw.ts';
import { fine, short, svg } from '../paper/markup.ts';
import { type Draw, shape } from './shape.ts';

const FRONT_HOLES = [
  [0.1, 0.32, 15],
  [0.2, 0.74, 20],
  [0.9, 0.3, 16],
  [0.94, 0.76, 11],
] as const;

const TOP_HOLES = [
  [390, 372, 16],
  [500, 400, 20],
  [300, 430, 12],
] as const;

/** A wedge of cheese with its label. */
const wedge =
  (withHoles: boolean): Draw =>
  (paper, goods) => {
    const cheese = partColour(goods, 'content', '#f3c964');
    const rind = partColour(goods, 'rind', '#c98a3a');
    const h = 196;
    const [left, back, right]: readonly [Point, Point, Point] = [
      [140, 474],
      [470, 300],
      [680, 420],
    ];
    const slope = (right[1] - left[1]) / (right[0] - left[0]);
    const onFront = (across: number, down: number): Point => [
      left[0] + (right[0] - left[0]) * across,
      left[1] + (right[1] - left[1]) * across + h * down,
    ];
    const front = paper.form(polygonData([left, right, [right[0], right[1] + h], [left[0], left[1] + h]]));
    const top = paper.form(polygonData([left, [back[0] - 4, back[1] + 8], [right[0] - 6, right[1] + 9]]));
    const holes = withHoles
      ? FRONT_HOLES.map(([across, down, size]) => {
          const [x, y] = onFront(across, down);
          return (
            ellipse(x, y, size, size * 0.86, darken(cheese, 0.28)) +
            ellipse(x + 2, y + 3, size * 0.8, size * 0.66, darken(cheese, 0.12))
          );
        }).join('') +
        TOP_HOLES.map(
          ([x, y, size]) =>
            ellipse(x, y, size, size * 0.5, darken(cheese, 0.16)) + ellipse(x, y + 2, size * 0.84, size * 0.36, cheese),
        ).join('')
      : '';
    const label = { x: 0, y: 0, w: 290, h: 160 };
    const [labelX, labelY] = [316, onFront((316 - left[0]) / (right[0] - left[0]), 0)[1] + 18];
    const plate = paper.form(roundedData(label, 8));
    return (
      footprint(
        paper,
        [left[0], left[1] + h],
        [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + h],
        [right[0], right[1] + h],
      ) +
      front.fill(cheese) +
      front.fill(
        paper.linear([
          [0, '#fff', 0.12],
          [0.5, '#000', 0.02],
          [1, '#000', 0.17],
        ]),
      ) +
      polygon([[right[0] - 4, right[1]], right, [right[0], right[1] + h], [right[0] - 20, right[1] + h + 2]], rind) +
      polygon([back, right, [right[0] - 6, right[1] + 9], [back[0] - 4, back[1] + 8]], rind) +
      top.fill(lighten(cheese, 0.3)) +
      top.fill(
        paper.linear([
          [0, '#fff', 0.45],
          [1, '#000', 0.02],
        ]),
      ) +
      holes +
      line(svg`M${left[0]} ${left[1]}L${right[0]} ${right[1]}`, '#fff', 3, ' stroke-opacity=".7"') +
      moved(
        `matrix(1 ${fine(slope)} 0 1 ${short(labelX)} ${short(labelY)})`,
        castShadow(paper, roundedData(label, 8), 5, 7, 0.18) +
          plate.clip(print(paper, goods, flatFace(label), 'side') + plate.fill(flatLight(paper))),
      )
    );
  };

/** Soft cheese in a round box: the label lies on top. */
const roundBox: Draw = (paper, goods) => {
  const wood = partColour(goods, 'card', '#d9b98a');
  const side = paper.form('M130 480V590C130 660 250 704 400 704S670 660 670 590V480z');
  const lid = paper.form('M130 480a270 158 0 0 1 540 0a270 158 0 0 1 -540 0z');
  return (
    shadow(paper, MIDDLE, GROUND - 2, 262) +
    side.fill(wood) +
    side.fill(
      paper.linear([
        [0, '#000', 0.34],
        [0.2, '#fff', 0.34],
        [0.4, '#fff', 0.02],
        [1, '#000', 0.36],
      ]),
    ) +
    lid.fill(lighten(wood, 0.3)) +
    moved(
      'translate(400 480) scale(1 .585)',
      paper.form('M-252 0a252 252 0 1 1 504 0a252 252 0 1 1 -504 0z').clip(roundLabel(paper, goods, 252)),
    ) +
    lid.fill(flatLight(paper, 0.28, 0.1)) +
    line('M130 482a270 158 0 0 0 540 0', '#fff', 4, ' stroke-opacity=".55"') +
    line('M132 530C140 606 250 648 400 648S660 606 668 530', '#000', 3, ' stroke-opacity=".14"')
  );
};

export const cheeses = {
  wedge: shape([136, 296, 684, 676], wedge(true), { parts: ['content', 'rind'] }),
  wedgeFirm: shape([136, 296, 684, 676], wedge(false), { parts: ['content', 'rind'] }),
  roundBox: shape([130, 322, 670, 704], roundBox, { printing: 'round', parts: ['card'] }),
} as const;
