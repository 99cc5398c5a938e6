import { partColour } from '../goods.ts';
import { fallingLight } from '../light/light.ts';
import { softEllipse, softForm } from '../light/soft.ts';
import { darken, lighten } from '../paper/colour.ts';
import { ellipse, line, moved, opacity, path, polygon, rounded } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import { extentOf } from './boxes.ts';
import { type CuboidSize, cuboid } from './cuboid.ts';
import { type Draw, shape } from './shape.ts';

const TEA: CuboidSize = { w: 350, h: 290, d: 150 };

/** Tea: a box with a flap, a tag on its thread hanging over the side. */
const teaBox: Draw = (paper, goods) => {
  const { svg: body, shadow, corners } = cuboid(paper, goods, TEA);
  const [x, y] = [(corners.near[0] + corners.right[0]) / 2, (corners.near[1] + corners.right[1]) / 2];
  const tag = partColour(goods, 'card', goods.colours.accent);
  return (
    shadow +
    body +
    line(svg`M${x} ${y}q6 60 -4 104`, '#fff', 3, ' stroke-opacity=".9"') +
    moved(
      svg`translate(${x - 4} ${y + 104}) rotate(5)`,
      softForm(paper, 'M-26 14L-10 0h20l16 14v52h-52z', '#000', { blur: 4, opacity: 0.3 }) +
        polygon(
          [
            [-26, 12],
            [-10, -4],
            [10, -4],
            [26, 12],
            [26, 62],
            [-26, 62],
          ],
          tag,
        ) +
        ellipse(0, 8, 4, 4, darken(tag, 0.5)) +
        (goods.motif ? paper.motif(goods.motif, { x: 0, y: 36, size: 40 }) : ''),
    )
  );
};

const CAPSULES: CuboidSize = { w: 430, h: 250, d: 130 };

/** Coffee capsules: a long box, two capsules in front. */
const capsuleBox: Draw = (paper, goods) => {
  const { svg: body, shadow } = cuboid(paper, goods, { ...CAPSULES, foot: 650 });
  const foil = partColour(goods, 'foil', goods.colours.accent);
  const capsule = paper.symbol('capsule', () => {
    const cup = paper.form('M-58 -34L-40 36q40 16 80 0L58 -34z');
    return (
      softEllipse(paper, [6, 42, 50, 14], '#14170f', { blur: 5, opacity: 0.4 }) +
      cup.fill(foil) +
      cup.fill(
        paper.linear([
          [0, '#000', 0.4],
          [0.25, '#fff', 0.55],
          [0.5, '#fff', 0],
          [1, '#000', 0.42],
        ]),
      ) +
      ellipse(0, -34, 64, 17, lighten(foil, 0.5)) +
      ellipse(0, -34, 50, 12, foil) +
      ellipse(0, -34, 50, 12, fallingLight(paper, 0.1, 0.25))
    );
  });
  return (
    shadow + body + paper.place(capsule, 'translate(566 640)') + paper.place(capsule, 'translate(640 678) rotate(8)')
  );
};

const TISSUES: CuboidSize = { w: 440, h: 230, d: 150 };

/** Tissues: one stands out of the slit in the top. */
const tissueBox: Draw = (paper, goods) => {
  const { svg: body, shadow, corners } = cuboid(paper, goods, TISSUES);
  const [x, y] = [(corners.left[0] + corners.right[0]) / 2, (corners.left[1] + corners.right[1]) / 2];
  const tissue = paper.form(
    svg`M${x - 96} ${y}C${x - 120} ${y - 70} ${x - 84} ${y - 150} ${x - 40} ${y - 160}C${x - 20} ${y - 116} ${x + 10} ${y - 190} ${x + 66} ${y - 166}C${x + 60} ${y - 110} ${x + 130} ${y - 96} ${x + 104} ${y - 4}z`,
  );
  return (
    shadow +
    body +
    ellipse(x + 4, y, 130, 20, darken(goods.colours.base, 0.6)) +
    tissue.fill('#ffffff') +
    tissue.fill(fallingLight(paper, 0.1, 0.2)) +
    tissue.clip(
      path(
        svg`M${x - 40} ${y - 160}q-34 80 -10 164l-50 0q-20 -90 60 -164zM${x + 66} ${y - 166}q-60 70 -40 170h46q-30 -90 -6 -170z`,
        '#7f97a6',
        opacity(0.22),
      ),
    )
  );
};

