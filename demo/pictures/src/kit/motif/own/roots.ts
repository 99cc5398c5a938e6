import { svg } from '../../paper/markup.ts';
import { dots, fade, fill, flat, glow, lying, motif, shine, stroke, type Tones } from './pen.ts';

const carrot = (tones: Tones) =>
  lying(
    glow('a', tones, 'cx=".3" cy=".3" r=".9"') +
      flat('#4f9a3a', 'M92 34q-6-26 6-34q12 16 0 36zM94 36q4-24 24-28q2 20-18 32zM94 40q14-18 34-12q-8 18-30 18z') +
      fill('a', 'M80 32q14-4 20 8t-2 20C78 88 40 116 6 124q-4-1-2-5C14 86 48 46 80 32z') +
      stroke(tones[2], 2.6, 'M58 50l14 10M40 70l10 7M70 76l-9-6M28 92l8 5M52 92l-6-4', ' opacity=".55"') +
      stroke('#fff', 5, 'M84 38q-40 22-62 62', ' opacity=".3"'),
  );

const TUBER = 'M30 28c22-18 58-20 76 2s20 52 4 70s-54 24-78 12S4 82 8 60s12-24 22-32z';

const tuber = (tones: Tones, eyes: string) =>
  motif(
    glow('a', tones) +
      fill('a', TUBER) +
      stroke(eyes, 2.4, 'M40 52q5 4 10 0M76 44q5 4 9 0M58 82q5 4 10 0M92 74q4 4 8 0M34 84q4 4 8 0', ' opacity=".55"') +
      dots(
        eyes,
        1.2,
        [
          [60, 34],
          [52, 66],
          [82, 62],
          [70, 100],
          [48, 98],
          [96, 92],
          [24, 66],
          [66, 58],
        ],
        ' opacity=".4"',
      ) +
      shine(42, 44, 15, 8, -34, 0.4),
  );

/** Small and bent, as waxy salad potatoes are. */
const longTuber = (tones: Tones, eyes: string) =>
  motif(
    glow('a', tones) +
      fill('a', 'M6 96C2 76 26 62 52 52S92 22 112 28s12 34-6 50S66 104 44 112S10 114 6 96z') +
      stroke(eyes, 2.4, 'M32 88q5 4 9 0M66 64q5 4 9 0M92 44q4 4 8 0M60 92q4 4 8 0', ' opacity=".55"') +
      shine(60, 60, 24, 6, -32, 0.4),
  );

/** Three little ones with thin skins. */
const smallTubers = (tones: Tones, eyes: string) =>
  motif(
    glow('a', tones) +
      fill('a', 'M66 8c20-4 38 10 38 30s-16 34-38 32S32 54 36 36S50 12 66 8z') +
      fill('a', 'M30 58c18-6 36 6 36 28s-12 34-32 34S2 106 4 88S14 64 30 58z') +
      fill('a', 'M92 62c18-4 34 8 34 26s-14 32-34 32s-30-14-28-32S78 66 92 62z') +
      stroke(
        eyes,
        2,
        'M60 32q4 3 8 0M78 50q4 3 8 0M24 86q4 3 8 0M44 100q4 3 8 0M88 84q4 3 8 0M104 100q3 3 6 0',
        ' opacity=".5"',
      ) +
      shine(56, 22, 9, 5, -34, 0.45) +
      shine(22, 72, 8, 5, -34, 0.45) +
      shine(84, 76, 8, 5, -34, 0.45),
  );

const sweetPotato = lying(
  glow('a', ['#e8a07a', '#b8583c', '#74301f']) +
    fill('a', 'M4 92C10 70 40 30 80 24c22-4 36 6 44 14c-6 30-36 66-70 74c-26 6-40-6-50-20z') +
    stroke('#5a2416', 2, 'M40 66q6 6 12 2M74 42q6 4 10 0M60 92q6 2 10-2M92 58q4 4 8 0M26 88q4 4 8 2', ' opacity=".5"') +
    shine(54, 54, 24, 7, -34, 0.35),
);

