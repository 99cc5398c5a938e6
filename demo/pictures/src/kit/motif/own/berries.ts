import { repeat, svg } from '../../paper/markup.ts';
import { dots, fill, flat, glow, motif, shine, stroke, type Tones } from './pen.ts';

const SEEDS = Array.from(
  { length: 16 },
  (_, step) =>
    [28 + ((step * 19) % 72) + (step > 11 ? 6 : 0), 46 + Math.floor(step / 4) * 15 + (step % 2) * 6] as const,
).filter(([x, y]) => Math.abs(x - 64) < 46 - Math.max(0, y - 60) * 0.6);

const strawberry = motif(
  glow('a', ['#ff7a6b', '#df1f36', '#95091f']) +
    fill('a', 'M64 26c22-12 50 0 48 28c-2 30-30 62-48 68c-18-6-46-38-48-68c-2-28 26-40 48-28z') +
    dots('#ffd98a', 2.2, SEEDS) +
    flat(
      '#4d8f2f',
      'M64 30q-14-22-40-12q8 14 24 12q-8 8-8 18q16-2 22-12q4 12 16 16q4-12-6-20q16 4 30-8q-20-14-36 4q0-10 6-18l-6-3q-6 10-2 23z',
    ) +
    shine(34, 58, 6, 13, 18, 0.4),
);

const DRUPES = [
  [64, 30],
  [44, 36],
  [84, 36],
  [54, 52],
  [74, 52],
  [34, 56],
  [94, 56],
  [44, 72],
  [64, 72],
  [84, 72],
  [54, 90],
  [74, 90],
  [64, 108],
] as const;

/** A berry made of many small balls. */
const drupelets = (tones: Tones, crown: boolean) =>
  motif(
    `${glow('a', tones)}<circle id="~b" r="14" fill="url(#~a)"/>` +
      flat(tones[2], 'M64 16c26 0 44 22 42 46c-2 26-24 58-42 62c-18-4-40-36-42-62c-2-24 16-46 42-46z') +
      DRUPES.map(([x, y]) => svg`<use href="#~b" x="${x}" y="${y}"/>`).join('') +
      dots(
        '#fff',
        2.4,
        DRUPES.map(([x, y]) => [x - 4, y - 5] as const),
        ' opacity=".55"',
      ) +
      (crown ? flat('#5d9c3a', 'M64 24q-12-6-24-2q6-12 18-12q-2-6 2-10h8q4 4 2 10q12 0 18 12q-12-4-24 2z') : ''),
  ).body.replace('<circle id="~b" r="14" fill="url(#~a)"/>', '<defs><circle id="~b" r="14" fill="url(#~a)"/></defs>');

