import { repeat, svg } from '../../paper/markup.ts';
import { at, dots, fade, fill, flat, glow, lying, motif, shine, stroke, type Tones } from './pen.ts';

const CRUST = ['#f2c27a', '#cf8a3c', '#8a5018'] as const;

const bun = (seeds: string, tones: Tones = CRUST) =>
  motif(
    glow('a', tones) +
      fill('a', 'M8 84c0-40 26-62 56-62s56 22 56 62q-4 24-56 24T8 84z') +
      flat('#f7e2b8', 'M12 94q52 16 104 0q-8 16-52 16T12 94z') +
      (seeds &&
        dots(seeds, 2.4, [
          [44, 40],
          [62, 34],
          [82, 42],
          [34, 58],
          [54, 54],
          [74, 56],
          [94, 60],
          [46, 72],
          [66, 70],
        ])) +
      shine(40, 48, 18, 8, -30, 0.35),
  );

/** Long with pointed ends, full of seeds. */
const pointedBun = lying(
  fade('a', ['#d8a468', '#a0682e', '#633c16']) +
    fill('a', 'M2 92C18 54 48 34 84 26c20-4 34-2 42 4c-4 30-30 62-66 76c-26 10-48 4-58-14z') +
    stroke('#f2d9a4', 5, 'M28 82q10-16 24-24M58 62q12-12 26-16M88 48q10-6 20-8', ' opacity=".8"') +
    dots('#f6ead0', 2.2, [
      [30, 92],
      [46, 72],
      [52, 92],
      [66, 78],
      [74, 56],
      [84, 70],
      [98, 56],
      [104, 40],
      [40, 84],
      [90, 42],
    ]) +
    dots('#3c2a18', 1.8, [
      [36, 76],
      [60, 86],
      [76, 82],
      [92, 62],
      [110, 48],
      [62, 68],
    ]),
);

/** A knot of lye dough with salt. */
const lyeKnot = motif(
  '<g fill="none" stroke-linecap="round"><path stroke="#4f220a" stroke-width="36" d="M34 84C20 56 44 34 64 40s40 20 30 46s-44 18-48-4s20-40 46-38"/><path stroke="#8a4316" stroke-width="29" d="M34 82C22 56 44 36 64 41s38 20 28 44s-42 16-45-3s20-38 44-37"/><path stroke="#c8783a" stroke-width="8" opacity=".8" d="M30 70c0-20 18-30 32-28M60 74q8-14 24-20"/></g>' +
    dots('#fffaf0', 2.4, [
      [30, 62],
      [44, 46],
      [70, 42],
      [90, 56],
      [96, 78],
      [74, 94],
      [50, 92],
      [66, 68],
    ]),
);

const kaiser = motif(
  glow('a', CRUST) +
    '<circle cx="64" cy="66" r="56" fill="url(#~a)"/>' +
    repeat(5, (step) =>
      at(
        64,
        66,
        step * 72 - 20,
        1,
        flat('#f4d8a4', 'M0 0Q8-28 40-40Q34-8 0 0z') + flat('#8a5018', 'M0 0Q8-28 40-40Q14-20 0 0z', ' opacity=".5"'),
      ),
    ) +
    '<circle cx="64" cy="66" r="7" fill="#b8762e"/>' +
    shine(40, 36, 16, 8, -34, 0.3),
);

const pretzel = lying(
  '<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="#6a3410" stroke-width="23" d="M64 106C20 104 4 50 28 30c18-14 36 6 42 34l14 40M64 106c44-2 60-56 36-76C82 16 64 36 58 64l-14 40"/><path stroke="#b8702a" stroke-width="18" d="M64 104C22 102 8 52 30 33c16-12 32 6 38 33l14 36M64 104c42-2 56-52 34-71C82 21 66 39 60 66l-14 36"/><path stroke="#e8b068" stroke-width="5" opacity=".7" d="M56 96C28 90 16 56 32 38M94 36c16 14 8 44-12 56"/></g>' +
    dots('#fffaf0', 2.2, [
      [20, 62],
      [34, 36],
      [50, 42],
      [94, 38],
      [108, 62],
      [98, 84],
      [30, 86],
      [64, 104],
      [78, 42],
      [62, 70],
    ]),
);

