import { svg } from '../../paper/markup.ts';
import { dots, fade, fill, flat, glow, lying, motif, shine, stroke, type Tones } from './pen.ts';

/** One finger of a hand of bananas, between the crown and its tip; `bulge` bends it. */
function finger(tip: readonly [number, number], bulge: number): string {
  const [x0, y0] = [100, 18];
  const [dx, dy] = [tip[0] - x0, tip[1] - y0];
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / long, dx / long];
  const on = (along: number, out: number): string => svg`${x0 + dx * along - nx * out} ${y0 + dy * along - ny * out}`;
  const curve = (out: number): string => `C${on(0.24, out)} ${on(0.76, out * 1.1)} ${on(1, 0)}`;
  const back = (out: number): string => `C${on(0.82, out * 0.36)} ${on(0.36, out * 0.2)} ${svg`${x0 - 9} ${y0 + 2}`}`;
  return (
    `<path fill="url(#~a)" stroke="#a87808" stroke-width="1.6" stroke-linejoin="round" d="M${svg`${x0} ${y0}`}${curve(bulge)}${back(bulge)}z"/>` +
    flat(
      '#d9a312',
      `M${svg`${x0} ${y0}`}${curve(bulge)}C${on(0.78, bulge * 0.84)} ${on(0.3, bulge * 0.78)} ${svg`${x0 - 3} ${y0 + 1}`}z`,
      ' opacity=".75"',
    ) +
    stroke(
      '#fff8c8',
      3,
      `M${on(0.24, bulge * 0.42)}Q${on(0.55, bulge * 0.62)} ${on(0.82, bulge * 0.34)}`,
      ' opacity=".75"',
    ) +
    flat(
      '#4a3512',
      `M${on(0.965, bulge * 0.1)}L${on(1.02, 0.5)}L${on(0.97, bulge * 0.02)}z`,
      ' stroke="#4a3512" stroke-width="4" stroke-linejoin="round"',
    )
  );
}

const banana = lying(
  fade('a', ['#ffe98a', '#f8d236', '#e3ae16'], 'x2=".4" y2="1"') +
    finger([6, 54], 46) +
    finger([8, 88], 54) +
    finger([36, 120], 54) +
    flat('#8d8a2a', 'M88 22q0-12 8-20l12 4q-2 12-4 20q-8 6-16-4z') +
    flat('#5d5a16', 'M95 3l13 4l-2 5l-13-5z'),
);

const kiwiHalf = (tones: Tones) =>
  motif(
    glow('a', tones, 'r=".52"') +
      '<ellipse cx="64" cy="66" rx="56" ry="52" fill="#7a5a34"/><ellipse cx="64" cy="64" rx="50" ry="46" fill="url(#~a)"/>' +
      dots(
        '#26300f',
        2.2,
        Array.from(
          { length: 18 },
          (_, step) => [64 + 21 * Math.cos(step * 0.349), 64 + 19 * Math.sin(step * 0.349)] as const,
        ),
      ) +
      '<ellipse cx="64" cy="64" rx="12" ry="10" fill="#f4f7d6"/>' +
      shine(40, 40, 12, 6, -34, 0.35),
  );

const mango = motif(
  glow('a', ['#ffd55a', '#f6a21c', '#c8620f'], 'cx=".34" cy=".6" r=".8"') +
    fill('a', 'M96 14c22 14 28 50 10 78s-56 36-82 18s-20-44 4-60S74 0 96 14z') +
    flat(
      '#d83a2c',
      'M96 14c22 14 28 50 10 78c-8 12-20 20-34 25c24-38 26-74-10-92c14-10 24-16 34-11z',
      ' opacity=".55"',
    ) +
    flat('#6b4423', 'M94 18l6-12l6 3l-5 11z') +
    shine(44, 62, 20, 8, -32, 0.4),
);