const blueberry = (x: number, y: number, r: number): string =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="url(#~a)"/>` +
  flat(
    '#2a3468',
    svg`M${x - r * 0.3} ${y - r * 0.42}l${r * 0.22} ${r * 0.1}l${r * 0.1} ${-r * 0.2}l${r * 0.16} ${r * 0.2}l${r * 0.24} ${-r * 0.06}l${-r * 0.06} ${r * 0.24}l${r * 0.12} ${r * 0.18}l${-r * 0.26} ${r * 0.02}l${-r * 0.12} ${r * 0.2}l${-r * 0.16} ${-r * 0.18}l${-r * 0.26} ${r * 0.02}l${r * 0.1} ${-r * 0.22}z`,
  ) +
  shine(x - r * 0.4, y - r * 0.1, r * 0.14, r * 0.3, 24, 0.35);

const blueberries = motif(
  glow('a', ['#a9b9ea', '#5264ae', '#232c62']) + blueberry(42, 46, 34) + blueberry(92, 58, 30) + blueberry(58, 92, 33),
);
const blueberryOne = motif(glow('a', ['#a9b9ea', '#5264ae', '#232c62']) + blueberry(64, 66, 56));

const cherries = motif(
  glow('a', ['#ff7a6b', '#c8142c', '#6e0616']) +
    stroke('#6f8a3a', 4, 'M38 84Q44 34 86 8Q84 50 92 86') +
    flat('#5d9c3a', 'M86 10q-30-16-58 4q28 24 58-4z') +
    stroke('#3f7a26', 1.6, 'M84 11q-26 2-52 4') +
    fill('a', 'M36 78c18-6 34 8 32 26s-16 22-32 20S8 116 10 98s12-24 26-20z') +
    fill('a', 'M92 82c16-6 30 8 28 24s-14 20-28 18s-26-8-24-24s12-22 24-18z') +
    shine(24, 96, 5, 9, 20) +
    shine(82, 98, 4, 8, 20),
);

const GRAPES = [
  [44, 40],
  [66, 36],
  [88, 42],
  [34, 58],
  [54, 56],
  [76, 56],
  [96, 58],
  [44, 74],
  [66, 74],
  [86, 76],
  [54, 92],
  [76, 92],
  [64, 110],
] as const;

const grapes = (tones: Tones) =>
  motif(
    glow('a', tones) +
      '<defs><circle id="~b" r="13.5" fill="url(#~a)"/></defs>' +
      stroke('#7a5a30', 5, 'M66 36q-4-16 6-28M58 12h26') +
      flat('#5d9c3a', 'M72 26q6-22 34-20l-4 10l14 6q-6 16-24 14q-14 2-20-10z') +
      GRAPES.map(([x, y]) => svg`<use href="#~b" x="${x}" y="${y}"/>`).join('') +
      dots(
        '#fff',
        2.6,
        GRAPES.map(([x, y]) => [x - 4, y - 5] as const),
        ' opacity=".5"',
      ),
  );

const CURRANTS = [
  [52, 36],
  [76, 42],
  [48, 60],
  [72, 66],
  [54, 84],
  [74, 90],
  [62, 108],
] as const;

const currants = (tones: Tones) =>
  motif(
    glow('a', tones) +
      '<defs><circle id="~b" r="12.5" fill="url(#~a)"/></defs>' +
      stroke('#7a8a3a', 3, 'M66 4Q58 50 64 104') +
      flat('#5d9c3a', 'M66 14q10-16 34-8l-2 8l12 8q-8 12-24 8q-14 0-20-16z') +
      CURRANTS.map(([x, y]) => svg`<use href="#~b" x="${x}" y="${y}"/>`).join('') +
      dots(
        '#fff',
        2.2,
        CURRANTS.map(([x, y]) => [x - 4, y - 4] as const),
        ' opacity=".6"',
      ) +
      dots(
        '#4a2a14',
        1.6,
        CURRANTS.map(([x, y]) => [x + 3, y + 10] as const),
      ),
  );

const cranberry = motif(
  glow('a', ['#ff8a7a', '#c81f35', '#7a0a1e']) +
    repeat(
      3,
      (step) =>
        svg`<ellipse cx="${[40, 88, 62][step] ?? 0}" cy="${[50, 54, 90][step] ?? 0}" rx="27" ry="25" fill="url(#~a)"/>`,
    ) +
    shine(32, 42, 5, 8, 30) +
    shine(80, 46, 5, 8, 30) +
    shine(54, 82, 5, 8, 30) +
    flat('#5d9c3a', 'M62 34q6-24 30-26q2 24-30 26z'),
);

const gooseberry = motif(
  glow('a', ['#f4f8c0', '#b8cf5a', '#7a962c']) +
    repeat(
      3,
      (step) =>
        svg`<g transform="translate(${[40, 90, 62][step] ?? 0} ${[48, 54, 92][step] ?? 0})"><ellipse rx="29" ry="31" fill="url(#~a)"/><path fill="none" stroke="#eef5c8" stroke-width="2" opacity=".8" d="M0-30Q-22 0 0 31M0-30Q22 0 0 31M0-30V31"/><path fill="#7a5a30" d="M-5 29h10l-2 8h-6z"/></g>`,
    ) +
    flat('#5d9c3a', 'M62 30q2-22 30-26q4 22-30 26z'),
);

const rosehip = motif(
  glow('a', ['#ff9a6b', '#dc3a24', '#8f140f']) +
    stroke('#7a8a3a', 4, 'M40 40Q52 16 78 6Q84 30 88 46') +
    flat('#5d9c3a', 'M78 8q22-10 42 4q-22 16-42-4z') +
    '<ellipse cx="40" cy="78" rx="27" ry="38" fill="url(#~a)"/><ellipse cx="90" cy="84" rx="24" ry="35" fill="url(#~a)"/>' +
    flat('#5a3a1c', 'M32 112l-6 12l10-4l4 8l4-8l10 4l-6-12zM83 116l-5 11l8-4l4 7l4-7l8 4l-5-11z') +
    shine(30, 64, 5, 13, 18, 0.5) +
    shine(82, 72, 4, 12, 18, 0.5),
);

export const berries = {
  'own:strawberry': strawberry,
  'own:raspberry': { unit: 128, body: drupelets(['#ff9aa8', '#e0405e', '#a51e3e'], true) },
  'own:blackberry': { unit: 128, body: drupelets(['#8a7ab0', '#3e2c66', '#1c1236'], true) },
  'own:blueberries': blueberries,
  'own:blueberry': blueberryOne,
  'own:cherries': cherries,
  'own:grapes-red': grapes(['#c79ad8', '#6f3a8a', '#35164a']),
  'own:grapes-rose': grapes(['#ffd0c8', '#d87a86', '#963a52']),
  'own:grapes-white': grapes(['#f2f7b8', '#bcd05a', '#7c972c']),
  'own:redcurrants': currants(['#ffa08a', '#e0202c', '#940a18']),
  'own:blackcurrants': currants(['#8a86b8', '#342e5c', '#14102c']),
  'own:cranberries': cranberry,
  'own:gooseberry': gooseberry,
  'own:rosehip': rosehip,
  'own:juniper': currants(['#9aa8c8', '#44557a', '#1c2740']),
} as const;
