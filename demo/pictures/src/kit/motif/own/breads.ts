import { repeat, svg } from '../../paper/markup.ts';
import { at, dots, fade, fill, flat, glow, lying, motif, shine, stroke, type Tones } from './pen.ts';

const GOLD: Tones = ['#ffdb98', '#dc9a44', '#935a1c'];
const BROWN: Tones = ['#d89a5c', '#9c5c28', '#5c3210'];

const plait = lying(
  fade('a', GOLD) +
    at(
      64,
      66,
      -18,
      1,
      flat('#7a4614', 'M-60 4q4-28 60-30t62 30t-62 30t-60-30z') +
        repeat(4, (step) => fill('a', svg`M${-56 + step * 28} 2q4-26 26-26q12 10-2 26t-18 20q-10-8-6-20z`)) +
        repeat(4, (step) => fill('a', svg`M${-46 + step * 28} 6q20 4 30-12q8 16-4 28t-24 2q-6-8-2-18z`)) +
        stroke('#fff', 3, 'M-46-10q8-10 16-10M-18-10q8-10 16-10M10-10q8-10 16-10', ' opacity=".5"'),
    ),
);

const lyeRoll = motif(
  glow('a', ['#c8743a', '#8a4216', '#4c2008']) +
    fill('a', 'M8 80c0-36 26-58 56-58s56 22 56 58q-4 28-56 28T8 80z') +
    flat('#f4e2c0', 'M30 44q34-20 68 0q-6 4-10 14q-24-14-48 0q-4-10-10-14z') +
    dots('#fffaf0', 2.4, [
      [34, 66],
      [52, 74],
      [70, 66],
      [88, 74],
      [100, 60],
      [60, 88],
    ]) +
    shine(34, 52, 10, 6, -34, 0.35),
);

const focaccia = motif(
  fade('a', ['#ffe6ae', '#e8b45c', '#b87a2c']) +
    flat('#a86a26', 'M6 62q0-34 58-34t58 34v18q-4 30-58 30T6 80z') +
    fill('a', 'M6 60q0-34 58-34t58 34t-58 34T6 60z') +
    dots('#c08434', 5, [
      [34, 54],
      [62, 44],
      [92, 52],
      [48, 72],
      [78, 74],
      [104, 66],
      [24, 66],
    ]) +
    dots('#2f3a1c', 4.4, [
      [46, 48],
      [80, 58],
      [62, 78],
    ]) +
    stroke('#5f8a3a', 2.6, 'M34 40l16 6M92 40l-12 8M36 78l14-2M96 78l-10-6M66 58l-8 8'),
);

const ciabatta = lying(
  fade('a', ['#fff0cc', '#e0b06a', '#9a6a2c']) +
    at(
      64,
      66,
      -22,
      1,
      fill('a', 'M-60 0q-2-26 30-28q34-4 62 2q32 2 30 28t-32 28q-34 4-62-2q-28-4-28-28z') +
        flat('#fffaf0', 'M-40-12q40-14 80-4q-36 2-78 12zM-30 10q40-8 64-2q-30 4-62 8z', ' opacity=".75"') +
        stroke('#8a5a22', 3, 'M-36 2q36-10 76-2', ' opacity=".4"'),
    ),
);

const bagel = (seeds: string) =>
  motif(
    glow('a', GOLD) +
      '<ellipse cx="64" cy="70" rx="58" ry="50" fill="url(#~a)"/><ellipse cx="64" cy="66" rx="17" ry="12" fill="#6f4214"/><ellipse cx="64" cy="70" rx="14" ry="8" fill="#fff"/>' +
      (seeds &&
        dots(seeds, 2.6, [
          [34, 48],
          [52, 36],
          [76, 36],
          [96, 50],
          [104, 70],
          [28, 70],
          [44, 92],
          [66, 102],
          [88, 92],
        ])) +
      shine(36, 44, 14, 6, -34, 0.45),
  );

const scone = (fruit: string) =>
  motif(
    fade('a', ['#fff0c8', '#e9bd74', '#b07c34'], 'x2="0" y2="1"') +
      fill('a', 'M18 56q-4 44 6 54q40 12 80 0q10-10 6-54z') +
      stroke('#c4904a', 3, 'M20 76q44 12 88 0M22 92q42 10 84 0', ' opacity=".5"') +
      fill('a', 'M12 52q4-30 52-30t52 30q-4 16-52 16T12 52z') +
      flat('#c98a3a', 'M20 48q8-22 44-22t44 22q-8 12-44 12T20 48z', ' opacity=".55"') +
      (fruit &&
        dots(fruit, 4.2, [
          [42, 44],
          [66, 38],
          [88, 48],
          [56, 54],
          [34, 84],
          [60, 90],
          [86, 82],
          [74, 100],
        ])) +
      shine(42, 38, 16, 5, -14, 0.5),
  );

