import { partColour } from '../goods.ts';
import { inkOn } from '../label/print.ts';
import { fallingLight } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { softEllipse } from '../light/soft.ts';
import { darken } from '../paper/colour.ts';
import { GROUND, line, MIDDLE, opacity, path, rounded } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { type Draw, shape } from './shape.ts';
import { centred, nameWithBand, tag } from './tag.ts';

const BAG = svg`M${MIDDLE} 176C${MIDDLE + 70} 200 ${MIDDLE + 236} 330 ${MIDDLE + 232} 520C${MIDDLE + 230} 650 ${MIDDLE + 130} 694 ${MIDDLE} 694S${MIDDLE - 230} 650 ${MIDDLE - 232} 520C${MIDDLE - 236} 330 ${MIDDLE - 70} 200 ${MIDDLE} 176z`;

const IN_NET = [
  [-72, 500, 0.9],
  [76, 500, 0.9],
  [0, 520, 0.95],
  [-190, 500, 0.8],
  [190, 500, 0.8],
  [-70, 330, 0.8],
  [70, 316, 0.8],
  [-140, 430, 0.95],
  [0, 420, 0.95],
  [140, 430, 0.95],
  [-150, 560, 1],
  [150, 560, 1],
  [-66, 600, 1.05],
  [78, 604, 1.05],
] as const;

/** A net of citrus, onions, potatoes. */
const net: Draw = (paper, goods) => {
  const { motif } = goods;
  const colour = partColour(goods, 'net', '#d8342b');
  const bag = paper.form(BAG);
  const mesh = paper.pattern(
    26,
    34,
    line('M13 0L26 17L13 34L0 17z', colour, 3) + line('M13 1L25 17', '#fff', 1, ' stroke-opacity=".5"'),
  );
  const clip = { x: MIDDLE - 22, y: 176, w: 44, h: 20 };
  return (
    shadow(paper, MIDDLE, GROUND - 6, 214) +
    bag.fill('#3a2c1c', opacity(0.5)) +
    bag.clip(
      (motif
        ? IN_NET.map(([dx, y, scale], step) =>
            paper.motif(motif, { x: MIDDLE + dx, y, size: 204 * scale, turn: ((step * 67) % 50) - 25 }),
          ).join('')
        : '') +
        bag.fill(
          paper.radial(
            [
              [0, '#fff', 0.12],
              [0.6, '#000', 0],
              [1, '#000', 0.5],
            ],
            'cx=".38" cy=".4" r=".68"',
          ),
        ),
    ) +
    bag.fill(mesh, opacity(0.85)) +
    path(svg`M${MIDDLE - 26} 190q-8 -60 -44 -88q40 10 70 10t70 -10q-36 28 -44 88z`, colour, opacity(0.85)) +
    rounded(clip, 5, '#c9cdcf') +
    tag(paper, goods, { x: MIDDLE - 122, y: 228, w: 244, h: 174 }, -3)
  );
};

const HEAP = [
  [330, 4, 0.86],
  [410, 5, 0.95],
  [486, 4, 1.04],
] as const;

function heap(paper: Paper, motif: string, size: number, lift = 0): string {
  return HEAP.map(([y, count, scale]) =>
    Array.from({ length: count }, (_, step) => {
      const x = MIDDLE + (step - (count - 1) / 2) * size * 0.82;
      return (
        softEllipse(paper, [x, y + lift + size * 0.3, size * 0.4, size * 0.2], '#000', { blur: 8, opacity: 0.22 }) +
        paper.motif(motif, {
          x,
          y: y + lift + (((step * 37) % 3) - 1) * 8,
          size: size * scale,
          turn: ((step * 73 + y) % 60) - 30,
        })
      );
    }).join(''),
  ).join('');
}

/** An open card or plastic punnet heaped with fruit. */
const punnet: Draw = (paper, goods) => {
  const colour = partColour(goods, 'card', '#3f7d4c');
  const ink = inkOn(colour, goods);
  const front = paper.form(
    svg`M118 500Q${MIDDLE} 540 682 500L646 672q-4 22 -28 24Q${MIDDLE} 712 182 696q-24 -2 -28 -24z`,
  );
  const brand = goods.capitals ? goods.brand.toUpperCase() : goods.brand;
  return (
    shadow(paper, MIDDLE, GROUND - 4, 258) +
    path(svg`M150 380Q${MIDDLE} 330 650 380L682 504H118z`, darken(colour, 0.35)) +
    (goods.motif ? heap(paper, goods.motif, 150) : '') +
    front.fill(colour) +
    front.fill(fallingLight(paper, 0.22, 0.2)) +
    line(svg`M118 500Q${MIDDLE} 540 682 500`, '#fff', 5, ' stroke-opacity=".55"') +
    centred(
      paper,
      { text: brand, font: goods.font, size: 96, fill: ink, tracking: goods.tracking ?? 0 },
      { x: 210, y: 538, w: 380, h: 84 },
    ) +
    centred(
      paper,
      { text: nameWithBand(goods), font: 'small', size: 44, fill: ink, tracking: 0.05 },
      { x: 210, y: 636, w: 380, h: 38 },
    )
  );
};