const croissant = (tones: Tones, detail = '') =>
  lying(
    fade('a', tones) +
      fill(
        'a',
        'M6 92C4 60 26 26 64 26s60 34 58 66c-1 10-12 10-18 2c-4-8-10-16-18-18q-22 10-44 0c-8 2-14 10-18 18c-6 8-17 8-18-2z',
      ) +
      stroke(
        '#8a4c14',
        3.4,
        'M46 30Q34 52 42 76M82 30q12 22 4 46M26 44q-8 22-2 44M102 44q8 22 2 44',
        ' opacity=".55"',
      ) +
      stroke('#fff0c8', 5, 'M34 40q-8 12-8 24M62 34q-10 12-8 28M92 38q4 10 4 22', ' opacity=".5"') +
      detail,
  );

const slice = (crumb: string, crust: string) =>
  motif(
    flat(crust, 'M22 50C4 44 8 14 34 14h60c26 0 30 30 12 36v54q0 10-10 10H32q-10 0-10-10z') +
      flat(crumb, 'M30 46C16 40 20 22 36 22h56c16 0 20 18 6 24v54q0 6-6 6H36q-6 0-6-6z') +
      dots(
        '#000',
        1.6,
        [
          [44, 40],
          [62, 34],
          [82, 42],
          [50, 60],
          [72, 58],
          [86, 74],
          [46, 82],
          [64, 90],
          [80, 94],
        ],
        ' opacity=".12"',
      ),
  );

const baguette = (tones: Tones, cut: string) =>
  lying(
    fade('a', tones, 'x2=".5" y2="1"') +
      at(
        64,
        64,
        -36,
        1,
        fill('a', 'M-66 2q6-20 26-20H44q20 0 22 18t-22 20H-42q-20 0-24-18z') +
          ([-40, -14, 12, 38] as const).map((x) => flat(cut, svg`M${x} 10q4-20 20-24q0 16-12 26z`)).join(''),
      ),
  );

const doughnut = (icing: string, sprinkle: string) =>
  motif(
    glow('a', ['#e8b878', '#c48440', '#86541e']) +
      '<circle cx="64" cy="66" r="56" fill="url(#~a)"/>' +
      flat(
        icing,
        'M64 12c32 0 52 24 52 50c-6 10-14 2-20 10s-10 16-20 10s-16 12-26 4s-12-2-20-8s-14-4-18-14C12 36 32 12 64 12z',
      ) +
      '<ellipse cx="64" cy="62" rx="19" ry="16" fill="#7a4a1c"/><ellipse cx="64" cy="66" rx="16" ry="11" fill="#fff"/>' +
      stroke('#fff', 4, 'M36 34l5 3M58 24l6 1M84 28l4 5M100 50l-3 6M32 60l6-2M88 66l6 3M44 76l5-3') +
      stroke(sprinkle, 4, 'M46 44l4-4M74 36l6 2M96 38l2 6M28 48l5 2M80 76l6-1'),
  );

const jamDoughnut = motif(
  glow('a', ['#eab46c', '#b87430', '#784414']) +
    '<ellipse cx="64" cy="72" rx="56" ry="42" fill="url(#~a)"/>' +
    flat('#f4dfae', 'M10 76q54 16 108 0q0 8-2 12q-52 14-104 0q-2-4-2-12z') +
    flat('#fff', 'M20 52Q32 30 64 30t44 22q-12 6-22 0t-22 2t-22-2t-22 0z', ' opacity=".9"') +
    '<ellipse cx="64" cy="40" rx="9" ry="5" fill="#c81f3a"/>',
);

const cakeSlice = (cream: string, sponge: string, top: string) =>
  motif(
    flat(sponge, 'M6 62L120 44v56L6 116z') +
      flat(cream, 'M6 62L120 44v10L6 72zM6 84L120 68v10L6 94z') +
      flat(top, 'M6 62L74 22q40 2 46 22z') +
      flat('#fff', 'M6 62L74 22l8 1L24 58z', ' opacity=".4"') +
      '<circle cx="82" cy="26" r="13" fill="#d81f36"/>' +
      shine(78, 21, 4, 3, -30, 0.7),
  );

