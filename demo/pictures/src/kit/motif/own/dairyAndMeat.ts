import { repeat } from '../../paper/markup.ts';
import { at, dots, fade, fill, flat, glow, motif, shine, stroke, type Tones } from './pen.ts';

const alp = motif(
  flat('#3d6b62', 'M4 108L46 38l16 24L84 22l42 86z') +
    flat('#2b4f49', 'M84 22l42 86H92L70 62z') +
    flat('#fff', 'M84 22l-18 32l10-3l8 9l10-7l8 8zM46 38l-14 24l9-3l7 6l8-6z') +
    flat('#7fae4e', 'M0 112q34-18 64-6t64-4v14H0z'),
);

const milkSplash = motif(
  fade('a', ['#ffffff', '#f3f7fa', '#c4d6e2'], 'x2="0" y2="1"') +
    fill(
      'a',
      'M10 96c-8-8 0-14 8-14c-10-12 2-26 14-16c-2-18 8-30 14-44c8 14 16 26 14 42c6-10 18-10 20 2c8-10 20-4 16 8c10-4 18 6 10 14c14 2 16 18-2 24q-40 14-80 2c-14-4-20-12-14-18z',
    ) +
    '<circle cx="20" cy="42" r="6" fill="url(#~a)"/><circle cx="96" cy="36" r="8" fill="url(#~a)"/><circle cx="76" cy="18" r="5" fill="url(#~a)"/>' +
    stroke('#b9cedb', 2, 'M30 100q34 12 66 0M46 40q-4 14-2 24', ' opacity=".7"'),
);

const creamSwirl = motif(
  glow('a', ['#ffffff', '#fbf6ea', '#d8c9ac']) +
    fill(
      'a',
      'M8 104c-8-18 12-26 20-24c-10-18 6-26 16-24c-6-16 6-22 14-22c-4-12 4-22 10-30c2 14 14 22 10 34c14 2 18 14 10 24c16-2 24 12 14 22c18 0 24 14 14 24q-54 18-108-4z',
    ) +
    stroke('#cbb892', 3, 'M28 82q36 16 74 0M44 58q20 12 42 2M58 36q8 8 20 2', ' opacity=".7"'),
);

const butter = motif(
  flat('#fbe38a', 'M14 62L84 40l36 16L50 82z') +
    flat('#f2cc4e', 'M14 62L50 82v32L14 94z') +
    flat('#dcb032', 'M50 82l70-26v30l-70 28z') +
    flat('#fff6c8', 'M60 34q22-24 44-6q8 14-10 18q-14 2-12-8q2-6 8-4q-8 10-30 0z') +
    stroke('#fff', 2, 'M16 63L50 83', ' opacity=".6"'),
);

const cheese = (tones: Tones, holes: boolean) =>
  motif(
    fade('a', tones) +
      flat(tones[0], 'M6 62L70 20q40 10 52 42z') +
      fill('a', 'M6 62h116v46H6z') +
      flat(tones[2], 'M122 62v46h-8V62z', ' opacity=".5"') +
      (holes
        ? '<g fill="#000" opacity=".16"><circle cx="34" cy="84" r="10"/><circle cx="66" cy="94" r="7"/><circle cx="94" cy="78" r="9"/><ellipse cx="66" cy="44" rx="10" ry="5"/><ellipse cx="92" cy="52" rx="7" ry="3"/></g>'
        : '') +
      stroke('#fff', 2.4, 'M6 62h116', ' opacity=".6"'),
  );

const mozzarella = motif(
  glow('a', ['#ffffff', '#f6f6f2', '#cfd3cc']) +
    '<circle cx="56" cy="72" r="46" fill="url(#~a)"/><circle cx="100" cy="94" r="26" fill="url(#~a)"/>' +
    flat('#4fa03a', 'M70 40C62 18 80 4 104 8c4 22-12 36-34 32z') +
    stroke('#2a6a26', 1.8, 'M72 38q14-18 28-26'),
);

const sausage = (tones: Tones, score: string) =>
  motif(
    fade('a', tones, 'x2="0" y2="1"') +
      (
        [
          [58, 48, -16],
          [68, 84, -8],
        ] as const
      )
        .map(([x, y, turn]) =>
          at(
            x,
            y,
            turn,
            1,
            fill('a', 'M-54-4q0-14 14-15Q0-26 42-18q14 2 14 16T42 14Q0 22-40 12q-14-2-14-16z') +
              flat(tones[2], 'M-54-6l-8-5v12l8-3zM56-4l8-5v12l-8-3z') +
              stroke(score, 4, 'M-24-10l8 14M0-13l8 16M24-12l8 14', ' opacity=".5"') +
              stroke('#fff', 3, 'M-38-10Q0-17 38-9', ' opacity=".45"'),
          ),
        )
        .join(''),
  );

const ham = motif(
  glow('a', ['#ffc4c4', '#f08a94', '#c85a6c']) +
    flat('#f7e6dc', 'M24 26c26-22 74-14 90 14s4 62-30 72S16 102 8 76s4-40 16-50z') +
    fill('a', 'M30 34c24-18 64-12 78 12s2 52-26 60S24 98 16 74s4-32 14-40z') +
    stroke('#fbe0de', 3, 'M44 46q20 14 14 34M76 40q-4 22 18 34M36 74q20 4 26 22', ' opacity=".8"') +
    '<ellipse cx="72" cy="60" rx="11" ry="8" fill="#fdf2e4"/>',
);