/** Round roots in a bunch with their leaves. */
const bunch = (tones: Tones, leaf: string, stem: string) =>
  motif(
    glow('a', tones) +
      stroke(stem, 5, 'M36 70Q50 44 44 20M64 70V14M92 70Q78 44 84 20') +
      flat(
        leaf,
        'M44 34C26 32 20 14 30 2c14 4 20 18 14 32zM64 30C52 20 54 6 64-2c10 8 12 22 0 32zM84 34c18-2 24-20 14-32c-14 4-20 18-14 32z',
      ) +
      '<defs><g id="~b"><path fill="url(#~a)" d="M0-24c18 0 28 12 26 26c-2 12-14 20-22 24l-4 22l-4-22c-8-4-20-12-22-24c-2-14 8-26 26-26z"/><ellipse cx="-10" cy="-8" rx="4" ry="8" transform="rotate(24 -10 -8)" fill="#fff" opacity=".5"/></g></defs>' +
      (
        [
          [32, 84],
          [96, 84],
          [64, 92],
        ] as const
      )
        .map(([x, y]) => svg`<use href="#~b" x="${x}" y="${y}"/>`)
        .join(''),
  );

const onion = (tones: Tones, line: string) =>
  motif(
    glow('a', tones) +
      fill(
        'a',
        'M64 4c2 18 6 26 18 32c26 12 38 28 36 46c-2 24-26 38-54 38S12 106 10 82c-2-18 10-34 36-46c12-6 16-14 18-32z',
      ) +
      stroke(
        line,
        2,
        'M62 22Q30 60 44 118M64 22v98M66 22q32 38 18 96M58 34Q14 64 24 104M70 34q44 30 34 70',
        ' opacity=".45"',
      ) +
      stroke('#a8854a', 1.8, 'M56 120l-4 7M62 121l-1 7M68 121l2 7M74 120l5 6') +
      shine(36, 72, 7, 15, 26, 0.45),
  );

const garlic = motif(
  glow('a', ['#ffffff', '#f1e9e4', '#c3b0ac']) +
    fill(
      'a',
      'M64 2c3 14 3 22 8 30c28 10 48 32 46 56c-1 20-22 36-54 36S11 108 10 88c-2-24 18-46 46-56c5-8 5-16 8-30z',
    ) +
    stroke(
      '#b08aa0',
      2.2,
      'M60 30Q28 70 44 122M64 28v94M68 30q32 40 16 92M52 38Q16 70 24 112M76 38q36 32 28 74',
      ' opacity=".45"',
    ) +
    stroke('#c8b48a', 3, 'M52 124h24') +
    shine(38, 76, 6, 16, 22, 0.8),
);

const ginger = (tones: Tones) =>
  lying(
    glow('a', tones) +
      fill(
        'a',
        'M8 74c0-16 14-22 28-20c2-16 12-30 26-28s16 16 12 28c10-8 30-12 40 0s8 26-4 32c4 14-4 26-18 26s-18-8-22-16c-14 10-30 8-36-2c-12 4-26-4-26-20z',
      ) +
      stroke(
        '#7d5526',
        2,
        'M36 54q8 8 6 18M74 54q-10 8-22 8M70 96q-4-10-2-18M110 86q-10 0-18-6M20 66q6 10 4 18M94 60q-4 8-2 14',
        ' opacity=".5"',
      ) +
      shine(56, 40, 5, 9, 14, 0.5),
  );

const beetroot = motif(
  glow('a', ['#c8527a', '#7a1a44', '#3c0a22']) +
    stroke('#a82a4a', 6, 'M58 44Q50 20 40 4M66 44V2M74 44Q84 20 94 6') +
    flat('#4c8a3a', 'M40 26C22 26 14 10 20-2c16 2 26 14 20 28zM94 28c18 0 26-16 20-28c-16 2-26 14-20 28z') +
    fill('a', 'M64 38c30 0 46 18 44 40c-2 18-22 30-38 34l-6 16l-6-16C42 108 22 96 20 78c-2-22 14-40 44-40z') +
    shine(40, 66, 7, 14, 26, 0.4),
);

const kohlrabi = motif(
  glow('a', ['#eef7cf', '#b6d486', '#6f9a44']) +
    stroke('#7ba850', 5, 'M34 54Q22 34 24 14M64 42V6M94 54q12-20 10-40') +
    flat(
      '#5a9a44',
      'M24 26C8 22 4 8 12-2c12 4 18 14 12 28zM64 22C54 14 54 2 64-6c10 8 10 20 0 28zM104 26c16-4 20-18 12-28c-12 4-18 14-12 28z',
    ) +
    '<ellipse cx="64" cy="82" rx="50" ry="42" fill="url(#~a)"/>' +
    stroke('#8ab060', 3, 'M30 64q14-6 22-20M98 64q-14-6-22-20M54 50q10 6 20 0', ' opacity=".7"') +
    shine(40, 70, 8, 14, 30, 0.5),
);

