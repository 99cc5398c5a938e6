import type { Colour } from '../kit/paper/colour.ts';
import { line, path } from '../kit/paper/draw.ts';
import { repeat, svg } from '../kit/paper/markup.ts';
import { lighten, shaded } from './outline.ts';
import type { Sheet } from './sheet.ts';

type Pattern = 'cloth' | 'planks' | 'check' | 'stripes' | 'stone' | 'marble' | 'boards';
const tables = {
  linen: ['#f6efe0', '#e9dcc2', 'cloth'],
  sage: ['#e2ecd8', '#c8d9bb', 'cloth'],
  sky: ['#dfebf3', '#c3d6e4', 'cloth'],
  rose: ['#fae3da', '#efc9ba', 'cloth'],
  sun: ['#fdeec8', '#f5d48a', 'cloth'],
  sea: ['#d7ece8', '#b6d6d1', 'cloth'],
  lilac: ['#ece4f2', '#d3c5e0', 'cloth'],
  clay: ['#e9b79a', '#cf8e6c', 'cloth'],
  moss: ['#7d8f67', '#5e7050', 'cloth'],
  oak: ['#dcb582', '#c08f58', 'planks'],
  walnut: ['#8a5e3c', '#654026', 'planks'],
  ash: ['#e9dcc6', '#d2bf9f', 'planks'],
  blueWood: ['#9fb9c4', '#7c9ba9', 'boards'],
  whiteWood: ['#f3f0ea', '#ddd7cb', 'boards'],
  slate: ['#5d666d', '#3e464c', 'stone'],
  night: ['#34465a', '#22303f', 'stone'],
  marble: ['#f4f3f1', '#dfdcd8', 'marble'],
  redCheck: ['#fbf5ee', '#efe3d6', 'check', '#c9473c'],
  blueCheck: ['#f7f7f4', '#e2e8ec', 'check', '#4f7fa8'],
  greenCheck: ['#f8f7ee', '#e6ead9', 'check', '#6d9454'],
  greyStripe: ['#f4f1ea', '#e0dacd', 'stripes', '#8b9299'],
  blueStripe: ['#f7f4ec', '#e6e0d2', 'stripes', '#4a7397'],
  ochreStripe: ['#faf3e2', '#ecdfc2', 'stripes', '#cf9436'],
} as const satisfies Record<string, readonly [Colour, Colour, Pattern, Colour?]>;
export type TableName = keyof typeof tables;

const veins = 'M-20 160Q180 60 330 150T640 90T830 170M-20 470Q160 520 300 450T560 540T830 430M520 -20Q470 120 560 210';
const grain = 'M40 64q160 16 330-6M430 196q150-14 320 6M70 344q130 14 260-2M470 486q140 14 270-8M30 560q120-10 220 4';

const patterns: Readonly<Record<Pattern, (dark: Colour, ink: Colour) => string>> = {
  cloth: (dark) =>
    line('M-10 470Q400 428 810 492M-10 120Q300 92 810 138', shaded(dark, 0.1), 3, ' opacity=".45"') +
    line('M-10 474Q400 432 810 496M-10 124Q300 96 810 142', lighten(dark, 0.5), 2, ' opacity=".5"'),
  planks: (dark) =>
    line('M0 118H800M0 262H800M0 408H800M0 542H800', shaded(dark, 0.3), 3, ' opacity=".6"') +
    line(grain, shaded(dark, 0.16), 3, ' opacity=".55"'),
  boards: (dark) =>
    line('M98 0V600M232 0V600M372 0V600M508 0V600M650 0V600M770 0V600', shaded(dark, 0.26), 3, ' opacity=".5"') +
    line(
      'M50 60q12 120-4 260M164 300q-12 120 6 240M300 40q10 90-6 190M440 380q12 90-4 190M580 60q-10 120 6 220M712 340q10 110-6 220',
      shaded(dark, 0.12),
      2.5,
      ' opacity=".5"',
    ),
  check: (_, ink) =>
    line(
      repeat(8, (step) => svg`M${50 + step * 100} 0V600`) + repeat(6, (step) => svg`M0 ${50 + step * 100}H800`),
      ink,
      50,
      ' opacity=".22" stroke-linecap="butt"',
    ) +
    line(
      repeat(8, (step) => svg`M${step * 100} 0V600`),
      ink,
      2,
      ' opacity=".16"',
    ),
  stripes: (_, ink) =>
    line(
      repeat(5, (step) => svg`M${80 + step * 170} 0V600m14-600V600m22-600V600`),
      ink,
      5,
      ' opacity=".45"',
    ),
  stone: (dark) =>
    line('M-10 90Q260 130 810 60M-10 380Q420 330 810 420', lighten(dark, 0.14), 2.5, ' opacity=".45"') +
    line(
      'M120 500h.1M260 60h.1M690 240h.1M60 260h.1M560 560h.1M740 520h.1M420 40h.1M640 90h.1',
      lighten(dark, 0.3),
      4,
      ' opacity=".5"',
    ),
  marble: (dark) =>
    line(veins, shaded(dark, 0.22), 5, ' opacity=".25"') +
    line(veins, shaded(dark, 0.4), 1.6, ' opacity=".4" transform="translate(8 9)"'),
};

/** The table fills the picture. */
export function drawTable(sheet: Sheet, name: TableName): string {
  const [light, dark, pattern, ink = dark] = tables[name] as readonly [Colour, Colour, Pattern, Colour?];
  return path('M0 0H800V600H0Z', sheet.slant(light, dark)) + patterns[pattern](dark, ink);
}
