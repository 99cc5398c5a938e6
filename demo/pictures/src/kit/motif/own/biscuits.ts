import { repeat, svg } from '../../paper/markup.ts';
import { at, dots, fade, fill, flat, glow, motif, shine, strewn, stroke, type Tones } from './pen.ts';

const round = (tones: Tones, coating: string) =>
  motif(
    glow('a', tones) +
      flat(tones[2], 'M8 70q0-50 56-50t56 50v8q-4 44-56 44T8 78z') +
      '<circle cx="64" cy="66" r="56" fill="url(#~a)"/>' +
      (coating
        ? `<circle cx="64" cy="66" r="51" fill="${coating}"/>${stroke('#fff', 3, 'M30 50q16-16 34-8t34-4M26 72q20-12 38-4t38-6M34 94q16-10 30-4t28-6', ' opacity=".22"')}`
        : dots(tones[2], 2.6, [
            [40, 46],
            [64, 38],
            [88, 46],
            [34, 68],
            [58, 62],
            [82, 66],
            [98, 78],
            [46, 88],
            [70, 90],
            [64, 108],
          ])) +
      shine(40, 36, 16, 6, -34, 0.4),
  );

const jam = motif(
  glow('a', ['#fff0c8', '#ecc07c', '#b8843c']) +
    glow('b', ['#ff8a8a', '#d81f3c', '#8a0a24']) +
    flat(
      '#a8742e',
      'M64 6l12 8l14-2l6 12l13 6l-1 14l10 10l-6 13l4 14l-12 7l-4 14l-14 2l-9 11l-13-5l-13 5l-9-11l-14-2l-4-14l-12-7l4-14l-6-13l10-10l-1-14l13-6l6-12l14 2z',
    ) +
    '<circle cx="64" cy="62" r="50" fill="url(#~a)"/><circle cx="64" cy="62" r="21" fill="url(#~b)"/>' +
    dots(
      '#fff',
      2,
      [
        [36, 42],
        [50, 28],
        [78, 28],
        [94, 46],
        [98, 70],
        [84, 92],
        [44, 94],
        [30, 72],
      ],
      ' opacity=".9"',
    ) +
    shine(57, 54, 6, 4, -30, 0.6),
);

const crescent = motif(
  glow('a', ['#fffdf4', '#f6e6c0', '#cfae74']) +
    (
      [
        [48, 52, -14],
        [82, 88, 24],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          fill('a', 'M-40 22Q-44-24 0-26T40 22q-4 10-14 4Q20 0 0 0T-26 26q-10 6-14-4z') +
            dots(
              '#fff',
              2.4,
              [
                [-26, -6],
                [-10, -16],
                [10, -16],
                [26, -4],
                [30, 14],
                [-30, 12],
              ],
              ' opacity=".95"',
            ),
        ),
      )
      .join(''),
);

/** Layers of wafer and cream. */
const wafer = (sheet: string, cream: string, top: string) =>
  motif(
    at(
      64,
      66,
      -16,
      1,
      repeat(
        3,
        (step) =>
          flat(
            sheet,
            svg`M-54 ${4 + step * 14}L10 ${20 + step * 14}L56 ${-2 + step * 14}v7L10 ${28 + step * 14}L-54 ${11 + step * 14}z`,
          ) +
          flat(
            cream,
            svg`M-54 ${11 + step * 14}L10 ${28 + step * 14}L56 ${5 + step * 14}v7L10 ${35 + step * 14}L-54 ${18 + step * 14}z`,
          ),
      ) +
        flat(top, 'M-54 4L-8-18L56-2L10 20z') +
        stroke('#000', 1.8, 'M-38-4L26 12M-24-11L40 5M-36 10L12-14M-16 16L34-8M4 18L50-3', ' opacity=".18"') +
        stroke('#fff', 2, 'M-50 3L-8-16L50-2', ' opacity=".5"'),
    ),
  );

const cracker = motif(
  fade('a', ['#ffeec0', '#efc678', '#c48e42']) +
    (
      [
        [54, 54, -12],
        [76, 78, 12],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          fill(
            'a',
            'M-40-40l8 5l8-5l8 5l8-5l8 5l8-5l8 5l8-5l8 5l8-5l-4 8l4 8l-4 8l4 8l-4 8l4 8l-4 8l4 8l-4 8l4 8l-8-4l-8 4l-8-4l-8 4l-8-4l-8 4l-8-4l-8 4l-8-4l-8 4l4-8l-4-8l4-8l-4-8l4-8l-4-8l4-8l-4-8l4-8z',
          ) +
            dots('#a86e2a', 2.8, [
              [-20, -20],
              [0, -20],
              [20, -20],
              [-20, 0],
              [0, 0],
              [20, 0],
              [-20, 20],
              [0, 20],
              [20, 20],
            ]),
        ),
      )
      .join(''),
);

