import { partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { filmLight } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { softForm } from '../light/soft.ts';
import { darken, lighten, mix } from '../paper/colour.ts';
import { circle, GROUND, line, MIDDLE, opacity, path, polygonData, rect, rectData } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import { cuboid } from './cuboid.ts';
import { type Draw, shape } from './shape.ts';

/** A bag with a folded head and a band: coffee, fine flour, cocoa. */
const coffeeBag: Draw = (paper, goods) => {
  const [w, h] = [316, 440];
  const x = MIDDLE - w / 2;
  const y = GROUND - 8 - h;
  const { base, accent } = goods.colours;
  const body = paper.form(
    svg`M${x + 12} ${y + 60}L${x} ${GROUND - 24}q0 14 14 16H${x + w - 14}q14 -2 14 -16L${x + w - 12} ${y + 60}z`,
  );
  const fold = paper.form(svg`M${x + 8} ${y}h${w - 16}l4 64h${8 - w}z`);
  const strip = paper.form(svg`M${x + 1} ${y + 28}h${w - 2}v17h${2 - w}z`);
  return (
    shadow(paper, MIDDLE, GROUND - 6, w * 0.5) +
    body.fill(base) +
    body.clip(
      print(paper, goods, flatFace({ x: x + 4, y: y + 72, w: w - 8, h: h - 90 })) +
        rect({ x: x - 4, y: y + 40, w: w + 8, h: h }, filmLight(paper)) +
        softForm(
          paper,
          svg`M${x + 30} ${GROUND - 14}q40 -60 10 -120q60 50 30 126zM${x + w - 40} ${y + 70}q-50 40 -30 120q-40 -50 -20 -120z`,
          '#000',
          { blur: 6, opacity: 0.14 },
        ),
    ) +
    fold.fill(darken(base, 0.1)) +
    fold.fill(filmLight(paper)) +
    softForm(paper, rectData({ x: x + 2, y: y + 64, w: w - 4, h: 10 }), '#000', { blur: 4, opacity: 0.28 }) +
    strip.fill(accent) +
    strip.fill(filmLight(paper)) +
    circle(MIDDLE + w * 0.36, y + 96, 10, '#000', opacity(0.18)) +
    circle(MIDDLE + w * 0.36, y + 95, 7, lighten(base, 0.3))
  );
};

const PAPER_LAYOUTS = new Set(['field', 'classic', 'modernist', 'ribbon']);

/** A paper bag folded shut: flour, sugar, cat litter, charcoal. */
const paperBag =
  (w: number, h: number, d: number): Draw =>
  (paper, goods) => {
    const { svg: body, shadow: below, corners } = cuboid(paper, goods, { w, h, d }, undefined, false);
    const { left, near, right } = corners;
    const colour = partColour(
      goods,
      'top',
      PAPER_LAYOUTS.has(goods.layout ?? '') ? goods.colours.paper : goods.colours.base,
    );
    const [topLeft, topRight] = [
      [left[0] + d * 0.42, left[1] - 62],
      [near[0] + d * 0.42, near[1] - 62],
    ] as const;
    const slope = paper.form(polygonData([left, near, topRight, topLeft]));
    const flap = paper.form(
      polygonData([topLeft, topRight, [topRight[0] - 8, topRight[1] + 40], [topLeft[0] - 8, topLeft[1] + 40]]),
    );
    return (
      below +
      body +
      path(polygonData([near, right, topRight]), darken(colour, 0.36)) +
      slope.fill(mix(colour, '#ffffff', 0.2)) +
      slope.fill(
        paper.linear(
          [
            [0, '#fff', 0.3],
            [1, '#000', 0.12],
          ],
          'down',
        ),
      ) +
      flap.fill(lighten(colour, 0.38)) +
      flap.fill(
        paper.linear(
          [
            [0, '#000', 0.02],
            [1, '#000', 0.14],
          ],
          'down',
        ),
      ) +
      line(
        svg`M${left[0]} ${left[1]}l60 90M${near[0]} ${near[1]}l-46 110M${left[0] + 30} ${GROUND - 30}l40 -80`,
        '#000',
        2,
        ' stroke-opacity=".12"',
      ) +
      line(svg`M${left[0]} ${left[1]}L${near[0]} ${near[1]}`, '#fff', 2, ' stroke-opacity=".6"')
    );
  };

/** A vacuum brick: hard edges, shiny film, a taped head. */
const vacuumBrick: Draw = (paper, goods) => {
  const size = { w: 270, h: 350, d: 130 };
  const { svg: body, shadow: below, corners } = cuboid(paper, goods, size);
  const { left, near, right, back } = corners;
  const tape = svg`M${(left[0] + back[0]) / 2 - 20} ${(left[1] + back[1]) / 2}L${(near[0] + right[0]) / 2 - 20} ${(near[1] + right[1]) / 2}l34 -9L${(left[0] + back[0]) / 2 + 14} ${(left[1] + back[1]) / 2 - 9}z`;
  return (
    below +
    body +
    path(tape, goods.colours.accent) +
    softForm(
      paper,
      svg`M${left[0] + 10} ${left[1] + 20}l26 300l-16 -2zM${near[0] - 20} ${near[1] + 8}l-30 120l16 -110zM${left[0] + 60} ${left[1] + 340}l120 -26l-100 34z`,
      '#fff',
      { blur: 4, opacity: 0.22 },
    )
  );
};

export const paperBags = {
  coffeeBag: shape([242, 250, 558, 700], coffeeBag),
  paperBag: shape([222, 226, 578, 700], paperBag(262, 374, 92), { parts: ['side', 'top'] }),
  paperSack: shape([178, 156, 622, 700], paperBag(330, 440, 112), { parts: ['side', 'top'] }),
  vacuumBrick: shape([200, 290, 600, 700], vacuumBrick, { parts: ['side', 'top'] }),
} as const;