const pineapple = motif(
  fade('a', ['#f7c64a', '#e39a1f', '#a96210'], 'x2="1" y2=".6"') +
    '<clipPath id="~b"><ellipse cx="64" cy="86" rx="36" ry="42"/></clipPath>' +
    flat(
      '#3f7d33',
      'M64 52C50 44 34 44 24 34c16 0 24 2 30 8C46 30 34 24 34 10c12 6 20 14 24 26C54 20 58 8 64 0c6 8 10 20 6 36C74 24 82 16 94 10c0 14-12 20-20 32c6-6 14-8 30-8c-10 10-26 10-40 18z',
    ) +
    flat(
      '#67a84a',
      'M64 50c-8-14-6-32 0-44c6 12 8 30 0 44zM58 48C44 40 38 30 38 20c12 6 18 16 20 28zM70 48c14-8 20-18 20-28c-12 6-18 16-20 28z',
    ) +
    '<ellipse cx="64" cy="86" rx="36" ry="42" fill="url(#~a)"/>' +
    `<g clip-path="url(#~b)">${stroke('#8a4f0c', 2, 'M0 60l70 80M10 46l80 92M30 42l80 92M52 40l70 80M128 60l-70 80M118 46l-80 92M98 42l-80 92M76 40l-70 80', ' opacity=".5"')}${dots(
      '#ffe9a0',
      2.2,
      [
        [46, 62],
        [64, 58],
        [82, 62],
        [38, 82],
        [55, 78],
        [73, 78],
        [90, 82],
        [46, 98],
        [64, 96],
        [82, 98],
        [55, 116],
        [73, 116],
      ],
      ' opacity=".7"',
    )}</g>` +
    shine(44, 76, 6, 18, 12, 0.35),
);

const avocado = motif(
  glow('a', ['#f6f3b0', '#dfe47a', '#9cbf3f'], 'cx=".5" cy=".6" r=".6"') +
    glow('b', ['#b9814c', '#7f4d23', '#4a2a11']) +
    flat(
      '#3d5a26',
      'M62 4c14 0 22 10 26 24c4 16 28 30 28 58c0 26-24 40-52 40S12 112 12 86c0-28 22-42 26-58C42 14 48 4 62 4z',
    ) +
    flat(
      '#6d9438',
      'M62 9c12 0 18 9 21 21c5 18 27 30 27 56c0 23-21 35-46 35S18 109 18 86c0-26 21-38 26-56C47 18 52 9 62 9z',
    ) +
    fill(
      'a',
      'M62 15c9 0 13 7 16 18c5 19 25 30 25 53c0 19-18 29-39 29s-39-10-39-29c0-23 19-34 24-53C52 22 55 15 62 15z',
    ) +
    '<circle cx="64" cy="84" r="23" fill="url(#~b)"/>' +
    shine(56, 75, 7, 5, -30, 0.5),
);

const pomegranate = motif(
  glow('a', ['#f27a6a', '#c5233a', '#7a0f24']) +
    flat('#a81d32', 'M50 26l-4-22l12 8l6-11l6 11l12-8l-4 22z') +
    '<circle cx="64" cy="72" r="50" fill="url(#~a)"/>' +
    flat('#fbe6c4', 'M78 50c22-4 34 16 28 34s-26 24-40 14s-8-44 12-48z') +
    dots('#b3122e', 5, [
      [82, 62],
      [94, 66],
      [78, 76],
      [91, 80],
      [100, 76],
      [82, 90],
      [94, 92],
      [72, 88],
      [72, 66],
    ]) +
    dots('#ff8a8a', 1.4, [
      [80, 60],
      [92, 64],
      [76, 74],
      [89, 78],
      [80, 88],
    ]) +
    shine(36, 58, 8, 16, 24, 0.4),
);

const fig = motif(
  glow('a', ['#9a6aa8', '#5b2f6b', '#2d1438']) +
    fill('a', 'M62 10c6 18 50 40 50 72c0 26-22 40-48 40S16 108 16 82c0-32 40-52 46-72z') +
    stroke('#c9a0d0', 1.6, 'M62 20q-24 40-22 90M64 20q4 50 2 98M68 24q24 40 22 86', ' opacity=".4"') +
    flat('#7a8a3a', 'M58 16q0-10 6-14l7 5q-5 6-3 14z') +
    shine(42, 70, 7, 17, 18, 0.35),
);

