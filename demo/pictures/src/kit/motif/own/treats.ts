import { repeat, svg } from '../../paper/markup.ts';
import { at, dots, fade, fill, flat, glow, motif, shine, stroke, type Tones } from './pen.ts';

/** Cubes of caramel, with a thread of it running down. */
const caramel = motif(
  fade('a', ['#f6c06a', '#d08a2c', '#94560f']) +
    (
      [
        [40, 78, -8],
        [88, 82, 10],
        [64, 42, 4],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          flat('#8a4f0e', 'M-28-20L4-28l28 12v34L2 32l-30-12z') +
            fill('a', 'M-28-20L2-8v40l-30-12z') +
            flat('#e2a248', 'M2-8l30-8v34L2 32z') +
            flat('#fbd48a', 'M-28-20L4-28l28 12L2-8z'),
        ),
      )
      .join('') +
    flat(
      '#c97a18',
      'M44 24q20-12 40 0q8 10 2 16q-2 16-8 4q-4-6-10 2q-4 18-10 2q-4-8-10-2q-10-8-4-22z',
      ' opacity=".9"',
    ) +
    shine(58, 26, 10, 3, 0, 0.6),
);

const marshmallows = motif(
  (
    [
      [42, 84, -10, '#ffffff', '#e6dfe4'],
      [88, 88, 12, '#ffd3e0', '#eaa5bd'],
      [62, 42, 4, '#ffe6ee', '#f0bccd'],
    ] as const
  )
    .map(([x, y, turn, lit, shade]) =>
      at(
        x,
        y,
        turn,
        1,
        flat(shade, 'M-28-18v34q0 14 28 14t28-14v-34z') +
          flat('#fff', 'M-28-18v34q2 8 10 11v-38z', ' opacity=".5"') +
          `<ellipse cy="-18" rx="28" ry="12" fill="${lit}"/>`,
      ),
    )
    .join(''),
);

const liquorice = motif(
  stroke('#221d1c', 15, 'M66 66q8-6 8 4t-14 8t-16-16t24-18t28 26t-34 34t-38-38t44-44t46 34') +
    stroke('#5c5350', 3, 'M66 63q6-4 5 5t-13 6t-12-13t21-15t24 24t-31 31t-34-36t41-40t42 30', ' opacity=".7"'),
);

const allsort = (x: number, y: number, turn: number, colours: readonly [string, string, string]): string =>
  at(
    x,
    y,
    turn,
    1,
    colours.map((colour, step) => flat(colour, svg`M-26 ${-20 + step * 14}h52v14h-52z`)).join('') +
      flat('#fff', 'M-26-20h52l-8-8h-36z', ' opacity=".5"') +
      flat('#000', 'M26-20v42l-8 2v-46z', ' opacity=".16"'),
  );

const allsorts = motif(
  allsort(40, 42, -14, ['#f48ab4', '#221d1c', '#f48ab4']) +
    allsort(88, 60, 12, ['#ffd23c', '#221d1c', '#ffffff']) +
    allsort(50, 96, 6, ['#8ac8ea', '#221d1c', '#8ac8ea']) +
    '<circle cx="98" cy="104" r="19" fill="#e8642c"/><circle cx="98" cy="104" r="8" fill="#221d1c"/>',
);

const bottleGum = motif(
  fade('a', ['#f3b07a', '#9a4a1e', '#4f200c'], 'x2="0" y2="1"') +
    (
      [
        [46, 62, -18],
        [88, 70, 16],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          fill('a', 'M-9-56q9-6 18 0v26q14 12 14 34q-4 12 0 26q2 26-23 26t-23-26q4-14 0-26q0-22 14-34z') +
            shine(-8, 8, 4, 20, 4, 0.5),
        ),
      )
      .join(''),
);

const strings = motif(
  (
    [
      ['#e0303c', 0],
      ['#f2a01e', 14],
      ['#7ab82c', 28],
      ['#2a9ad0', 42],
    ] as const
  )
    .map(
      ([colour, down]) =>
        stroke(colour, 9, svg`M8 ${32 + down}q22 -26 44 0t44 0q14 -14 24 -6`) +
        stroke('#fff', 2.4, svg`M8 ${30 + down}q22 -26 44 0t44 0q14 -14 24 -6`, ' opacity=".6" stroke-dasharray="2 6"'),
    )
    .join(''),
);

const beans = motif(
  (['#d8232f', '#f2a01e', '#2f8fd0', '#5a3018', '#7ab82c', '#f4d02c', '#8a4aa8'] as const)
    .map((colour, step) => {
      const [x, y] = [
        [64, 24],
        [34, 46],
        [94, 46],
        [64, 66],
        [32, 88],
        [96, 88],
        [64, 108],
      ][step] ?? [64, 64];
      return svg`<ellipse cx="${x ?? 64}" cy="${y ?? 64}" rx="22" ry="19" fill="${colour}"/><ellipse cx="${(x ?? 64) - 6}" cy="${(y ?? 64) - 7}" rx="7" ry="4" fill="#fff" opacity=".55"/>`;
    })
    .join(''),
);

const iceLolly = motif(
  fade('a', ['#ff8aa0', '#f2506a', '#c82448'], 'x2="1" y2="0"') +
    flat('#e3c392', 'M56 96h16v26q-8 8-16 0z') +
    fill('a', 'M32 40q0-36 32-36t32 36v50q0 10-10 10H42q-10 0-10-10z') +
    flat('#ffd23c', 'M32 66q32 12 64 0v24q0 10-10 10H42q-10 0-10-10z') +
    flat('#f79a3c', 'M32 44q32 12 64 0v22q-32 12-64 0z') +
    stroke('#000', 4, 'M52 24v62M76 24v62', ' opacity=".1"') +
    shine(44, 40, 5, 24, 2, 0.45),
);

const humbug = (tones: Tones) =>
  motif(
    glow('a', tones) +
      at(
        64,
        64,
        -24,
        1,
        flat('#dff0e4', 'M-28 0L-62-22q8 22 0 44zM28 0L62-22q-8 22 0 44z') +
          '<circle r="32" fill="url(#~a)"/>' +
          stroke('#fff', 6, 'M-20-20Q0 0-16 24M0-32q14 32 0 62M18-26q12 26 2 48', ' opacity=".8"'),
      ),
  );

export const treats = {
  'own:caramel': caramel,
  'own:marshmallows': marshmallows,
  'own:liquorice': liquorice,
  'own:allsorts': allsorts,
  'own:cola-gum': bottleGum,
  'own:sour-strings': strings,
  'own:chocolate-beans': beans,
  'own:ice-lolly': iceLolly,
  'own:sweet-mint': humbug(['#a8e8c8', '#2f9a72', '#0f5a40']),
  'own:cotton': motif(
    repeat(
      5,
      (step) =>
        svg`<circle cx="${[40, 88, 64, 36, 94][step] ?? 64}" cy="${[46, 44, 70, 94, 94][step] ?? 64}" r="27" fill="${step % 2 ? '#ffffff' : '#eef2f6'}" stroke="#d3dbe3" stroke-width="1.5"/>`,
    ) +
      dots(
        '#c3ced8',
        1.6,
        [
          [34, 40],
          [46, 52],
          [84, 38],
          [94, 50],
          [60, 64],
          [70, 78],
          [32, 90],
          [98, 98],
        ],
        ' opacity=".8"',
      ),
  ),
} as const;
