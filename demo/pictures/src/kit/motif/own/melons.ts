import { dots, fade, fill, flat, glow, motif, shine, stroke, type Tones } from './pen.ts';

const melon = (tones: Tones, ribs: string) =>
  motif(
    glow('a', tones) +
      '<circle cx="64" cy="66" r="54" fill="url(#~a)"/>' +
      stroke(
        ribs,
        4,
        'M64 12q-34 54 0 108M64 12q34 54 0 108M64 12q-74 50-22 102M64 12q74 50 22 102M64 12v108',
        ' opacity=".45"',
      ) +
      stroke(
        '#fff6d8',
        1.4,
        'M18 50q20 10 40-4t50 6M14 76q24 8 44-2t54 4M26 98q20-6 40 2t36-6M28 32q18 8 34-2t38 4',
        ' opacity=".7"',
      ) +
      stroke('#7a6a32', 5, 'M64 16q0-8 8-12') +
      shine(40, 40, 14, 9, -38, 0.35),
  );

const watermelon = (tones: Tones) =>
  motif(
    fade('a', tones, 'x2="0" y2="1"') +
      flat('#2f7a34', 'M2 36a62 70 0 0 0 124 0z') +
      stroke('#1c4f26', 5, 'M16 70q6 14 16 22M44 98q10 4 20 5M84 98q14-4 24-18', ' opacity=".6"') +
      flat('#eef6cf', 'M9 36a55 61 0 0 0 110 0z') +
      fill('a', 'M15 36a49 54 0 0 0 98 0z') +
      flat(tones[0], 'M2 36q62-14 124 0q-62 8-124 0z') +
      dots('#2a1410', 2.6, [
        [36, 52],
        [52, 60],
        [68, 52],
        [86, 58],
        [98, 48],
        [44, 74],
        [62, 78],
        [80, 74],
      ]),
  );

const honeydew = motif(
  glow('a', ['#fff9c8', '#f2dc62', '#c9a52a']) +
    '<ellipse cx="64" cy="68" rx="58" ry="48" fill="url(#~a)"/>' +
    stroke(
      '#b89428',
      1.6,
      'M12 56q20 6 30 0M20 90q16-6 28 2M80 104q16-10 28-4M86 36q14 6 26 2M52 112q6-6 14-4',
      ' opacity=".45"',
    ) +
    stroke('#7a6a32', 5, 'M64 22q2-10 10-12') +
    shine(42, 46, 16, 9, -32, 0.5),
);

/** A watermelon with its stripes, a slice cut out of it. */
const wholeMelon = motif(
  glow('a', ['#8fc86a', '#3f8a3c', '#1c5a28']) +
    fade('b', ['#ff9a8a', '#ea3b46', '#c81f38'], 'x2="0" y2="1"') +
    '<ellipse cx="64" cy="68" rx="60" ry="50" fill="url(#~a)"/>' +
    stroke('#17471f', 7, 'M30 30q-22 38 0 78M52 20q-16 48 0 98M76 20q16 48 0 98M98 30q22 38 0 78', ' opacity=".55"') +
    flat('#eef6cf', 'M70 60l52-26q10 26-2 56z') +
    fill('b', 'M74 60l46-22q6 22-2 46z') +
    dots('#2a1410', 2.4, [
      [96, 56],
      [108, 52],
      [104, 66],
      [112, 70],
    ]) +
    shine(34, 46, 12, 8, -34, 0.4),
);

export const melons = {
  'own:melon': melon(['#fbe3a0', '#e8bf63', '#b98a34'], '#8a9a4a'),
  'own:cantaloupe': melon(['#f3e2bc', '#d0ae78', '#93713c'], '#6f7a3c'),
  'own:honeydew': honeydew,
  'own:watermelon-whole': wholeMelon,
  'own:watermelon': watermelon(['#ff9a8a', '#ea3b46', '#c81f38']),
  'own:watermelon-yellow': watermelon(['#fff0a0', '#f6cf3a', '#e0a51c']),
} as const;
