import { repeat, svg } from '../../paper/markup.ts';
import { at, dots, fade, fill, flat, glow, lying, motif, shine, stroke, type Tones } from './pen.ts';

const BREADED: Tones = ['#f7d48a', '#dc9c40', '#9c6020'];

const crumbs = (points: readonly (readonly [number, number])[]): string =>
  dots('#fbe3a8', 2.8, points) +
  dots(
    '#a8681f',
    2,
    points.map(([x, y]) => [x + 7, y + 6] as const),
    ' opacity=".6"',
  );

const NUGGET = 'M-30-6q4-20 28-20t30 16q4 18-12 28t-34 6t-12-30z';

const nuggets = motif(
  glow('a', BREADED) +
    (
      [
        [42, 42, 0],
        [88, 48, 40],
        [58, 84, -20],
        [98, 96, 80],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          fill('a', NUGGET) +
            crumbs([
              [-14, -8],
              [4, -14],
              [14, 4],
              [-6, 8],
            ]),
        ),
      )
      .join(''),
);

const fishFingers = motif(
  fade('a', BREADED, 'x2="0" y2="1"') +
    (
      [
        [64, 34, -8],
        [60, 66, 6],
        [68, 98, -4],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          fill('a', 'M-54-11q2-5 8-5h92q6 0 8 5v20q-2 6-8 6h-92q-6 0-8-6z') +
            crumbs([
              [-42, -6],
              [-24, 4],
              [-8, -8],
              [10, 4],
              [26, -6],
              [40, 4],
            ]),
        ),
      )
      .join(''),
);

const schnitzel = motif(
  glow('a', BREADED) +
    fill('a', 'M10 66c-2-30 24-48 52-44s58 12 58 42s-18 52-52 52S12 96 10 66z') +
    crumbs([
      [30, 56],
      [46, 40],
      [66, 48],
      [86, 42],
      [100, 62],
      [82, 72],
      [58, 68],
      [38, 80],
      [56, 96],
      [80, 94],
    ]) +
    '<circle cx="88" cy="88" r="22" fill="#f6d43a" stroke="#fff6c0" stroke-width="3"/>' +
    stroke('#fff6c0', 2.4, 'M88 70v36M70 88h36M76 76l24 24M100 76L76 100') +
    flat('#4c9a38', 'M44 34q-12-4-14-14q12-2 16 8q4-12 16-8q0 12-18 14z'),
);

const wedges = motif(
  fade('a', ['#ffe6a0', '#f0bc4e', '#b9801e']) +
    (
      [
        [42, 40, -24],
        [88, 46, 30],
        [46, 84, 10],
        [90, 92, -14],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          flat('#9a6a2c', 'M-38 8Q0-34 38 8Q0 24-38 8z') +
            fill('a', 'M-36 8Q0-20 36 8Q0 20-36 8z') +
            dots('#c8481c', 1.8, [
              [-16, 4],
              [0, -2],
              [14, 6],
            ]),
        ),
      )
      .join(''),
);

const sweetFries = motif(
  fade('a', ['#ffc08a', '#ef8436', '#b85210'], 'x2="1" y2="0"') +
    repeat(7, (step) =>
      at(28 + step * 12, 60, (step - 3) * 5, 1, fill('a', svg`M-6 ${-46 - (step % 3) * 7}h11V30h-11z`)),
    ) +
    flat('#5f3a6a', 'M16 58q48 18 96 0l-12 64q-36 8-72 0z') +
    flat('#fff', 'M44 72l6 48M84 72l-6 48', ' stroke="#fff" stroke-width="5" opacity=".4"'),
);

const hashBrown = motif(
  glow('a', ['#fbdc94', '#e0a444', '#a66a1e']) +
    (
      [
        [46, 50, -12],
        [82, 84, 14],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          fill('a', 'M-40-4q4-28 40-28t40 28t-40 30t-40-30z') +
            stroke(
              '#fff0c4',
              3,
              'M-24-10l14 6M-6-18l12 8M12-12l14 4M-20 8l14-4M2 10l16-6M16 6l10 6',
              ' opacity=".75"',
            ) +
            stroke('#8a5214', 2.4, 'M-14-16l8 6M10-4l10-6M-10 16l12-2', ' opacity=".6"'),
        ),
      )
      .join(''),
);

