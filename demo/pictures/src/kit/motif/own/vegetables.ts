import { svg } from '../../paper/markup.ts';
import { at, dots, fade, fill, flat, glow, lying, motif, shine, stroke, type Tones } from './pen.ts';

const CALYX =
  'M64 36q-10-14-34-10q8 10 20 10q-14 6-18 20q18-2 28-14q0 12 6 20q8-10 6-22q10 12 28 10q-6-14-18-16q12-2 18-12q-22-4-32 8q0-12 6-20l-6-4q-8 10-4 30z';

const tomato = (tones: Tones, body = 'M64 30c32-10 56 10 56 42s-26 48-56 48S8 104 8 72s24-52 56-42z') =>
  motif(glow('a', tones) + fill('a', body) + flat('#4c8a2c', CALYX) + shine(32, 66, 8, 16, 26));

const vine = lying(
  glow('a', ['#ff8f6b', '#e32b22', '#98100f']) +
    stroke(
      '#5f8f34',
      5,
      'M10 18q40 0 66 26t40 62M40 22q-4 10-10 18M70 42q14-8 24-6M62 40q-6 14-10 24M92 66q-14 6-22 18M100 78q10 0 16-4',
    ) +
    '<defs><g id="~b"><circle r="21" fill="url(#~a)"/><path fill="#4c8a2c" d="M0-16l-10-4l6 8l-8 4l10 0l4 8l2-8l9 1l-6-5l5-6z"/><ellipse cx="-9" cy="-4" rx="3.5" ry="7" transform="rotate(26 -9 -4)" fill="#fff" opacity=".5"/></g></defs>' +
    (
      [
        [26, 54],
        [100, 30],
        [54, 82],
        [106, 92],
        [74, 108],
      ] as const
    )
      .map(([x, y]) => svg`<use href="#~b" x="${x}" y="${y}"/>`)
      .join(''),
);

const cucumber = lying(
  fade('a', ['#7fb04a', '#3f7d2e', '#1f4d1c'], 'x2=".5" y2="1"') +
    at(
      64,
      64,
      -32,
      1,
      fill('a', 'M-60-10q4-14 22-14H40q22 2 22 22T40 20H-38q-20-2-22-18q-1-6 0-12z') +
        stroke('#b8d88a', 2, 'M-48-12H46M-50-4H52M-50 6H50', ' opacity=".4"') +
        dots(
          '#cfe6a0',
          1.6,
          [
            [-36, -14],
            [-18, -2],
            [4, -12],
            [22, 0],
            [40, -10],
            [-30, 10],
            [-4, 12],
            [30, 12],
          ],
          ' opacity=".7"',
        ) +
        flat('#d8c878', 'M58-6q6 2 6 6t-6 6z') +
        '<ellipse cx="-10" cy="-15" rx="36" ry="3.5" fill="#fff" opacity=".3"/>',
    ),
);

const courgette = lying(
  fade('a', ['#8ab85a', '#4a8034', '#26541f'], 'x2=".5" y2="1"') +
    at(
      64,
      64,
      -34,
      1,
      fill('a', 'M-58-4q2-18 22-20C-10-26 20-18 42-14l6 4v20l-6 4C20 20-10 26-36 24q-22-2-22-20z') +
        stroke('#c4dc96', 2, 'M-46-10Q0-16 42-8M-50 2H44M-46 13Q0 16 42 7', ' opacity=".45"') +
        flat('#a8b86a', 'M46-12l16-2q4 4 2 14t-4 14l-14-2z') +
        '<ellipse cx="-20" cy="-15" rx="26" ry="4" fill="#fff" opacity=".3"/>',
    ),
);

const pepper = (tones: Tones) =>
  motif(
    glow('a', tones) +
      fill('a', 'M62 34c14-12 52-8 54 24c2 36-14 62-30 62c-8 0-12-5-20-5s-14 6-22 5C26 118 10 92 12 56s38-34 50-22z') +
      stroke(tones[2], 4, 'M46 44q-12 34 0 72M82 42q12 34 4 74', ' opacity=".45"') +
      flat('#3f7a2c', 'M40 38q12-12 22-8q-2-14 8-26l10 5q-8 10-6 21q14-4 22 8q-14-2-22 4q-6-4-12 2q-10-8-22-6z') +
      shine(30, 64, 7, 18, 14) +
      shine(64, 58, 5, 12, 6, 0.35),
  );

const aubergine = motif(
  glow('a', ['#8a62a8', '#43205e', '#1f0c30'], 'cx=".35" cy=".5" r=".7"') +
    fill('a', 'M88 26c14 8 12 26 12 44c0 34-24 54-48 54S8 106 10 82c2-22 24-26 40-38c14-10 24-26 38-18z') +
    flat(
      '#5a8a36',
      'M96 40c-10-2-12-12-22-6c2-8-6-8-14-6c8-12 20-12 26-8l12-18l10 6l-12 16c8 4 10 12 8 22c-4-4-6-6-8-6z',
    ) +
    shine(34, 82, 8, 20, 38, 0.4),
);

