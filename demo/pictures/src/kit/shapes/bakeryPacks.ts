import { partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { cylinderLight, filmLight } from '../light/light.ts';
import { castShadow, shadow } from '../light/shadow.ts';
import { softForm } from '../light/soft.ts';
import { darken, lighten } from '../paper/colour.ts';
import { GROUND, line, MIDDLE, moved, opacity, path, rect, rounded } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import { cuboid } from './cuboid.ts';
import { type Draw, shape } from './shape.ts';

/** A long loaf in a paper sleeve. */
const baguetteSleeve: Draw = (paper, goods) => {
  const crust = partColour(goods, 'crust', '#c9853c');
  const loafForm = paper.form('M-80 60V-230Q-74 -372 0 -376Q74 -372 80 -230V60z');
  const bag = paper.form('M-126 -170L126 -170L136 270Q0 290 -136 270z');
  const cuts = repeat(
    2,
    (step) =>
      path(svg`M-54 ${-206 - step * 84}q50 -54 108 -34q-30 50 -108 34z`, lighten(crust, 0.55)) +
      path(svg`M-54 ${-206 - step * 84}q50 -54 108 -34q-64 -4 -108 34z`, darken(crust, 0.25)),
  );
  return (
    shadow(paper, MIDDLE + 4, GROUND - 6, 150) +
    moved(
      svg`translate(${MIDDLE + 14} 424) rotate(7)`,
      loafForm.fill(crust) +
        loafForm.fill(cylinderLight(paper, 0.9)) +
        cuts +
        bag.fill(goods.colours.paper) +
        bag.clip(
          print(paper, goods, flatFace({ x: -126, y: -150, w: 252, h: 410 }), 'classic') +
            rect({ x: -140, y: -180, w: 280, h: 480 }, filmLight(paper)) +
            line('M-60 -170l20 180M60 -170l-16 120M80 260l-26 -110', '#000', 4, ' stroke-opacity=".1"'),
        ) +
        line(svg`M-126 -170${repeat(8, () => 'l16 10l15.5 -10')}`, '#fff', 4, ' stroke-opacity=".7"'),
    )
  );
};

/** Sliced bread in a bag with a clip. */
const slicedBread: Draw = (paper, goods) => {
  const crust = partColour(goods, 'crust', '#b8732e');
  const crumb = partColour(goods, 'content', '#f7e3b6');
  const body = paper.form(
    'M150 420q-6 -84 80 -90q200 -30 340 0q86 6 80 90l6 236q0 34 -34 36q-220 18 -444 0q-34 -2 -34 -36z',
  );
  const head = paper.form('M390 340q-60 -90 -130 -112q40 -24 120 -10q20 -20 40 0q80 -14 120 10q-70 22 -130 112z');
  const slices = repeat(
    9,
    (step) =>
      path(svg`M${176 + step * 56} 690V420q0 -70 34 -76q30 4 30 76v270z`, step % 2 ? crust : lighten(crust, 0.12)) +
      path(svg`M${184 + step * 56} 690V424q2 -58 26 -64q22 6 22 64v266z`, crumb),
  );
  return (
    shadow(paper, MIDDLE, GROUND - 4, 252) +
    head.fill('#eef2f0', opacity(0.75)) +
    head.fill(
      paper.linear([
        [0, '#000', 0.2],
        [0.3, '#fff', 0.5],
        [1, '#000', 0.16],
      ]),
    ) +
    body.fill(crumb) +
    body.clip(
      slices +
        paper
          .form('M140 428h520v214h-520z')
          .clip(print(paper, goods, flatFace({ x: 152, y: 428, w: 496, h: 214 }), 'side')) +
        body.fill(
          paper.linear(
            [
              [0, '#fff', 0.5],
              [0.2, '#fff', 0.08],
              [1, '#000', 0.16],
            ],
            'down',
          ),
        ) +
        rect({ x: 140, y: 320, w: 520, h: 380 }, filmLight(paper), opacity(0.8)),
    ) +
    rounded({ x: 372, y: 318, w: 56, h: 34 }, 8, goods.colours.accent) +
    softForm(paper, 'M200 380q90 -40 170 -40q-110 30 -140 80zM600 400q-60 -40 -130 -50q90 40 110 80z', '#fff', {
      blur: 4,
      opacity: 0.4,
    })
  );
};

/** A paper bag of the bakery with something looking out of it. */
const bakeryBag: Draw = (paper, goods) => {
  const bag = paper.form('M200 330L600 330L618 672q0 20 -20 22H202q-20 -2 -20 -22z');
  const inside = goods.inside ?? goods.motif;
  return (
    shadow(paper, MIDDLE, GROUND - 4, 206) +
    path('M200 330q200 -50 400 0v60H200z', darken(goods.colours.paper, 0.3)) +
    (inside
      ? (
          [
            [288, 300, -14],
            [510, 300, 12],
            [400, 278, 2],
          ] as const
        )
          .map(([x, y, turn]) => paper.motif(inside, { x, y, size: 220, turn }))
          .join('')
      : '') +
    castShadow(paper, 'M204 332h392v30H204z', 0, -8, 0.3) +
    bag.fill(goods.colours.paper) +
    bag.clip(
      print(paper, goods, flatFace({ x: 186, y: 346, w: 428, h: 340 }), 'classic') +
        rect({ x: 180, y: 320, w: 440, h: 380 }, filmLight(paper), opacity(0.7)) +
        line('M230 330l30 90M560 330l-24 120M250 690l20 -70M520 690l40 -90', '#000', 3, ' stroke-opacity=".12"'),
    ) +
    line(svg`M200 330${repeat(16, () => 'l12.5 9l12.5 -9')}`, '#fff', 4, ' stroke-opacity=".75"')
  );
};

/** A cake in a card box with a window in its lid. */
const cakeBox: Draw = (paper, goods) => {
  const { svg: body, shadow: below, corners } = cuboid(paper, goods, { w: 440, h: 200, d: 190, tilt: 0.62 });
  const { left, near, right, back } = corners;
  const inset = (from: readonly [number, number], share: number): readonly [number, number] => {
    const middle = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2] as const;
    return [middle[0] + (from[0] - middle[0]) * share, middle[1] + (from[1] - middle[1]) * share];
  };
  const pane = paper.form(
    `M${[left, near, right, back].map((corner) => svg`${inset(corner, 0.8)[0]} ${inset(corner, 0.8)[1]}`).join('L')}z`,
  );
  const inside = goods.inside ?? goods.motif;
  const [x, y] = inset(left, 0);
  return (
    below +
    body +
    pane.fill('#f3ece0') +
    pane.clip(
      (inside
        ? repeat(5, (step) =>
            moved(
              svg`translate(${x + (step - 2) * 104} ${y}) scale(1 .74)`,
              paper.motif(inside, { x: 0, y: (step % 2) * 20 - 10, size: 130 }),
            ),
          )
        : '') +
        pane.fill(
          paper.linear(
            [
              [0, '#fff', 0.5],
              [0.4, '#fff', 0.05],
              [0.6, '#fff', 0.3],
              [1, '#fff', 0.02],
            ],
            'slant',
          ),
        ),
    )
  );
};

export const bakeryPacks = {
  baguetteSleeve: shape([248, 44, 576, 712], baguetteSleeve, { parts: ['crust'] }),
  slicedBread: shape([140, 206, 660, 704], slicedBread, { parts: ['content', 'crust'] }),
  bakeryBag: shape([176, 170, 624, 700], bakeryBag, { options: ['inside'] }),
  cakeBox: shape([84, 340, 716, 700], cakeBox, { parts: ['side', 'top'], options: ['inside'] }),
} as const;
