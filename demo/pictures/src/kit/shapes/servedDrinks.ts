import { partColour } from '../goods.ts';
import { glassLight } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { darken, lighten, mix } from '../paper/colour.ts';
import { circle, ellipse, GROUND, line, MIDDLE, opacity, path } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import { type Draw, shape } from './shape.ts';

const TUMBLER = 'M256 196H544L516 664q-4 34 -40 34H324q-36 0 -40 -34z';

/** Milk, juice, lemonade, water; with foam where `top` is given. */
const servedGlass: Draw = (paper, goods) => {
  const liquid = partColour(goods, 'liquid', '#fffdf6');
  const foam = goods.parts?.top;
  const level = 264;
  const glass = paper.form(TUMBLER);
  return (
    shadow(paper, MIDDLE, GROUND - 2, 128) +
    glass.fill('#e9f1f2', opacity(0.5)) +
    glass.clip(
      path(
        svg`M200 ${level}q200 34 400 0V690q-200 26 -400 0z`,
        paper.linear([
          [0, darken(liquid, 0.16)],
          [0.3, lighten(liquid, 0.16)],
          [0.7, liquid],
          [1, darken(liquid, 0.24)],
        ]),
      ) +
        ellipse(MIDDLE, level + 4, 146, 17, lighten(liquid, 0.22)) +
        (foam
          ? path(svg`M200 ${level - 54}q100 -30 200 0t200 0v84q-40 26 -90 6t-110 8t-120 -6t-80 0z`, foam) +
            repeat(9, (step) =>
              circle(276 + step * 32, level - 6 + ((step * 29) % 34), 8 + (step % 3) * 3, '#fff', opacity(0.6)),
            )
          : '') +
        path(
          'M286 216L308 670',
          'none',
          ' stroke="#fff" stroke-opacity=".55" stroke-width="20" stroke-linecap="round"',
        ) +
        glass.fill(glassLight(paper, 0.02), opacity(0.42)),
    ) +
    ellipse(MIDDLE, 196, 144, 17, '#fff', opacity(0.75)) +
    ellipse(MIDDLE, 197, 134, 13, foam ?? mix('#dfe9ea', liquid, 0.3), opacity(0.6)) +
    (goods.motif ? paper.motif(goods.motif, { x: 552, y: 592, size: 210, turn: 8 }) : '')
  );
};

const WINE_BOWL = 'M276 150H524C552 300 520 424 400 430S248 300 276 150z';

const servedWine: Draw = (paper, goods) => {
  const liquid = partColour(goods, 'liquid', '#7a1330');
  const bowl = paper.form(WINE_BOWL);
  return (
    shadow(paper, MIDDLE, GROUND - 2, 110) +
    path('M390 424h20v236q60 6 96 26q8 12 -8 14H302q-16 -2 -8 -14q36 -20 96 -26z', '#dfe8ea', opacity(0.95)) +
    path('M404 430h6v230h-6z', '#fff', opacity(0.8)) +
    bowl.fill('#eef4f4', opacity(0.5)) +
    bowl.clip(
      path(
        'M200 270q200 30 400 0V440H200z',
        paper.linear([
          [0, darken(liquid, 0.3)],
          [0.35, lighten(liquid, 0.16)],
          [1, darken(liquid, 0.3)],
        ]),
      ) +
        ellipse(MIDDLE, 273, 130, 14, lighten(liquid, 0.22)) +
        path(
          'M300 170q-16 120 20 210',
          'none',
          ' stroke="#fff" stroke-opacity=".6" stroke-width="16" stroke-linecap="round"',
        ) +
        bowl.fill(glassLight(paper, 0.02), opacity(0.35)),
    ) +
    ellipse(MIDDLE, 150, 124, 13, '#fff', opacity(0.8))
  );
};

/** Coffee, tea or cocoa in a cup on its saucer. */
const servedCup: Draw = (paper, goods) => {
  const liquid = partColour(goods, 'liquid', '#5a3218');
  const china2 = partColour(goods, 'glass', '#fbfaf6');
  const cup = paper.form('M206 380H574Q570 560 470 606H310Q210 560 206 380z');
  const side = paper.linear([
    [0, '#000', 0.16],
    [0.28, '#fff', 0.5],
    [0.6, '#fff', 0],
    [1, '#000', 0.2],
  ]);
  return (
    shadow(paper, MIDDLE, GROUND - 6, 240) +
    ellipse(MIDDLE, 628, 290, 66, darken(china2, 0.1)) +
    ellipse(MIDDLE, 618, 290, 64, china2) +
    ellipse(MIDDLE, 616, 180, 34, '#000', opacity(0.1)) +
    path(
      'M560 420q110 -20 108 60t-130 86',
      'none',
      svg` stroke="${darken(china2, 0.06)}" stroke-width="30" stroke-linecap="round"`,
    ) +
    cup.fill(china2) +
    cup.fill(side) +
    ellipse(MIDDLE, 380, 184, 58, darken(china2, 0.05)) +
    ellipse(MIDDLE, 386, 166, 48, darken(liquid, 0.2)) +
    ellipse(
      MIDDLE,
      390,
      162,
      44,
      paper.radial([
        [0, lighten(liquid, 0.3)],
        [0.7, liquid],
        [1, darken(liquid, 0.2)],
      ]),
    ) +
    (goods.parts?.top
      ? path('M300 392q40 -40 100 -34t104 32q-30 34 -100 36t-104 -34z', goods.parts.top) +
        path('M350 392q24 -20 50 -4q26 -16 50 4q-20 24 -50 32q-30 -8 -50 -32z', liquid, opacity(0.5))
      : '') +
    repeat(3, (step) =>
      line(
        svg`M${320 + step * 80} 330q-30 -40 0 -80t0 -80`,
        '#fff',
        14,
        ' stroke-opacity=".45" stroke-linecap="round"',
      ),
    ) +
    (goods.motif ? paper.motif(goods.motif, { x: 630, y: 628, size: 120, turn: 12 }) : '')
  );
};

export const servedDrinks = {
  servedGlass: shape([240, 170, 600, 704], servedGlass, {
    printing: 'none',
    parts: ['liquid', 'top'],
    options: ['motif'],
  }),
  servedWine: shape([240, 130, 560, 704], servedWine, { printing: 'none', parts: ['liquid'] }),
  servedCup: shape([100, 150, 710, 706], servedCup, {
    printing: 'none',
    parts: ['glass', 'liquid', 'top'],
    options: ['motif'],
  }),
} as const;
