import { flat, glow, motif, shine, stroke, type Tones } from './pen.ts';

/** The head of a rose seen from a little above, with two leaves. */
const rose = (tones: Tones) =>
  motif(
    glow('a', tones) +
      flat('#3f7d3a', 'M30 92q-26-2-28 26q24 8 36-16zM98 92q26-2 28 26q-24 8-36-16z') +
      flat(tones[2], 'M14 58C12 30 36 10 64 12s52 20 50 46s-22 56-50 56S16 90 14 58z') +
      `<path fill="url(#~a)" d="M20 50C22 26 42 14 64 14s44 14 46 38c2 10-18 14-24 26s-8 30-22 32s-22-10-26-26S18 66 20 50z"/>` +
      flat(
        tones[1],
        'M14 60c14 4 30 0 38 16s2 34 14 38c-30 2-52-22-52-54zM114 60c-12 6-26 2-32 18s-4 32-16 36c30 2 48-22 48-54z',
      ) +
      stroke(tones[2], 3.4, 'M46 44c4-12 26-16 36-4s2 26-12 28s-24-10-16-20s20-4 16 6', ' opacity=".75"') +
      stroke(
        tones[2],
        2.6,
        'M30 50c0-20 18-32 36-32s30 10 34 26M28 66c8 6 20 6 26 16M100 66c-10 4-18 6-22 16',
        ' opacity=".5"',
      ) +
      shine(46, 32, 14, 7, -30, 0.4),
  );

export const flowers = {
  'own:rose-orange': rose(['#ffd9a0', '#f58f34', '#b9540f']),
  'own:rose-pink': rose(['#ffd6e4', '#ec6f9d', '#a92f62']),
  'own:rose-red': rose(['#ff9a8f', '#d8232f', '#850f1c']),
  'own:rose-white': rose(['#ffffff', '#f6efe0', '#c9bda2']),
  'own:rose-yellow': rose(['#fff6b8', '#f6cc3a', '#b98a10']),
} as const;