const salami = motif(
  glow('a', ['#e0705c', '#b03030', '#7a1a20']) +
    (
      [
        [44, 50, 38],
        [88, 62, 34],
        [56, 92, 32],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="#e8d6c4"/><circle cx="${x}" cy="${y}" r="${r - 3}" fill="url(#~a)"/>${dots(
            '#fbeadf',
            3,
            [
              [x - 14, y - 8],
              [x + 4, y - 18],
              [x + 16, y - 2],
              [x - 4, y + 4],
              [x + 8, y + 16],
              [x - 16, y + 12],
            ],
          )}`,
      )
      .join(''),
);

const bacon = motif(
  repeat(3, (step) =>
    at(
      0,
      step * 30 - 28,
      0,
      1,
      stroke('#a8322e', 22, 'M8 60q14-16 28 0t28 0t28 0t28-2') +
        stroke('#f6ddd0', 7, 'M8 56q14-16 28 0t28 0t28 0t28-2') +
        stroke('#d0605a', 4, 'M8 67q14-16 28 0t28 0t28 0t28-2'),
    ),
  ),
);

const drumstick = motif(
  glow('a', ['#f2c08a', '#cf8440', '#8a4a18']) +
    flat('#fff6e8', 'M84 84l22 22q12-6 16 4t-8 14q-2 8-12 4t-6-14L74 94z') +
    fill('a', 'M20 24c24-22 60-8 70 22c6 20 2 34-6 44s-20 10-36 4C18 84-2 46 20 24z') +
    shine(40, 38, 14, 8, -34, 0.4),
);

const FISH = 'M4 66C20 36 60 26 88 50L122 28q-8 36 0 72L88 80C60 104 20 96 4 66z';

const fish = (tones: Tones) =>
  motif(
    fade('a', tones, 'x2="0" y2="1"') +
      fill('a', FISH) +
      flat(tones[2], 'M44 38q14-18 34-14q-6 8-4 18q-14-6-30-4zM52 94q10 12 24 12q-4-8 0-14z') +
      stroke('#fff', 2, 'M40 52q6 14 0 30M54 48q6 18 0 36M68 48q6 18 0 34', ' opacity=".4"') +
      '<circle cx="22" cy="60" r="6" fill="#fff"/><circle cx="22" cy="60" r="3" fill="#122"/>' +
      stroke(tones[2], 2.4, 'M34 46q8 18 0 38'),
  );

const prawn = motif(
  glow('a', ['#ffd2b8', '#f7926a', '#d05a38']) +
    fill(
      'a',
      'M104 40c8-26-40-40-68-12s-26 74 12 88c20 6 40 0 46-12c-14 6-30 2-38-12c-10-18-2-40 14-46c12-4 26-2 34-6z',
    ) +
    stroke('#c8502c', 3, 'M60 20q-4 18 6 28M36 36q4 14 18 20M24 62q12 2 24 0M32 92q10-6 18-14', ' opacity=".6"') +
    stroke('#e2714a', 3, 'M104 30q14-10 18-24M100 24q6-12 4-22') +
    flat('#f7926a', 'M92 104q18-4 30 8q-12 12-34 4z') +
    '<circle cx="88" cy="32" r="4" fill="#122"/>',
);

const mussel = motif(
  glow('a', ['#6a7a9a', '#2f3a58', '#141a2c']) +
    fill('a', 'M64 6C100 20 118 60 100 96s-60 34-76 4S28 20 64 6z') +
    stroke('#9aa8c8', 2, 'M62 16Q28 60 36 108M64 16q10 50-4 100M68 18q34 36 24 86', ' opacity=".5"') +
    shine(48, 48, 6, 20, 24, 0.35),
);

export const dairyAndMeat = {
  'own:alp': alp,
  'own:milk-splash': milkSplash,
  'own:cream-swirl': creamSwirl,
  'own:butter': butter,
  'own:cheese': cheese(['#ffe79a', '#f6c64a', '#d89a24'], true),
  'own:cheese-mild': cheese(['#fff6d0', '#f7e09a', '#dcb85c'], false),
  'own:cheese-orange': cheese(['#ffd08a', '#f29a34', '#c46a12'], false),
  'own:mozzarella': mozzarella,
  'own:sausages': sausage(['#e8a07a', '#b8583c', '#74301f'], '#5a2416'),
  'own:sausages-white': sausage(['#fff6e8', '#ecd9c0', '#c0a684'], '#b89a78'),
  'own:frankfurters': sausage(['#f2a07a', '#d0603a', '#8a3418'], '#f2a07a'),
  'own:ham': ham,
  'own:salami': salami,
  'own:bacon': bacon,
  'own:drumstick': drumstick,
  'own:fish': fish(['#d8eef7', '#6aa8c8', '#2c6488']),
  'own:salmon': fish(['#ffd8c4', '#f0906a', '#c0583c']),
  'own:prawn': prawn,
  'own:mussel': mussel,
} as const;
