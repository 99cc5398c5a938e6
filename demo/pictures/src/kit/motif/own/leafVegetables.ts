import { repeat, svg } from '../../paper/markup.ts';
import { at, dots, fade, fill, flat, glow, lying, motif, stroke, type Tones } from './pen.ts';

/** A head of leaves folded over one another. */
const head = (tones: Tones, vein: string) =>
  motif(
    glow('a', tones) +
      flat(tones[2], 'M64 10c40 0 60 26 58 58s-26 54-58 54S8 100 6 68s18-58 58-58z') +
      fill(
        'a',
        'M16 96C0 60 14 22 60 14c-22 26-26 64-6 106c-18 0-30-8-38-24zM112 96c16-36 2-74-44-82c22 26 26 64 6 106c18 0 30-8 38-24z',
      ) +
      fill('a', 'M64 16c30 10 42 36 38 62s-20 42-38 44c-18-2-34-18-38-44S34 26 64 16z') +
      stroke(
        vein,
        2.6,
        'M64 122Q60 70 66 22M62 96q-14-14-24-16M62 72q-14-16-22-18M65 96q14-14 24-18M65 70q12-16 20-18M22 92q-6-30 14-56M106 92q6-30-14-56',
        ' opacity=".7"',
      ) +
      stroke('#fff', 5, 'M44 40q8-12 18-18', ' opacity=".35"'),
  );

/** A loose lettuce with frilled edges. */
const lettuce = (tones: Tones) =>
  motif(
    glow('a', tones, 'cx=".5" cy=".7" r=".7"') +
      flat(
        tones[2],
        'M64 122C30 118 2 94 6 66c-2-14 8-20 12-28c4-12 18-12 24-20c10-8 20 0 26-6c10 4 20 0 26 10c10 2 16 12 18 22c8 8 12 16 8 28c2 26-26 48-56 50z',
      ) +
      fill(
        'a',
        'M62 120C34 112 12 92 18 66c-2-12 8-16 10-24c8-4 10-14 22-14c8 8 16 4 24 0c10 0 16 8 22 14c2 10 12 14 12 26c2 24-20 46-46 52z',
      ) +
      stroke('#f4fadc', 5, 'M62 118Q58 90 64 58', ' opacity=".9"') +
      stroke(
        '#f4fadc',
        2.4,
        'M61 100Q44 84 38 62M62 98q20-14 26-36M62 78q-8-16-14-26M64 78q8-12 16-24',
        ' opacity=".65"',
      ),
  );

const FLORETS = [
  [64, 30, 25],
  [36, 44, 23],
  [92, 44, 23],
  [50, 60, 21],
  [80, 60, 21],
  [22, 66, 16],
  [106, 66, 16],
] as const;

/** Florets on a stalk. */
const florets = (tones: Tones, stalk: string, leaf: string) =>
  motif(
    glow('a', tones) +
      (leaf && flat(leaf, 'M64 124C26 122 4 92 8 52l24 4h64l24-4c4 40-18 70-56 72z')) +
      (leaf ? '' : flat(stalk, 'M48 70h32l-2 40q-1 14-14 14t-14-14zM28 70l22 22v-20zM100 70L78 92V72z')) +
      FLORETS.map(([x, y, r]) => svg`<circle cx="${x}" cy="${y}" r="${r}" fill="url(#~a)"/>`).join('') +
      dots(
        tones[2],
        1.8,
        [
          [52, 22],
          [64, 40],
          [76, 24],
          [28, 40],
          [42, 54],
          [86, 36],
          [100, 48],
          [56, 66],
          [78, 66],
          [64, 14],
          [20, 66],
          [108, 66],
        ],
        ' opacity=".4"',
      ) +
      dots(
        '#fff',
        2.4,
        [
          [56, 18],
          [30, 32],
          [84, 32],
          [46, 52],
          [74, 50],
        ],
        ' opacity=".4"',
      ) +
      (leaf && flat(stalk, 'M64 124c-26-2-44-20-52-50c20 8 36 24 52 50zM64 124c26-2 44-20 52-50c-20 8-36 24-52 50z')),
  );

/** White stem, green leaves: leek, spring onion. */
const leek = lying(
  fade('a', ['#fffef4', '#e6eecb', '#8fb55a'], 'x2="0" y2="0" y1="1"') +
    flat(
      '#3f7a3a',
      'M58 58C40 40 30 20 34 2c10 8 18 18 26 34C58 20 60 8 66 0c8 12 10 26 8 40C82 24 90 14 100 8c0 20-12 38-28 52z',
    ) +
    flat('#6aa050', 'M60 60C50 44 44 28 44 14c10 10 16 24 20 40c0-16 4-28 12-36c2 16-4 30-10 44z') +
    fill('a', 'M54 50q12-8 22 0q-6 34-4 64q-8 6-14 0q2-32-4-64z') +
    stroke('#d8caa0', 1.6, 'M58 116l-6 11M62 118l-2 10M66 118l3 10M70 116l6 10'),
);