const muffin = motif(
  glow('a', ['#c48a54', '#8a5428', '#55300f']) +
    fade('b', ['#f2e2c4', '#d8b98a', '#b08c58'], 'x2="1" y2="0"') +
    fill('b', 'M22 68h84l-12 52q-30 8-60 0z') +
    stroke('#a8824a', 3, 'M40 72l4 46M56 72l2 50M72 72l-2 50M88 72l-4 46', ' opacity=".6"') +
    fill('a', 'M14 66c-4-16 10-22 16-24c4-18 22-24 34-24s30 6 34 24c6 2 20 8 16 24q-50 18-100 0z') +
    dots('#2f1808', 4, [
      [40, 46],
      [58, 34],
      [78, 44],
      [94, 56],
      [54, 58],
      [30, 60],
      [74, 62],
    ]),
);

const gugelhupf = motif(
  glow('a', ['#e0a45c', '#a8682c', '#6a3c12']) +
    fill('a', 'M8 96C10 52 34 26 64 26s54 26 56 70q-6 20-56 20T8 96z') +
    stroke('#6a3c12', 3, 'M42 34Q24 66 28 110M64 28v88M86 34q18 32 14 76', ' opacity=".5"') +
    flat('#fff', 'M24 60Q36 26 64 26t40 34q-8 10-14 2t-14 4t-14 2t-14-4t-12-2t-12-2z', ' opacity=".9"') +
    '<ellipse cx="64" cy="30" rx="14" ry="5" fill="#6a3c12"/>',
);

export const bakery = {
  'own:bun': bun(''),
  'own:bun-sesame': bun('#fff3d2'),
  'own:bun-poppy': bun('#2c3040'),
  'own:bun-seeded': bun('#e8dcae', ['#d8a468', '#a0682e', '#633c16']),
  'own:bun-pumpkin': bun('#7f9a3c', ['#c98f52', '#8f5a26', '#573311']),
  'own:bun-pointed': pointedBun,
  'own:lye-knot': lyeKnot,
  'own:bun-rye': bun('', ['#b8854e', '#7d4c22', '#482810']),
  'own:bun-floury': bun('', ['#fff4dc', '#ecd0a0', '#bf945a']),
  'own:kaiser-roll': kaiser,
  'own:pretzel': pretzel,
  'own:croissant': croissant(['#ffd996', '#dc9540', '#96591c']),
  'own:croissant-brioche': croissant(['#ffe6b0', '#e8ae5c', '#a8702c']),
  'own:croissant-chocolate': croissant(
    ['#ffd996', '#dc9540', '#96591c'],
    stroke('#4a2612', 5, 'M30 52q10 6 16-4t18 2t18-2t16 6', ' opacity=".9"') +
      flat('#3a1c0c', 'M8 92q8 8 14 0l-2 6q-6 6-12 0zM106 92q8 8 14 0l-2 6q-6 6-12 0z'),
  ),
  'own:croissant-almond': croissant(
    ['#ffe0a4', '#dca04c', '#965f20'],
    dots('#fff3d6', 5, [
      [36, 52],
      [52, 42],
      [66, 54],
      [82, 44],
      [94, 58],
    ]),
  ),
  'own:toast': slice('#fbe9c4', '#b8732e'),
  'own:wholemeal-slice': slice('#c99a62', '#6f4420'),
  'own:baguette': baguette(['#f5cd8a', '#cf8a3c', '#8a5018'], '#fbe4b4'),
  'own:lye-stick': baguette(['#c8783a', '#8a4316', '#4f220a'], '#f4e0bc'),
  'own:bread-stick': baguette(['#ffdf9e', '#dc9e4c', '#98601f'], '#fff3d0'),
  'own:doughnut': doughnut('#f28ab2', '#5ac0d8'),
  'own:doughnut-sugar': doughnut('#f6e6c8', '#ffffff'),
  'own:doughnut-chocolate': doughnut('#5a3018', '#f0c070'),
  'own:jam-doughnut': jamDoughnut,
  'own:cake-slice': cakeSlice('#fffaf0', '#f0c878', '#fff4ec'),
  'own:chocolate-cake': cakeSlice('#e8cfae', '#6a3c22', '#3f2112'),
  'own:muffin': muffin,
  'own:gugelhupf': gugelhupf,
} as const;