const chilli = (tones: Tones) =>
  lying(
    fade('a', tones, 'x2="1" y2=".6"') +
      fill('a', 'M84 30c12 6 14 18 8 34c-10 28-42 52-80 56q-6-2-2-6c28-14 42-32 46-58c2-18 14-32 28-26z') +
      flat('#4c8a2c', 'M58 38q4-16 20-16q2-14 16-20l6 7q-10 5-10 15q14 6 12 20q-10-8-20-6q-14-4-24 0z') +
      stroke('#fff', 4, 'M70 46q-4 32-30 54', ' opacity=".4"'),
  );

const pumpkin = motif(
  glow('a', ['#ffb35a', '#ee7a1c', '#b04a0a']) +
    '<ellipse cx="28" cy="76" rx="24" ry="40" fill="url(#~a)"/><ellipse cx="100" cy="76" rx="24" ry="40" fill="url(#~a)"/><ellipse cx="44" cy="76" rx="26" ry="44" fill="url(#~a)"/><ellipse cx="84" cy="76" rx="26" ry="44" fill="url(#~a)"/><ellipse cx="64" cy="77" rx="24" ry="46" fill="url(#~a)"/>' +
    flat('#7a8a3a', 'M54 36q6-6 4-22l12-8l8 6q-10 8-6 24q-8 8-18 0z') +
    shine(40, 62, 6, 16, 12, 0.35),
);

const gherkin = lying(
  fade('a', ['#a8c85a', '#6d9432', '#3f611c'], 'x2=".5" y2="1"') +
    at(
      64,
      64,
      -38,
      1,
      fill('a', 'M-56 0q2-28 40-28h30q44 2 44 26T14 26h-30q-38-2-40-26z') +
        dots(
          '#dce8a0',
          3,
          [
            [-34, -12],
            [-14, -16],
            [8, -12],
            [30, -14],
            [-24, 6],
            [0, 4],
            [24, 8],
            [42, -2],
          ],
          ' opacity=".55"',
        ) +
        '<ellipse cx="-8" cy="-18" rx="28" ry="4" fill="#fff" opacity=".35"/>',
    ),
);

/** A long pointed pepper. */
const pointed = lying(
  fade('a', ['#ff8a68', '#d8232a', '#8a0f18'], 'x2="1" y2=".7"') +
    fill('a', 'M92 22c16 10 20 30 10 48C88 96 50 118 10 122q-8-2-4-8C24 84 30 60 52 36c12-14 28-20 40-14z') +
    flat('#3f7a2c', 'M80 34q-2-16 8-20q0-8 8-14l10 7q-8 6-7 12q10 4 9 14q-14-6-28 1z') +
    stroke('#fff', 6, 'M62 42Q42 66 34 92', ' opacity=".35"') +
    stroke('#8a0f18', 3, 'M86 44Q74 80 36 110', ' opacity=".4"'),
);

const butternut = motif(
  glow('a', ['#ffe6b8', '#e8b46a', '#b27a34'], 'cx=".36" cy=".6" r=".75"') +
    fill(
      'a',
      'M62 12c16 0 22 12 22 28c0 14 4 22 12 30c10 10 16 20 14 32c-4 16-24 22-46 22s-42-6-46-22c-2-12 4-22 14-32c8-8 12-16 12-30c0-16 2-28 18-28z',
    ) +
    stroke('#b98644', 2, 'M50 22Q44 60 34 108M64 18v102M78 22q6 40 16 86', ' opacity=".35"') +
    flat('#9a8a4a', 'M54 16l2-13q8-5 16 0l2 13q-10 6-20 0z') +
    shine(40, 90, 8, 16, 14, 0.45),
);

export const vegetables = {
  'own:tomato': tomato(['#ff8f6b', '#e32b22', '#98100f']),
  'own:tomato-orange': tomato(['#ffc27a', '#f0742a', '#b0430c']),
  'own:tomato-yellow': tomato(['#ffe27a', '#f6a81c', '#c8720a']),
  'own:tomato-plum': tomato(
    ['#ff8f6b', '#e32b22', '#98100f'],
    'M64 28c24-8 40 8 38 42c-2 32-18 54-38 54S28 102 26 70c-2-34 14-50 38-42z',
  ),
  'own:vine-tomatoes': vine,
  'own:cucumber': cucumber,
  'own:courgette': courgette,
  'own:pepper-red': pepper(['#ff8068', '#d8232a', '#8a0f18']),
  'own:pepper-yellow': pepper(['#fff08a', '#f6c21c', '#c88a08']),
  'own:pepper-green': pepper(['#a8d86a', '#4f9a34', '#265f1e']),
  'own:pepper-orange': pepper(['#ffc078', '#f07f16', '#b04c06']),
  'own:aubergine': aubergine,
  'own:chilli': chilli(['#ff7a5c', '#d81f22', '#8a0c14']),
  'own:chilli-green': chilli(['#b8e07a', '#5a9f34', '#2c661e']),
  'own:pepperoncini': chilli(['#f2f0a0', '#c8c84a', '#8a962a']),
  'own:pepper-pointed': pointed,
  'own:butternut': butternut,
  'own:pumpkin': pumpkin,
  'own:gherkin': gherkin,
} as const;