/** A clear box with a hinged lid: berries, grapes, cherry tomatoes. */
const clamshell: Draw = (paper, goods) => {
  const base = paper.form('M112 430L150 660q6 34 44 36H606q38 -2 44 -36L688 430z');
  const lid = paper.form('M112 430L150 318q6 -20 36 -22H614q30 2 36 22L688 430z');
  return (
    shadow(paper, MIDDLE, GROUND - 4, 256) +
    lid.fill('#dfe9ea', opacity(0.7)) +
    base.fill('#dfe9ea', opacity(0.9)) +
    base.clip(goods.motif ? heap(paper, goods.motif, 170, 122) : '') +
    base.fill(
      paper.linear([
        [0, '#fff', 0.4],
        [0.14, '#fff', 0.04],
        [0.86, '#000', 0.02],
        [1, '#000', 0.24],
      ]),
    ) +
    lid.fill(
      paper.linear(
        [
          [0, '#fff', 0.75],
          [0.5, '#fff', 0.25],
          [1, '#fff', 0.55],
        ],
        'down',
      ),
    ) +
    line('M104 430H696', '#fff', 16, ' stroke-linecap="round" stroke-opacity=".9"') +
    line('M104 438H696', '#7f9296', 3, ' stroke-linecap="round" stroke-opacity=".5"') +
    line('M168 690L134 446M632 690L666 446M290 694V446M510 694V446', '#fff', 5, ' stroke-opacity=".45"') +
    path('M176 640L152 460h40l16 180z', '#fff', opacity(0.35)) +
    tag(paper, goods, { x: 238, y: 268, w: 324, h: 188 })
  );
};

/** A few pieces in a tight clear pack: peppers, courgettes, corn. */
const filmPack: Draw = (paper, goods) => {
  const { motif } = goods;
  const body = paper.form(
    'M90 380q10 -20 46 -14q50 -50 120 -44q144 -26 288 0q70 -6 120 44q36 -6 46 14l-14 22v210l14 26q-10 18 -46 12q-50 46 -120 40q-144 24 -288 0q-70 6 -120 -40q-36 6 -46 -12l14 -26V402z',
  );
  const count = Math.min(goods.count ?? 3, 4);
  const step = 490 / count;
  const pieces = motif
    ? Array.from({ length: count }, (_, index) =>
        paper.motif(motif, {
          x: MIDDLE + (index - (count - 1) / 2) * step,
          y: 496,
          size: Math.min(370, step * 1.7),
          turn: (goods.turn ?? 0) + ((index * 31) % 20) - 10,
        }),
      ).join('')
    : '';
  return (
    shadow(paper, MIDDLE, GROUND - 8, 270) +
    body.fill('#e6eeee', opacity(0.5)) +
    pieces +
    body.fill(
      paper.linear(
        [
          [0, '#fff', 0.36],
          [0.3, '#fff', 0.04],
          [1, '#000', 0.14],
        ],
        'down',
      ),
    ) +
    path(
      'M160 380q100 -44 240 -46q-160 24 -210 80zM640 640q-80 38 -190 40q120 -20 160 -62zM112 394l34 22v170l-34 26z',
      '#fff',
      opacity(0.5),
    ) +
    tag(paper, goods, { x: 244, y: 470, w: 312, h: 182 }, 2)
  );
};

export const freshPacks = {
  net: shape([166, 100, 634, 700], net, { printing: 'tag', parts: ['net'], options: ['motif'] }),
  punnet: shape([112, 250, 688, 704], punnet, { printing: 'tag', parts: ['card'], options: ['motif'] }),
  clamshell: shape([98, 258, 702, 704], clamshell, { printing: 'tag', options: ['motif'] }),
  filmPack: shape([86, 306, 714, 704], filmPack, { printing: 'tag', options: ['count', 'motif', 'turn'] }),
} as const;