const crumpet = motif(
  glow('a', ['#fff0c8', '#f0c67c', '#c08a3c']) +
    flat('#a8702c', 'M8 66q0-26 56-26t56 26v16q-4 26-56 26T8 82z') +
    '<ellipse cx="64" cy="64" rx="56" ry="27" fill="url(#~a)"/>' +
    dots('#a8702c', 3, [
      [28, 62],
      [40, 52],
      [44, 70],
      [56, 60],
      [60, 76],
      [70, 50],
      [76, 66],
      [86, 56],
      [90, 74],
      [102, 64],
      [52, 46],
      [34, 76],
    ]),
);

const hotCrossBun = motif(
  glow('a', BROWN) +
    fill('a', 'M10 84c0-40 26-60 54-60s54 20 54 60q-4 24-54 24T10 84z') +
    flat('#fbeccb', 'M58 24h13q6 40 2 83H57q-2-43 1-83zM12 66q52-18 104 0v12q-52-18-104 0z') +
    dots('#3a1c0c', 4, [
      [36, 52],
      [90, 50],
      [38, 88],
      [92, 88],
      [84, 98],
    ]) +
    shine(36, 46, 10, 6, -34, 0.4),
);

const hotDogRoll = lying(
  fade('a', GOLD) +
    at(
      64,
      66,
      -24,
      1,
      fill('a', 'M-62-2q2-26 30-26h66q28 2 28 26T34 26h-66q-28-2-30-28z') +
        flat('#fff0cc', 'M-52 2q52 12 104 0q-52 4-104 0z') +
        stroke('#935a1c', 3, 'M-54 0q54 12 108 0', ' opacity=".6"') +
        shine(-16, -16, 30, 5, 0, 0.4),
    ),
);

/** Thin round breads lying over one another. */
const flatbread = motif(
  glow('a', ['#fffaf0', '#f4dfb8', '#d0ac74']) +
    flat('#c09a60', 'M6 78q0-30 58-30t58 30t-58 32T6 78z') +
    '<ellipse cx="64" cy="72" rx="58" ry="31" fill="url(#~a)"/><ellipse cx="62" cy="62" rx="56" ry="30" fill="url(#~a)" stroke="#cfae78" stroke-width="1.5"/>' +
    dots(
      '#a8702c',
      4,
      [
        [36, 56],
        [58, 48],
        [84, 54],
        [50, 70],
        [74, 72],
        [98, 66],
        [26, 68],
      ],
      ' opacity=".55"',
    ),
);

const naan = motif(
  glow('a', ['#fff2d2', '#eac68a', '#b98a4c']) +
    fill('a', 'M64 6c34 2 52 40 50 72c-2 28-22 46-50 46S16 106 14 78C12 46 30 4 64 6z') +
    dots(
      '#9a6428',
      6,
      [
        [46, 44],
        [74, 36],
        [86, 66],
        [54, 76],
        [40, 96],
        [76, 100],
      ],
      ' opacity=".5"',
    ) +
    stroke('#5f8a3a', 3, 'M58 56l10 2M44 62l-6 6M80 84l8-4M62 96l4 8') +
    shine(44, 30, 14, 7, -40, 0.5),
);

const doughBall = motif(
  glow('a', ['#fffdf4', '#f4e8cc', '#cdb890']) +
    fill('a', 'M10 86c0-40 24-60 54-60s54 20 54 60q-2 22-54 22T10 86z') +
    stroke('#d8c49a', 3, 'M40 44q14 10 8 26M84 52q-12 8-8 22', ' opacity=".6"') +
    shine(44, 48, 16, 9, -30, 0.7),
);

const rusk = motif(
  fade('a', ['#ffe6ae', '#e3a852', '#a8702c']) +
    at(58, 70, -14, 1, fill('a', 'M-44-30q10-18 44-18t44 18q8 40-2 70q-42 10-84 0q-10-34-2-70z')) +
    at(
      70,
      62,
      10,
      1,
      fill('a', 'M-44-30q10-18 44-18t44 18q8 40-2 70q-42 10-84 0q-10-34-2-70z') +
        flat('#fff3d0', 'M-34-24q10-12 34-12t34 12q6 32-1 56q-33 8-66 0q-7-26-1-56z', ' opacity=".6"') +
        dots('#b87c30', 2.6, [
          [-18, -14],
          [4, -20],
          [20, -4],
          [-8, 6],
          [12, 18],
          [-22, 20],
        ]),
    ),
);

export const breads = {
  'own:plait': plait,
  'own:lye-roll': lyeRoll,
  'own:focaccia': focaccia,
  'own:ciabatta': ciabatta,
  'own:bagel': bagel(''),
  'own:bagel-sesame': bagel('#fff3d2'),
  'own:scone': scone(''),
  'own:scone-fruit': scone('#4a2418'),
  'own:crumpet': crumpet,
  'own:hot-cross-bun': hotCrossBun,
  'own:hot-dog-roll': hotDogRoll,
  'own:flatbread': flatbread,
  'own:naan': naan,
  'own:dough-ball': doughBall,
  'own:rusk': rusk,
} as const;