const rolls = (detail: string) =>
  lying(
    fade('a', ['#ffdb98', '#dc9a44', '#935a1c'], 'x2="0" y2="1"') +
      (
        [
          [62, 40, -14],
          [66, 84, -14],
        ] as const
      )
        .map(([x, y, turn]) =>
          at(x, y, turn, 1, fill('a', 'M-52-16q6-6 14-6h76q14 2 14 20t-14 22h-76q-10 0-14-6z') + detail),
        )
        .join(''),
  );

const pudding = (skin: string, tones: Tones, grain: string) =>
  motif(
    glow('a', tones) +
      `<circle cx="46" cy="56" r="42" fill="${skin}"/><circle cx="46" cy="56" r="38" fill="url(#~a)"/>` +
      dots(grain, 3, [
        [30, 44],
        [48, 36],
        [62, 52],
        [36, 66],
        [54, 72],
        [44, 54],
      ]) +
      `<circle cx="86" cy="88" r="38" fill="${skin}"/><circle cx="86" cy="88" r="34" fill="url(#~a)"/>` +
      dots(grain, 3, [
        [72, 78],
        [90, 70],
        [102, 86],
        [76, 98],
        [94, 104],
        [86, 88],
      ]),
  );

const puffs = motif(
  fade('a', ['#ffe29a', '#f0b040', '#b87616']) +
    (
      [
        [40, 38, -30],
        [88, 40, 20],
        [58, 70, 60],
        [30, 96, 0],
        [96, 88, -40],
        [68, 108, 10],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          fill('a', 'M-26 6q-2-20 18-22q26-2 34 12q2 10-8 10q-10-8-22-4q-8 6-10 12q-10 4-12-8z') +
            shine(-8, -8, 8, 3, -20, 0.5),
        ),
      )
      .join(''),
);

const gravy = motif(
  fade('a', ['#ffffff', '#e6edf2', '#9fb0bc'], 'x2="1" y2="0"') +
    flat('#5f3218', 'M20 48q40 18 84 0l-6-8q-36-8-72 0z') +
    fill('a', 'M4 36q14-8 20 10q44 16 82-2q6-26 16-10q8 30-22 46q-8 26-44 28T18 84Q4 64 4 36z') +
    stroke('#b9c7d0', 6, 'M104 56q24-14 18 10q-6 16-24 16') +
    flat('#5f3218', 'M24 48q42 16 82-3q-8 10-40 12T24 48z') +
    shine(40, 78, 8, 16, 30, 0.6),
);

const hoops = motif(
  `<g fill="none" stroke-width="9">${repeat(8, (step) => {
    const [x, y] = [
      [36, 40],
      [72, 30],
      [100, 54],
      [56, 66],
      [28, 84],
      [88, 88],
      [60, 104],
      [64, 48],
    ][step] ?? [64, 64];
    return svg`<circle cx="${x ?? 64}" cy="${y ?? 64}" r="15" stroke="#b8442a"/><circle cx="${(x ?? 64) - 1}" cy="${(y ?? 64) - 2}" r="15" stroke="#f2934a" stroke-width="6"/>`;
  })}</g>`,
);

export const dishes = {
  'own:nuggets': nuggets,
  'own:fish-fingers': fishFingers,
  'own:schnitzel': schnitzel,
  'own:wedges': wedges,
  'own:fries-sweet': sweetFries,
  'own:hash-brown': hashBrown,
  'own:sausage-roll': rolls(
    flat('#b8604a', 'M44-16q14 4 8 34q-10 4-14-2q-4-18 6-32z') +
      stroke('#7a4614', 3, 'M-36-20l8 38M-16-21l8 40M4-22l8 40M22-21l8 38', ' opacity=".55"'),
  ),
  'own:spring-rolls': rolls(
    stroke('#fff0c4', 3, 'M-40-8h70M-30 8h60', ' opacity=".6"') +
      dots('#4f9a34', 3.4, [
        [46, -6],
        [48, 6],
      ]),
  ),
  'own:pudding-slice': pudding('#2a1814', ['#6a4238', '#3c221c', '#1c0e0a'], '#b89a88'),
  'own:pudding-slice-white': pudding('#b8955a', ['#fbf0dc', '#e6cfa8', '#bf9c68'], '#9a7a48'),
  'own:peanut-puffs': puffs,
  'own:gravy': gravy,
  'own:hoops': hoops,
} as const;