const celeriac = motif(
  glow('a', ['#fbf1d8', '#ddc99c', '#a08a5c']) +
    stroke('#7ba850', 6, 'M48 34L40 8M64 32V4M80 34l8-26') +
    fill('a', 'M64 26c34 0 56 20 54 48c-2 26-24 48-54 48S12 100 10 74c-2-28 20-48 54-48z') +
    dots(
      '#8a744a',
      1.8,
      [
        [30, 66],
        [46, 84],
        [64, 70],
        [84, 88],
        [98, 70],
        [54, 104],
        [74, 52],
        [38, 50],
        [88, 108],
        [22, 84],
      ],
      ' opacity=".5"',
    ) +
    stroke('#b89f6c', 2, 'M40 118l-6 9M56 121l-2 7M72 121l3 7M88 117l7 8') +
    shine(42, 56, 10, 12, 30, 0.4),
);

const parsnip = (tones: Tones) =>
  lying(
    fade('a', tones, 'x2=".4" y2="1"') +
      flat('#6f9a44', 'M94 30q-4-20 4-30l8 4q-4 12-2 26zM100 34q8-14 22-18l4 8q-12 6-20 16z') +
      fill('a', 'M82 26q16-4 24 6t2 22C84 82 44 110 8 124q-6-2-3-6C18 84 50 46 82 26z') +
      stroke('#b8945a', 2, 'M64 46l12 12M46 66l10 8M76 72l-8-8M30 90l8 6', ' opacity=".5"'),
  );

/** A round root with a coloured shoulder. */
const swede = (tones: Tones, shoulder: string) =>
  motif(
    glow('a', tones) +
      stroke('#7ba850', 6, 'M50 32L42 8M64 30V4M78 32l8-24') +
      fill('a', 'M64 24c32 0 54 18 52 44c-2 28-28 44-46 50l-6 10l-6-10C40 112 14 96 12 68c-2-26 20-44 52-44z') +
      flat(shoulder, 'M64 24c32 0 52 16 52 40q-26-10-52-10T12 64c0-24 20-40 52-40z', ' opacity=".55"') +
      stroke('#fff', 2, 'M30 84q8 6 14 4M80 92q10 0 14-8M56 104q8 4 14 0', ' opacity=".4"') +
      shine(38, 56, 9, 14, 28, 0.45),
  );

export const roots = {
  'own:carrot': carrot(['#ffb45e', '#f07d17', '#bf5606']),
  'own:carrot-purple': carrot(['#b88ac0', '#6d3a7a', '#3c1a48']),
  'own:potato': tuber(['#f2dca4', '#d0a860', '#93702f'], '#7a5a22'),
  'own:potato-long': longTuber(['#f6e2a8', '#d8b268', '#977334'], '#7a5a22'),
  'own:potato-floury': tuber(['#e6cda2', '#bd9560', '#7d5a30'], '#5f431d'),
  'own:potato-new': smallTubers(['#faecc0', '#e2c27c', '#a8823e'], '#8a6a2c'),
  'own:potato-red': tuber(['#e8a494', '#b8564c', '#7a2c2a'], '#5f1f1c'),
  'own:sweet-potato': sweetPotato,
  'own:radishes': bunch(['#ff9aa8', '#e0304f', '#9a1230'], '#5aa03f', '#8aba5a'),
  'own:beetroot': beetroot,
  'own:onion': onion(['#f7d28a', '#d8923a', '#94561a'], '#8a4f14'),
  'own:onion-red': onion(['#d08ab0', '#8f2f5e', '#541433'], '#3f0c26'),
  'own:shallot': onion(['#eab89a', '#b8684a', '#743422'], '#6a2a1a'),
  'own:onion-white': onion(['#ffffff', '#f4efe2', '#c9c0a4'], '#b0a880'),
  'own:garlic': garlic,
  'own:ginger': ginger(['#f2d7a2', '#d0a060', '#94683a']),
  'own:turmeric': ginger(['#ffc46a', '#e08a1e', '#9a4f0c']),
  'own:kohlrabi': kohlrabi,
  'own:celeriac': celeriac,
  'own:parsnip': parsnip(['#fffaf0', '#f0dfb8', '#c4a670']),
  'own:horseradish': parsnip(['#efe0c4', '#cdb287', '#8f744c']),
  'own:swede': swede(['#f6e2b4', '#dcb878', '#9a7a44'], '#7a4a7a'),
  'own:turnip-white': swede(['#ffffff', '#f2ece0', '#c8bcae'], '#a8467a'),
} as const;