const FOIL: CuboidSize = { w: 470, h: 150, d: 124 };

/** Cling film, foil, baking paper: a long box with the roll's sheet pulled out. */
const foilBox: Draw = (paper, goods) => {
  const { svg: body, shadow, corners, front } = cuboid(paper, goods, FOIL);
  const sheet = partColour(goods, 'foil', '#d5dadd');
  const { left, near, right, back } = corners;
  const lip: readonly [number, number] = [left[0] + 18, left[1] + 1];
  const roll = paper.form(
    svg`M${back[0] + 8} ${back[1]}Q${back[0] - 20} ${back[1] - 90} ${back[0] + 40} ${back[1] - 136}L${right[0] + 20} ${right[1] - 136}Q${right[0] - 40} ${right[1] - 84} ${right[0] - 8} ${right[1]}z`,
  );
  const teeth = `M${svg`${lip[0]} ${lip[1]}`}${'l6 5l6 -4.4'.repeat(36)}`;
  return (
    shadow +
    roll.fill(sheet) +
    roll.fill(
      paper.linear(
        [
          [0, '#fff', 0.85],
          [0.3, '#fff', 0.1],
          [0.55, '#fff', 0.6],
          [0.75, '#000', 0.12],
          [1, '#000', 0.22],
        ],
        'slant',
      ),
    ) +
    body +
    line(teeth, '#f4f6f6', 3, opacity(0.8)) +
    moved(front, line(svg`M0 3H${near[0] - left[0]}`, '#fff', 4, ' stroke-opacity=".4"'))
  );
};

const LOLLIES: CuboidSize = { w: 350, h: 400, d: 90 };

/** Ice lollies: the box and one lolly in front of it. */
const lollyBox: Draw = (paper, goods) => {
  const { svg: body, shadow } = cuboid(paper, goods, { ...LOLLIES, foot: 672 });
  const ice = partColour(goods, 'content', '#7a4526');
  const bar = paper.form('M-56 -150q0 -62 56 -62t56 62V96q0 14 -14 14H-42q-14 0 -14 -14z');
  const wood = '#e3c392';
  return (
    shadow +
    body +
    moved(
      'translate(196 566) rotate(-12)',
      softForm(
        paper,
        'M-58 -140q0 -60 60 -60t60 60V200H-40z',
        '#000',
        { blur: 9, opacity: 0.32 },
        ' transform="translate(8 6) scale(.96)"',
      ) +
        rounded({ x: -17, y: 90, w: 34, h: 104 }, 15, wood) +
        rounded({ x: -17, y: 90, w: 34, h: 34 }, 4, darken(wood, 0.3)) +
        bar.fill(ice) +
        bar.fill(
          paper.linear([
            [0, '#000', 0.3],
            [0.22, '#fff', 0.45],
            [0.45, '#fff', 0],
            [1, '#000', 0.36],
          ]),
        ) +
        line('M-22 -140V70M22 -140V70', darken(ice, 0.3), 9, ' stroke-linecap="round" stroke-opacity=".6"'),
    )
  );
};

export const displayBoxes = {
  teaBox: shape(extentOf(TEA), teaBox, { parts: ['card', 'side', 'top'] }),
  capsuleBox: shape([118, 330, 704, 730], capsuleBox, { parts: ['foil', 'side', 'top'] }),
  tissueBox: shape([105, 265, 695, 700], tissueBox, { parts: ['side', 'top'] }),
  foilBox: shape([103, 346, 717, 700], foilBox, { parts: ['foil', 'side', 'top'] }),
  lollyBox: shape([112, 226, 620, 770], lollyBox, { parts: ['content', 'side', 'top'] }),
} as const;
