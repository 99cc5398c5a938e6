import { blushed, dots, fill, flat, glow, motif, shine, stroke, type Tones } from './pen.ts';

const LEAF = '#5d9c3a';

const apple = (tones: Tones, blush: string) =>
  motif(
    blushed(
      'M64 34c12-12 52-10 52 32c0 34-24 54-38 54c-6 0-9-3-14-3s-8 3-14 3c-14 0-38-20-38-54c0-42 40-44 52-32z',
      tones,
      blush,
      'cx=".95" cy=".3" r=".55"',
    ) +
      flat('#000', 'M44 34q20 12 40 0q-8 10-20 10t-20-10z', ' opacity=".22"') +
      flat('#6b4423', 'M63 40q-3-18 6-30l6 3q-8 10-7 27z') +
      flat(LEAF, 'M70 22q14-20 38-12q-10 20-38 12z') +
      stroke('#3f7a26', 1.5, 'M72 21q16-4 32-10') +
      shine(36, 58, 9, 17, 24),
  );

const pear = (tones: Tones, blush: string) =>
  motif(
    blushed(
      'M65 18c14 0 19 10 20 22c1 13 7 20 15 28c10 10 14 20 12 31c-3 16-21 25-48 25s-45-9-48-25c-2-11 2-21 12-31c8-8 16-15 17-28c1-12 6-22 20-22z',
      tones,
      blush,
      'cx=".98" cy=".7" r=".5"',
      'cx=".36" cy=".6" r=".7"',
    ) +
      dots(
        '#7a7a1c',
        0.9,
        [
          [40, 88],
          [52, 104],
          [66, 92],
          [48, 74],
          [78, 108],
          [64, 112],
          [34, 100],
          [60, 60],
          [72, 76],
          [88, 92],
        ],
        ' opacity=".45"',
      ) +
      flat('#6b4423', 'M61 22q-4-12 6-20l7 4q-8 6-5 16z') +
      flat(LEAF, 'M70 14q18-14 36 0q-16 14-36 0z') +
      stroke('#3f7a26', 1.4, 'M72 14q16 0 30 1') +
      shine(42, 84, 8, 17, 16, 0.45) +
      shine(58, 38, 4, 9, 8, 0.35),
  );

const PORES = Array.from({ length: 22 }, (_, step) => [24 + ((step * 37) % 80), 34 + ((step * 53) % 70)] as const);

const citrus = (tones: Tones, withLeaf: boolean) =>
  motif(
    glow('a', tones) +
      '<circle cx="64" cy="68" r="52" fill="url(#~a)"/>' +
      dots('#000', 1.6, PORES, ' opacity=".07"') +
      (withLeaf
        ? flat('#557a2b', 'M58 22l6-8l7 8q-6 5-13 0z') + flat(LEAF, 'M68 18q16-18 38-8q-14 18-38 8z')
        : '<circle cx="66" cy="24" r="4" fill="#8a5a14" opacity=".6"/>') +
      shine(42, 46, 13, 8, -38, 0.4),
  );

const lemonShape = (tones: Tones) =>
  motif(
    glow('a', tones) +
      fill(
        'a',
        'M6 66c8-4 8-10 14-20c14-22 66-26 86 4c4 6 8 8 16 12c2 2 2 6 0 8c-8 3-11 7-16 13c-22 26-70 26-86-3c-4-7-7-9-14-11c-2-1-2-2 0-3z',
      ) +
      dots(
        '#000',
        1.3,
        [
          [40, 78],
          [56, 88],
          [72, 80],
          [86, 66],
          [62, 62],
          [78, 50],
          [46, 60],
          [92, 80],
          [66, 98],
        ],
        ' opacity=".08"',
      ) +
      shine(46, 44, 17, 7, -22),
  );

