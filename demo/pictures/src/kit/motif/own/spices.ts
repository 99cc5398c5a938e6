import { repeat, svg } from '../../paper/markup.ts';
import { at, dots, fade, fill, flat, glow, motif, shine, stroke, type Tones } from './pen.ts';

/** Ovals with a groove: coffee, cocoa. */
const grooved = (tones: Tones, groove: string) =>
  motif(
    glow('a', tones) +
      (
        [
          [42, 50, -30],
          [88, 46, 24],
          [66, 88, 80],
        ] as const
      )
        .map(([x, y, turn]) =>
          at(x, y, turn, 1, `<ellipse rx="22" ry="31" fill="url(#~a)"/>${stroke(groove, 4, 'M-2-30q10 16 0 30t2 30')}`),
        )
        .join(''),
  );

const honeyDipper = motif(
  fade('a', ['#ffd66a', '#f0a31c', '#b86a08'], 'x2="1" y2="0"') +
    stroke('#b8803c', 8, 'M116 10L74 52') +
    at(
      58,
      66,
      45,
      1,
      repeat(
        5,
        (step) =>
          `<rect x="${[-16, -22, -25, -22, -16][step]}" y="${step * 11 - 28}" width="${[32, 44, 50, 44, 32][step]}" height="9" rx="4.5" fill="${step % 2 ? '#a56a2c' : '#c98a44'}"/>`,
      ),
    ) +
    fill('a', 'M30 62c14 18 34 28 46 40c0 16-12 26-22 26s-18-8-18-20s-22-26-6-46z') +
    shine(44, 96, 4, 12, 6, 0.55),
);

const vanilla = motif(
  stroke('#4a2c14', 7, 'M20 118Q56 70 92 62M34 122q30-40 70-44') +
    glow('a', ['#fffdf0', '#fbe9a8', '#e2b84a']) +
    at(
      66,
      46,
      0,
      1,
      repeat(
        5,
        (step) =>
          `<path transform="rotate(${step * 72})" fill="url(#~a)" d="M0-4C-16-14-18-34 0-46C18-34 16-14 0-4z"/>`,
      ) + '<circle r="8" fill="#e8b02c"/>',
    ),
);

const cinnamon = motif(
  fade('a', ['#d89a5c', '#a8622c', '#6a3814'], 'x2="0" y2="1"') +
    (
      [
        [60, 46, -24],
        [66, 74, -18],
        [60, 100, -28],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          `<rect x="-52" y="-13" width="104" height="26" rx="8" fill="url(#~a)"/>${stroke('#5a2e10', 2, 'M-46-4H44M-46 5H46', ' opacity=".4"')}<ellipse cx="50" rx="7" ry="13" fill="#4f290e"/><path fill="none" stroke="#d89a5c" stroke-width="2.4" d="M50-8q5 4 1 9t-4 4"/>`,
        ),
      )
      .join(''),
);

const peppercorns = (tones: Tones) =>
  motif(
    glow('a', tones) +
      repeat(
        10,
        (step) =>
          svg`<circle cx="${[36, 70, 100, 24, 56, 88, 112, 40, 74, 60][step] ?? 0}" cy="${[30, 24, 40, 64, 58, 70, 82, 94, 102, 80][step] ?? 0}" r="15" fill="url(#~a)"/>`,
      ),
  );

const sugar = motif(
  (
    [
      [38, 84, 0],
      [84, 88, 8],
      [60, 44, -8],
    ] as const
  )
    .map(([x, y, turn]) =>
      at(
        x,
        y,
        turn,
        1,
        flat('#f4f6f8', 'M-22-12L2-24L26-12L2 0z') +
          flat('#dfe4e9', 'M-22-12L2 0V28L-22 16z') +
          flat('#c3ccd4', 'M26-12L2 0V28L26 16z') +
          dots('#fff', 1.4, [
            [-12, 0],
            [-6, 10],
            [12, 4],
            [18, -2],
            [2, -12],
          ]),
      ),
    )
    .join(''),
);

const teacup = motif(
  fade('a', ['#ffffff', '#eef1f3', '#c8d0d6'], 'x2="1" y2="0"') +
    '<ellipse cx="60" cy="112" rx="50" ry="10" fill="#d5dce1"/>' +
    stroke('#dfe5e9', 8, 'M98 58q24-2 22 18t-30 18') +
    fill('a', 'M14 48h90c2 34-16 60-45 60S12 82 14 48z') +
    '<ellipse cx="59" cy="48" rx="45" ry="12" fill="#f7f9fa"/><ellipse cx="59" cy="49" rx="39" ry="9" fill="#b8702a"/>' +
    stroke('#9aa7b0', 3, 'M46 30q-8-8 0-16M62 26q-8-8 0-18M78 30q-8-8 0-16', ' opacity=".6"'),
);

const salt = motif(
  fade('a', ['#ffffff', '#dfe8ee', '#9fb2be'], 'x2="1" y2="0"') +
    fill('a', 'M38 46h52l8 66q0 12-12 12H42q-12 0-12-12z') +
    flat('#8ea0ac', 'M40 46q-2-30 24-34q26 4 24 34z') +
    flat('#fff', 'M46 42q0-20 16-26q-8 12-8 26z', ' opacity=".5"') +
    `<path fill="none" stroke="#5f717c" stroke-width="5" stroke-linecap="round" d="M56 26h.1M66 22h.1M76 28h.1M62 34h.1M72 38h.1"/>` +
    stroke('#6f8290', 6, 'M76 74q-12-8-20 0t8 14t4 16t-22 2'),
);

export const spices = {
  'own:coffee-beans': grooved(['#a9683a', '#6b3a1c', '#3a1c0c'], '#2a1208'),
  'own:cocoa-beans': grooved(['#c8855a', '#8a4a28', '#4a2410'], '#3a1a0c'),
  'own:honey-dipper': honeyDipper,
  'own:vanilla': vanilla,
  'own:cinnamon': cinnamon,
  'own:peppercorns': peppercorns(['#7a7068', '#3a332e', '#161210']),
  'own:paprika-powder': peppercorns(['#f09a5c', '#c8481c', '#7a220a']),
  'own:sugar': sugar,
  'own:salt': salt,
  'own:teacup': teacup,
} as const;