const coconut = motif(
  glow('a', ['#8a6040', '#5a3820', '#331c0e']) +
    '<circle cx="64" cy="66" r="56" fill="url(#~a)"/>' +
    stroke(
      '#2a170b',
      1.8,
      'M20 40l8 20M14 70l12 14M30 104l6-16M100 26l-6 10M114 56l-10 4M108 92l-10-8',
      ' opacity=".6"',
    ) +
    '<ellipse cx="70" cy="60" rx="42" ry="40" fill="#fbfaf4"/><ellipse cx="72" cy="62" rx="32" ry="29" fill="#dfe3da"/><ellipse cx="74" cy="67" rx="27" ry="23" fill="#f6f7f2"/>',
);

const passionFruit = motif(
  glow('a', ['#a878a0', '#5f3058', '#2f1230']) +
    '<circle cx="46" cy="54" r="42" fill="url(#~a)"/>' +
    shine(32, 36, 10, 7, -34, 0.4) +
    '<circle cx="84" cy="84" r="38" fill="#5f3058"/><circle cx="84" cy="84" r="32" fill="#f6ead0"/><circle cx="84" cy="84" r="27" fill="#f2b52c"/>' +
    dots('#2a1a10', 3.4, [
      [76, 72],
      [90, 70],
      [98, 82],
      [94, 96],
      [80, 98],
      [70, 86],
      [84, 84],
    ]) +
    shine(76, 70, 8, 4, -30, 0.5),
);

const papaya = motif(
  glow('a', ['#ffe07a', '#f09a2c', '#c85a14'], 'cx=".4" cy=".6" r=".7"') +
    flat(
      '#d8862a',
      'M64 4c14 8 18 24 24 40c10 18 24 30 22 50c-4 22-24 32-46 32S22 116 18 94c-2-20 12-32 22-50c6-16 10-32 24-40z',
    ) +
    fill(
      'a',
      'M64 12c10 8 14 22 19 36c9 18 21 30 19 46c-3 18-20 26-38 26s-35-8-38-26c-2-16 10-28 19-46c5-14 9-28 19-36z',
    ) +
    flat('#b84a14', 'M64 52c14 14 20 30 16 44q-6 14-16 14t-16-14c-4-14 2-30 16-44z') +
    dots('#241a14', 4, [
      [64, 70],
      [56, 82],
      [72, 82],
      [62, 92],
      [74, 96],
      [54, 98],
      [66, 104],
    ]),
);

const dragonFruit = motif(
  glow('a', ['#ff9ab8', '#e2336e', '#9a1248']) +
    flat(
      '#8fbf5a',
      'M24 60Q4 54 2 36q18 0 28 12zM104 60q20-6 22-24q-18 0-28 12zM40 32Q30 14 38 0q14 8 16 22zM88 32q10-18 2-32q-14 8-16 22zM22 92Q6 98 2 112q18 4 28-8zM106 92q16 6 20 20q-18 4-28-8z',
    ) +
    '<ellipse cx="64" cy="70" rx="48" ry="52" fill="url(#~a)"/>' +
    flat('#f26a98', 'M40 44q-10 16-6 30q12-10 6-30zM88 44q10 16 6 30q-12-10-6-30zM64 30q-10 14-2 28q12-12 2-28z') +
    '<ellipse cx="70" cy="78" rx="32" ry="34" fill="#fdf6f4"/>' +
    dots('#241a1c', 1.8, [
      [56, 64],
      [68, 58],
      [82, 64],
      [60, 80],
      [74, 76],
      [88, 82],
      [64, 96],
      [80, 94],
      [72, 104],
      [54, 88],
      [94, 74],
    ]),
);

export const tropicalFruit = {
  'own:banana': banana,
  'own:kiwi': kiwiHalf(['#e9f5a8', '#8fbf3a', '#5c8f1d']),
  'own:kiwi-gold': kiwiHalf(['#fdf3a8', '#e8c83a', '#b8901d']),
  'own:mango': mango,
  'own:pineapple': pineapple,
  'own:passion-fruit': passionFruit,
  'own:papaya': papaya,
  'own:dragon-fruit': dragonFruit,
  'own:avocado': avocado,
  'own:pomegranate': pomegranate,
  'own:fig': fig,
  'own:coconut': coconut,
} as const;