const riceCake = motif(
  glow('a', ['#ffffff', '#f6ecd4', '#d3bf94']) +
    flat('#c8b080', 'M8 62q0-36 56-36t56 36v16q-4 36-56 36T8 78z') +
    '<ellipse cx="64" cy="62" rx="56" ry="36" fill="url(#~a)"/>' +
    '<defs><ellipse id="~b" rx="8" ry="5.4" fill="#fffdf6" stroke="#d9c7a0"/></defs>' +
    repeat(22, (step) => {
      const [turn, far] = [step * 2.4, Math.sqrt((step + 0.5) / 22) * 48];
      return strewn(Math.round(64 + Math.cos(turn) * far), Math.round(62 + Math.sin(turn) * far * 0.64), step * 50);
    }),
);

const sticks = motif(
  fade('a', ['#dc9a54', '#a8602a', '#6a3610'], 'x2="1" y2="0"') +
    repeat(7, (step) =>
      at(
        28 + step * 12,
        64,
        (step - 3) * 6,
        1,
        fill('a', 'M-4.5-58q4.5-4 9 0V58q-4.5 4-9 0z') +
          dots('#fff8e8', 1.7, [
            [-1, -44 + step * 2],
            [2, -24],
            [-2, -4],
            [1, 20],
            [-1, 40],
          ]),
      ),
    ),
);

const balls = motif(
  glow('a', ['#b07a50', '#6f4224', '#3c200e']) +
    '<defs><g id="~b"><circle r="20" fill="url(#~a)"/><ellipse cx="-6" cy="-7" rx="5" ry="3.6" fill="#fff" opacity=".35"/></g></defs>' +
    (
      [
        [64, 26],
        [38, 46],
        [90, 46],
        [64, 62],
        [34, 82],
        [94, 82],
        [64, 98],
      ] as const
    )
      .map(([x, y]) => svg`<use href="#~b" x="${x}" y="${y}"/>`)
      .join(''),
);

const flakes = motif(
  glow('a', ['#fff0a8', '#f2b93c', '#c47e14']) +
    (
      [
        [40, 36, 0],
        [86, 34, 60],
        [62, 64, 20],
        [30, 84, -30],
        [94, 78, 100],
        [64, 104, 40],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          fill('a', 'M-26-4q2-18 14-14t12-4t16 4t8 14t-4 16t-18 6t-20 2t-8-24z') +
            stroke('#b06c10', 2, 'M-12-6q8 8 18 2M-4 10q8-4 14 0', ' opacity=".5"'),
        ),
      )
      .join(''),
);

const wheatBiscuit = motif(
  fade('a', ['#f3cf8e', '#cf9a4c', '#8f6220']) +
    at(
      64,
      66,
      -14,
      1,
      fill('a', 'M-52-26q52-16 104 0q8 28 0 52q-52 16-104 0q-8-26 0-52z') +
        stroke(
          '#8a5a1c',
          2.4,
          repeat(7, (step) => svg`M${-46 + step * 14} ${-26 + (step % 2) * 3}q8 26 0 50`),
          ' opacity=".5"',
        ) +
        stroke(
          '#fff3cc',
          2,
          repeat(6, (step) => svg`M${-38 + step * 14} -24q6 24 0 46`),
          ' opacity=".6"',
        ),
    ),
);

export const biscuits = {
  'own:biscuit-round': round(['#ffe0a4', '#e0ac5e', '#a8762e'], ''),
  'own:chocolate-biscuit': round(['#f2cf94', '#d0984c', '#94642a'], '#5a331c'),
  'own:jam-biscuit': jam,
  'own:crescent-biscuit': crescent,
  'own:wafer': wafer('#e8bb72', '#8a5a34', '#f0cc88'),
  'own:wafer-chocolate': wafer('#e8bb72', '#f4e2c4', '#5f3820'),
  'own:cracker': cracker,
  'own:rice-cake': riceCake,
  'own:pretzel-sticks': sticks,
  'own:cereal-balls': balls,
  'own:cornflakes': flakes,
  'own:wheat-biscuit': wheatBiscuit,
} as const;