const celery = motif(
  fade('a', ['#f0f7c8', '#b7d36c', '#7ba63a'], 'x2="1" y2="0"') +
    flat(
      '#4c8a34',
      'M40 36q-24 0-30-16q14-2 22 2q-4-14 6-20q10 8 10 20q6-16 18-18q4 12-4 22q10-14 24-14q0 12-10 20q14-6 26 2q-8 12-24 10q-8 10-20 4q-10 6-18-12z',
    ) +
    fill('a', 'M30 40q10-6 18 0l6 76q-6 8-14 4zM50 36q12-6 20 0l-2 82q-8 6-14 0zM74 36q12-4 20 2l-14 80q-8 4-12-2z') +
    stroke('#fff', 2, 'M38 46l8 68M60 44v72M84 44l-10 70', ' opacity=".5"'),
);

const fennel = motif(
  glow('a', ['#ffffff', '#e8f0cf', '#b6cc8a']) +
    stroke('#5f9a3f', 4, 'M50 52Q40 26 26 12M64 50V6M78 52Q88 26 102 12') +
    stroke('#5f9a3f', 2, 'M36 26l-16-2M40 32l-2-20M64 26l-12-14M64 20l12-12M92 28l16-2M88 34l4-20') +
    fill('a', 'M44 48q20-8 40 0c26 14 36 40 20 60c-10 12-26 16-40 16s-30-4-40-16c-16-20-6-46 20-60z') +
    stroke('#9ab86a', 2.4, 'M50 50q-14 40 6 72M78 50q14 40-6 72M64 48v74', ' opacity=".7"'),
);

const asparagus = (tones: Tones, tip: string) =>
  motif(
    fade('a', tones, 'x2="1" y2="0"') +
      repeat(5, (step) =>
        at(
          24 + step * 20,
          Math.abs(step - 2) * 5,
          (step - 2) * 3,
          1,
          fill('a', 'M-9 124V30Q-10 14 0 2Q10 14 9 30V124z') +
            flat(
              tip,
              'M-8 30Q-10 14 0 2Q10 14 8 30Q0 20-8 30zM-7 50l7-9l7 9l-7 6zM-7 76l7-8l7 8l-7 6z',
              ' opacity=".75"',
            ),
        ),
      ) +
      `<path fill="#b8863c" d="M8 76q56 12 112 0v16q-56 12-112 0z"/><path fill="#fff" opacity=".25" d="M8 78q56 12 112 0v4q-56 12-112 0z"/>`,
  );

/** A long head of leaves that ends in a point. */
const long = (tones: Tones, vein: string) =>
  motif(
    glow('a', tones, 'cx=".4" cy=".7" r=".8"') +
      flat(tones[2], 'M64 2c30 22 44 56 38 88q-8 34-38 36q-30-2-38-36C20 58 34 24 64 2z') +
      fill(
        'a',
        'M60 8C32 34 24 68 34 96q8 26 28 28C50 90 50 46 60 8zM68 8c28 26 36 60 26 88q-8 26-28 28C78 90 78 46 68 8z',
      ) +
      fill('a', 'M64 18c18 24 22 56 14 82q-4 20-14 24q-10-4-14-24c-8-26-4-58 14-82z') +
      stroke(vein, 4, 'M64 122Q62 80 64 34', ' opacity=".9"') +
      stroke(
        vein,
        2,
        'M63 96L50 78M64 96l13-18M63 70L53 54M65 70l10-16M40 104Q30 76 42 48M88 104q10-28-2-56',
        ' opacity=".6"',
      ),
  );

const springOnion = motif(
  fade('a', ['#ffffff', '#eef3d6', '#a8cc7a'], 'x2="0" y2="0" y1="1"') +
    repeat(4, (step) =>
      at(
        34 + step * 20,
        Math.abs(step - 1.5) * 4,
        (step - 1.5) * 7,
        1,
        stroke('#4c8f3c', 7, 'M0 70Q-4 36-14 4M0 70Q2 36 8 2') +
          fill('a', 'M-6 54h12l1 50q8 10 2 18q-9 6-18 0q-6-8 2-18z') +
          stroke('#d8caa0', 1.4, 'M-4 122l-3 5M0 123v5M4 122l3 5'),
      ),
    ) +
    flat('#3f6fae', 'M14 72q50 12 100 0v12q-50 12-100 0z'),
);

