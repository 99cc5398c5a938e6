import { repeat, svg } from '../../paper/markup.ts';
import { at, fade, fill, flat, glow, motif, stroke } from './pen.ts';

const shell = motif(
  fade('a', ['#fff2b8', '#f2cd6a', '#c4923a']) +
    (
      [
        [40, 42, -20],
        [90, 56, 24],
        [56, 94, 4],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          fill('a', 'M-30 4q0-32 30-32t30 32q-6 24-30 24t-30-24z') +
            flat('#a87822', 'M-20 8q20 12 40 0q-6 12-20 12t-20-12z') +
            stroke('#b8862a', 2, 'M-20-12q8 10 6 18M-6-24q2 14 0 28M8-24q0 14 0 28M22-12q-8 10-8 18', ' opacity=".6"'),
        ),
      )
      .join(''),
);

const tagliatelle = motif(
  (['#cf9a2c', '#ffe9a4'] as const)
    .map((colour, layer) =>
      stroke(
        colour,
        layer ? 6 : 10,
        'M14 72q8-44 52-44t48 40q-4 40-50 40T26 72q4-30 40-30t36 28t-36 26t-28-24t26-18t24 18t-22 12',
      ),
    )
    .join('') + stroke('#fff8dc', 1.6, 'M22 60q10-26 44-26M34 66q6-18 30-18', ' opacity=".8"'),
);

const gnocchi = motif(
  glow('a', ['#fffdf0', '#f4e2b4', '#cfb072']) +
    (
      [
        [38, 40, -20],
        [86, 36, 16],
        [60, 70, 4],
        [28, 92, 30],
        [96, 88, -24],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          '<ellipse rx="26" ry="18" fill="url(#~a)"/>' +
            stroke('#c8a868', 2, 'M-14-12q6 12 0 24M-2-15q6 14 0 30M10-14q6 12 0 26', ' opacity=".6"'),
        ),
      )
      .join(''),
);

const macaroni = motif(
  stroke('#c08a2c', 17, 'M20 52q14-30 42-22M70 44q28-10 40 18M24 98q10-30 40-24M76 102q28 0 34-26') +
    stroke('#f6d272', 13, 'M20 52q14-30 42-22M70 44q28-10 40 18M24 98q10-30 40-24M76 102q28 0 34-26') +
    stroke('#fff3c0', 4, 'M22 46q14-22 36-18M74 42q22-6 32 12M26 92q10-22 34-20M80 100q22-2 28-20', ' opacity=".8"'),
);

const riceNoodles = motif(
  repeat(3, (row) =>
    repeat(6, (step) =>
      stroke(
        step % 2 ? '#ffffff' : '#e6ddcc',
        4,
        svg`M${10 + step * 3} ${36 + row * 28 + step * 3}q28 -34 54 -6t54 -8`,
      ),
    ),
  ) + stroke('#b8a888', 1, 'M14 44q28-30 54-4t50-8M14 74q28-30 54-4t50-8M14 104q28-30 54-4t50-8', ' opacity=".6"'),
);

export const noodles = {
  'own:conchiglie': shell,
  'own:tagliatelle': tagliatelle,
  'own:gnocchi': gnocchi,
  'own:macaroni': macaroni,
  'own:rice-noodles': riceNoodles,
} as const;