/** Round stone fruit with its seam. */
const stoneFruit = (tones: Tones, blush: string, seam: string) =>
  motif(
    blushed('M62 22c34-8 58 14 56 48c-2 30-24 52-52 52S12 100 10 70c-2-32 20-52 52-48z', tones, blush) +
      stroke(seam, 3, 'M66 24q-24 40 2 96', ' opacity=".5"') +
      flat('#6b4423', 'M62 28q-2-12 4-18l6 3q-5 6-4 15z') +
      flat(LEAF, 'M70 18q16-16 40-6q-16 18-40 6z') +
      stroke('#3f7a26', 1.4, 'M72 18q16-4 34-5') +
      shine(36, 56, 9, 17, 24, 0.4),
  );

/** A flat peach, seen from above. */
const flatPeach = motif(
  glow('a', ['#ffe2b0', '#f5a868', '#d2573c']) +
    '<ellipse cx="64" cy="76" rx="60" ry="40" fill="url(#~a)"/>' +
    flat('#d8344a', 'M70 40c34 2 56 18 54 40c-4 20-24 32-50 36c24-20 26-52-4-76z', ' opacity=".45"') +
    '<ellipse cx="62" cy="62" rx="22" ry="11" fill="#a83a2a" opacity=".5"/><ellipse cx="62" cy="65" rx="17" ry="8" fill="#e8905a"/>' +
    flat(LEAF, 'M66 58q4-24 34-26q2 22-34 26z') +
    shine(34, 66, 14, 7, -24, 0.4),
);

export const fruit = {
  'own:apple': apple(['#ff8a6b', '#d8232f', '#8c0f24'], '#ffb347'),
  'own:apple-green': apple(['#e3f58a', '#9bc53d', '#4f8a1c'], '#d8e05a'),
  'own:apple-yellow': apple(['#fff3a0', '#f2cf3e', '#c08f14'], '#e8643a'),
  'own:apple-striped': apple(['#fbe08a', '#dd5f38', '#8f1c22'], '#f4d65a'),
  'own:apple-pink': apple(['#ffc0b0', '#e2546a', '#9a1f42'], '#ffe08a'),
  'own:pear': pear(['#f1f2a2', '#c9d24a', '#84982a'], '#e0a03c'),
  'own:pear-green': pear(['#e6eaa0', '#a9b84a', '#66782a'], '#8a7a34'),
  'own:pear-brown': pear(['#f0d9a0', '#c49a4e', '#7c5a26'], '#a8702c'),
  'own:pear-red': pear(['#f0b27a', '#c8552e', '#7c2a1a'], '#8a1f22'),
  'own:orange': citrus(['#ffc35c', '#f58a14', '#c8590a'], true),
  'own:tangerine': citrus(['#ffb04a', '#f2700f', '#b94604'], false),
  'own:grapefruit': citrus(['#ffd39a', '#f29a5c', '#cc5f4a'], false),
  'own:grapefruit-white': citrus(['#fff6b8', '#f4d75e', '#c9a02a'], false),
  'own:lemon': lemonShape(['#fff79a', '#f9d923', '#cf9d06']),
  'own:lime': lemonShape(['#e4f59a', '#9ccc3c', '#4f8a1c']),
  'own:flat-peach': flatPeach,
  'own:peach': stoneFruit(['#ffd9a0', '#f7a45e', '#d8603c'], '#d8344a', '#b3402e'),
  'own:nectarine': stoneFruit(['#ffc27a', '#e2552e', '#9a1c22'], '#7a0f22', '#7a1a14'),
  'own:apricot': stoneFruit(['#ffe0a0', '#f8b04a', '#dd7a1e'], '#e0552a', '#c05f14'),
  'own:plum-red': stoneFruit(['#f2a0a8', '#b8365a', '#6a1238'], '#f0a03c', '#7a1a3a'),
  'own:plum': stoneFruit(['#a58ad0', '#5a3a8a', '#2c1850'], '#3a1250', '#2a1440'),
} as const;
