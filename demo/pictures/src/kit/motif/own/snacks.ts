import { at, dots, fade, fill, flat, glow, motif, shine, stroke, type Tones } from './pen.ts';

const crisps = motif(
  glow('a', ['#ffe79a', '#f4bd3e', '#cf8416']) +
    (
      [
        [40, 44, -24, 1],
        [86, 50, 28, 0.95],
        [62, 86, 6, 1.1],
      ] as const
    )
      .map(([x, y, turn, scale]) =>
        at(
          x,
          y,
          turn,
          scale,
          `<ellipse cx="3" cy="6" rx="36" ry="25" opacity=".25"/>${fill('a', 'M-36-4q8-24 38-22t34 22q-2 26-34 26t-38-26z')}${stroke('#fff3c4', 5, 'M-26 2q26-16 54-4', ' opacity=".8"')}${dots(
            '#c2571a',
            2,
            [
              [-12, 8],
              [10, -8],
              [16, 8],
              [-2, -14],
            ],
            ' opacity=".8"',
          )}`,
        ),
      )
      .join(''),
);

const tortilla = motif(
  glow('a', ['#ffe6a0', '#f0b440', '#c47a18']) +
    (
      [
        [40, 46, -18],
        [88, 54, 32],
        [60, 90, 4],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          `<path opacity=".22" d="M-30 28L4-26L38 26z"/>${fill('a', 'M-34 22q-4-4 0-8L-2-32q3-3 6 0L36 14q4 6-2 8Q0 34-34 22z')}${dots(
            '#b5541c',
            1.8,
            [
              [-10, 8],
              [8, -4],
              [14, 14],
              [-18, 18],
              [0, -18],
            ],
            ' opacity=".7"',
          )}`,
        ),
      )
      .join(''),
);

const popcorn = motif(
  glow('a', ['#ffffff', '#fdf3d4', '#e6c478']) +
    (
      [
        [38, 44, 0],
        [86, 42, 80],
        [62, 82, 200],
        [28, 92, 130],
        [98, 90, 300],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          0.86,
          fill(
            'a',
            'M-8-28c12-8 26 0 24 12c14-2 20 16 8 24c2 14-16 20-24 10c-10 10-28 2-24-12c-14-4-12-24 2-24c0-6 6-10 14-10z',
          ) + flat('#e0a43a', 'M-4-4q8-6 12 2q-4 8-12-2z', ' opacity=".7"'),
        ),
      )
      .join(''),
);

const cookie = (tones: Tones, chips: string) =>
  motif(
    glow('a', tones) +
      '<circle cx="64" cy="66" r="56" fill="url(#~a)"/>' +
      dots(
        '#fff',
        2.4,
        [
          [46, 30],
          [30, 62],
          [70, 54],
          [96, 44],
          [58, 108],
          [104, 80],
        ],
        ' opacity=".25"',
      ) +
      dots(chips, 7, [
        [44, 46],
        [78, 34],
        [60, 72],
        [92, 66],
        [34, 82],
        [80, 98],
        [54, 104],
        [106, 54],
      ]) +
      shine(40, 32, 16, 6, -36, 0.3),
  );

const biscuit = motif(
  fade('a', ['#ffe2a4', '#edb75c', '#c4863a']) +
    fill('a', 'M14 34q0-14 14-14h72q14 0 14 14v60q0 14-14 14H28q-14 0-14-14z') +
    stroke('#b87a34', 3, 'M26 32h76v64H26z', ' opacity=".5"') +
    dots('#a86a2a', 2.8, [
      [40, 48],
      [64, 48],
      [88, 48],
      [40, 64],
      [64, 64],
      [88, 64],
      [40, 80],
      [64, 80],
      [88, 80],
    ]),
);

export const snacks = {
  'own:crisps': crisps,
  'own:tortilla-chips': tortilla,
  'own:popcorn': popcorn,
  'own:cookie': cookie(['#f0c888', '#cf9448', '#945c22'], '#4a2612'),
  'own:cookie-dark': cookie(['#9a6a48', '#5f381f', '#331a0c'], '#f0e0c4'),
  'own:biscuit': biscuit,
} as const;
