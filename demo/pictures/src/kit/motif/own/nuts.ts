import { at, fill, flat, glow, motif, shine, stroke, type Tones } from './pen.ts';

const nut = (tones: Tones, detail: string, data: string) =>
  motif(
    glow('a', tones) +
      (
        [
          [42, 46, -22, 1],
          [90, 56, 26, 0.94],
          [60, 92, 8, 1],
        ] as const
      )
        .map(([x, y, turn, scale]) => at(x, y, turn, scale, fill('a', data) + detail))
        .join(''),
  );

const hazelnut = nut(
  ['#e0a868', '#a5682e', '#643a16'],
  flat('#e8cfa0', 'M-22-8Q0-24 22-8Q18-26 0-28T-22-8z') + shine(-9, 4, 4, 9, 20, 0.4),
  'M0 34C-22 28-28 4-22-8Q0-22 22-8C28 4 22 28 0 34z',
);

const almond = nut(
  ['#dca46a', '#a86a34', '#6c3e1a'],
  stroke('#6c3e1a', 1.6, 'M0-30Q-10 0-4 28M0-30Q10 0 6 28M0-30V30', ' opacity=".5"'),
  'M0-36C22-20 24 14 2 34C-22 22-24-14 0-36z',
);

const cashew = nut(
  ['#fff2d2', '#ecd09a', '#c09a5c'],
  '',
  'M-14-30c14-8 34 4 36 28s-14 36-28 34s-14-14-6-18s8-10 4-20s-18-16-6-24z',
);

const pistachio = nut(
  ['#f3e6c2', '#d8c08a', '#a3864e'],
  flat('#8aa83c', 'M0-26C12-12 12 12 0 28C-6 8-6-10 0-26z') +
    flat('#7a3f5c', 'M0-26c4 4 6 10 7 16q-6-4-9-2q0-8 2-14z', ' opacity=".7"'),
  'M0-34C26-20 28 16 0 34C-28 16-26-20 0-34z',
);

const peanut = nut(
  ['#f0d29a', '#cfa055', '#93692a'],
  stroke('#8a6024', 1.5, 'M-8-26q6 26 0 52M2-32q4 30 0 64M10-26q-4 26 2 50', ' opacity=".45"'),
  'M0-38c16 0 22 14 16 26c-4 8-4 14 2 24c6 14-2 28-18 28s-24-14-18-28c6-10 6-16 2-24c-6-12 0-26 16-26z',
);

const walnut = motif(
  glow('a', ['#e8c48a', '#b07f42', '#6f4a20']) +
    fill('a', 'M64 10c36 0 56 28 54 58s-24 52-54 52S12 98 10 68S28 10 64 10z') +
    stroke(
      '#5f3f1a',
      3,
      'M64 12v106M50 24q-18 10-14 26t-14 24M52 50q-14 14-4 30t-10 22M78 24q18 10 14 26t14 24M76 50q14 14 4 30t10 22',
      ' opacity=".55"',
    ) +
    shine(38, 46, 8, 14, 30, 0.35),
);

const pecan = nut(
  ['#c88a54', '#8a4f22', '#4f2a10'],
  stroke('#4f2a10', 2, 'M0-32V32M-8-26q-8 26 0 52M8-26q8 26 0 52', ' opacity=".55"'),
  'M0-36C18-26 20 22 0 36C-20 22-18-26 0-36z',
);

/** Dried fruit in a heap. */
const dried = (tones: Tones, wrinkle: string, data: string) =>
  motif(
    glow('a', tones) +
      (
        [
          [36, 40, -18, 0.92],
          [88, 38, 24, 0.9],
          [62, 74, 4, 1],
          [28, 94, 30, 0.84],
          [98, 94, -26, 0.86],
        ] as const
      )
        .map(([x, y, turn, scale]) =>
          at(
            x,
            y,
            turn,
            scale,
            fill('a', data) +
              stroke(wrinkle, 2, 'M-16-10q12 6 30-2M-18 4q16 6 34-4M-10 14q10 2 18-4', ' opacity=".55"'),
          ),
        )
        .join(''),
  );

const DRIED = 'M-26-6q4-20 28-18t24 24t-28 20t-24-26z';

export const nuts = {
  'own:hazelnuts': hazelnut,
  'own:almonds': almond,
  'own:cashews': cashew,
  'own:pistachios': pistachio,
  'own:peanuts': peanut,
  'own:walnut': walnut,
  'own:pecan': pecan,
  'own:argan': nut(['#f2cf8a', '#cf9a3e', '#8a5f1c'], '', 'M0-34C20-22 22 18 0 34C-22 18-20-22 0-34z'),
  'own:raisins': dried(['#8a5a7a', '#4f2c44', '#281422'], '#9a6a8a', DRIED),
  'own:prunes': dried(['#6a5a78', '#332840', '#160f20'], '#7a6a88', 'M-32-6q4-26 34-24t30 30t-34 26t-30-32z'),
  'own:dates': dried(['#c8823c', '#8a4a1a', '#4a240c'], '#e0a060', 'M-36 0q4-22 36-22t36 20t-36 22t-36-20z'),
} as const;