const pakChoi = motif(
  fade('a', ['#ffffff', '#eef5df', '#b9d09a'], 'x2="0" y2="0" y1="1"') +
    flat(
      '#3f8a3a',
      'M64 60C44 52 30 30 38 8c16-10 36-10 52 0c8 22-6 44-26 52zM46 66C20 64 4 44 12 22c18-2 32 14 38 36zM82 66c26-2 42-22 34-44c-18-2-32 14-38 36z',
    ) +
    fill(
      'a',
      'M50 56q14-8 28 0l6 52q-6 18-20 18t-20-18zM40 58q8 0 14 4v62q-18-4-24-24q2-26 10-42zM88 58q-8 0-14 4v62q18-4 24-24q-2-26-10-42z',
    ) +
    stroke('#a6c486', 2.4, 'M54 64l-4 56M74 64l4 56M64 62v60', ' opacity=".7"'),
);

const artichoke = motif(
  glow('a', ['#c8dc9a', '#7a9a58', '#46642f']) +
    flat('#6d8a4a', 'M54 104h20v22q-10 4-20 0z') +
    repeat(5, (step) =>
      fill('a', svg`M${14 + step * 25} 96q-16-20 0-44q16 24 0 44zM${27 + step * 18.6} 76q-15-20 0-42q15 22 0 42z`),
    ) +
    fill('a', 'M64 108c-34 0-54-14-54-34q20 4 30 14q4-22 24-34q20 12 24 34q10-10 30-14c0 20-20 34-54 34z') +
    fill('a', 'M64 4c16 14 20 34 12 52H52C44 38 48 18 64 4z') +
    stroke('#a878a0', 3, 'M56 20q8-10 16 0M34 44q4-8 10-8M94 44q-4-8-10-8', ' opacity=".6"'),
);

export const leafVegetables = {
  'own:cabbage': head(['#eef7c8', '#b5d27c', '#6d9a44'], '#f7fbe6'),
  'own:savoy': head(['#c8e08a', '#6f9a3e', '#2f5a24'], '#e6f2c4'),
  'own:iceberg': head(['#fbfde6', '#d3e8a4', '#93b864'], '#ffffff'),
  'own:radicchio': head(['#e08aa0', '#9a2448', '#56102c'], '#ffffff'),
  'own:sprouts': head(['#d6ea9a', '#86b048', '#4a7a28'], '#eef7cf'),
  'own:red-cabbage': head(['#c79ac8', '#7d3f86', '#451a4e'], '#e6cfe8'),
  'own:lettuce': lettuce(['#d8f09a', '#8cc34a', '#4c8a2c']),
  'own:lettuce-red': lettuce(['#c8dc8a', '#8a6a4a', '#6a2436']),
  'own:kale': lettuce(['#7fae6a', '#3f7a44', '#1f4a2c']),
  'own:kale-dark': lettuce(['#5f8a74', '#2f5a4c', '#17352e']),
  'own:cauliflower': florets(['#fffdf4', '#f3ead2', '#cdbd98'], '#a8c878', '#7aa850'),
  'own:broccoli': florets(['#8fc35a', '#4c8f3c', '#225c28'], '#a8c878', ''),
  'own:romanesco': florets(['#e2f0a0', '#a8cc5a', '#688f2e'], '#a8c878', '#7aa850'),
  'own:broccoli-purple': florets(['#a890c0', '#6a4a86', '#3a2450'], '#8fae6a', ''),
  'own:leek': leek,
  'own:spring-onion': springOnion,
  'own:pointed-cabbage': long(['#eef7c8', '#b5d27c', '#5f8f3c'], '#f7fbe6'),
  'own:romaine': long(['#dff2a0', '#84bd48', '#3f7f2a'], '#f4fadc'),
  'own:chicory': long(['#ffffff', '#f6f3d2', '#d3d68a'], '#ffffff'),
  'own:chicory-red': long(['#fff4f0', '#d87a8c', '#8a1f3e'], '#ffffff'),
  'own:pak-choi': pakChoi,
  'own:artichoke': artichoke,
  'own:celery': celery,
  'own:fennel': fennel,
  'own:asparagus': asparagus(['#b8d88a', '#6fa03f', '#3f6a24'], '#5a4a7a'),
  'own:asparagus-white': asparagus(['#fffdf2', '#efe6cf', '#c8b892'], '#c8a8b8'),
} as const;
