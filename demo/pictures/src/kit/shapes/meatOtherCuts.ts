import { ballLight } from '../light/light.ts';
import { castShadow } from '../light/shadow.ts';
import { darken, lighten } from '../paper/colour.ts';
import { circle, ellipse, opacity, path } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { type Draw, strokes } from './fillingDraw.ts';

type Place = readonly [x: number, y: number, turn: number];

const laid = (paper: Paper, piece: string, places: readonly Place[]): string =>
  places.map(([x, y, turn]) => paper.place(piece, svg`translate(${x} ${y}) rotate(${turn})`)).join('');

const ROUND = 'M-8 -104c62 -6 112 40 110 104s-46 106 -108 104s-104 -46 -102 -106s40 -96 100 -102z';

/** Thick round slices of the fillet. */
export const medallions: Draw = (paper, tint = '#a32b2d') => {
  const piece = paper.symbol('medallion', () => {
    const form = paper.form(ROUND);
    return (
      castShadow(paper, 'M-110 0c0 70 50 130 112 130s108 -60 108 -120z', 6, 12, 0.45, 8) +
      path('M-110 -2c0 70 44 128 110 128s110 -58 110 -128z', darken(tint, 0.3)) +
      form.fill(ballLight(paper, tint, 0.3)) +
      form.clip(strokes(lighten(tint, 0.55), 5, 'M-60 -50q40 30 20 70M10 -80q-10 60 40 90M-30 50q40 -20 80 20', 0.6))
    );
  });
  return laid(paper, piece, [
    [250, 390, 0],
    [520, 376, 60],
    [390, 520, 150],
  ]);
};

const LONG =
  'M134 470C130 400 190 372 300 372C420 372 560 330 650 372C690 400 672 448 610 476C520 512 430 560 300 566C200 568 140 540 134 470z';

/** A whole fillet, long and slim. */
export const tenderloin: Draw = (paper, tint = '#d98a80') => {
  const form = paper.form(LONG);
  return (
    castShadow(paper, LONG, 8, 16, 0.45, 10) +
    form.fill(ballLight(paper, tint, 0.4)) +
    form.clip(
      strokes(lighten(tint, 0.55), 6, 'M170 450q160 -60 440 -60M180 500q200 -10 420 -70', 0.6) +
        strokes(darken(tint, 0.25), 4, 'M200 480q200 -30 420 -60M240 530q160 -14 320 -70', 0.4) +
        path('M134 470C130 400 190 372 300 372q-90 30 -120 130z', '#fff2e6', opacity(0.5)),
    )
  );
};

const SLAB = 'M132 330Q400 292 668 330L676 590Q400 632 124 590z';

/** A slab of belly: rind, fat and lean in layers. */
export const bellySlab: Draw = (paper, tint = '#dd8f84') => {
  const form = paper.form(SLAB);
  const layer = (y: number, height: number, colour: string): string =>
    path(
      svg`M110 ${y}Q260 ${y - 26} 400 ${y}T690 ${y}v${height}Q540 ${y + height + 26} 400 ${y + height}T110 ${y + height}z`,
      colour,
    );
  return (
    castShadow(paper, SLAB, 6, 14, 0.45, 9) +
    form.fill(tint) +
    form.clip(
      layer(300, 44, '#d8a468') +
        layer(344, 46, '#fbeadb') +
        layer(390, 44, tint) +
        layer(434, 38, '#f8e2d2') +
        layer(472, 56, darken(tint, 0.08)) +
        layer(528, 26, '#f8e2d2') +
        layer(554, 90, tint) +
        repeat(9, (step) => strokes(darken('#d8a468', 0.25), 4, svg`M${150 + step * 62} 306l24 40`, 0.55)) +
        form.fill(
          paper.linear(
            [
              [0, '#fff', 0.3],
              [0.4, '#fff', 0],
              [1, '#000', 0.22],
            ],
            'down',
          ),
        ),
    )
  );
};

/** Slices of shank, each with its bone and marrow. */
export const shanks: Draw = (paper, tint = '#b8443f') => {
  const piece = paper.symbol('shank', () => {
    const form = paper.form('M-20 -126c80 -14 140 40 136 118s-56 132 -130 130s-124 -50 -122 -124s46 -112 116 -124z');
    return (
      castShadow(paper, ROUND, 8, 16, 0.45, 9) +
      form.fill('#f6e6d6') +
      `<g transform="scale(.9)">${form.fill(ballLight(paper, tint, 0.32))}</g>` +
      form.clip(
        strokes(
          lighten(tint, 0.55),
          6,
          'M-80 -50q50 20 60 60M60 -80q-20 40 -10 60M-70 60q40 0 60 -20M80 40q-40 0 -50 -20',
          0.7,
        ),
      ) +
      circle(0, 0, 42, '#f7efdf') +
      circle(0, 0, 26, ballLight(paper, '#e8b79c', 0.3))
    );
  });
  return laid(paper, piece, [
    [262, 398, 10],
    [532, 380, 80],
    [400, 540, 170],
  ]);
};

/** Marrow bones, cut across. */
export const bones: Draw = (paper) => {
  const piece = paper.symbol('bone', () => {
    const side = 'M-78 -40v110q78 44 156 0v-110z';
    const form = paper.form(side);
    return (
      castShadow(paper, side, 6, 14, 0.4, 8) +
      form.fill('#e9d8bd') +
      form.fill(
        paper.linear([
          [0, '#000', 0.24],
          [0.3, '#fff', 0.3],
          [1, '#000', 0.3],
        ]),
      ) +
      ellipse(0, -40, 78, 44, '#f6ead4') +
      ellipse(0, -40, 46, 25, '#d98f7a') +
      ellipse(-8, -46, 24, 11, '#f0c3ae', opacity(0.8))
    );
  });
  return laid(paper, piece, [
    [230, 370, -12],
    [400, 350, 6],
    [572, 372, 14],
    [300, 540, 8],
    [490, 548, -8],
  ]);
};

const WING_PIECE =
  'M-116 20c-20 -50 20 -96 70 -84s60 30 96 10s76 0 74 40s-50 50 -92 44s-70 40 -104 34s-40 -34 -44 -44z';

export const wings: Draw = (paper, tint = '#f0c3a0') => {
  const piece = paper.symbol('wing', () => {
    const form = paper.form(WING_PIECE);
    return (
      castShadow(paper, WING_PIECE, 5, 11, 0.42, 7) +
      form.fill(ballLight(paper, tint, 0.4)) +
      form.clip(
        strokes(lighten(tint, 0.5), 9, 'M-84 -20q30 -30 60 -10M40 -10q30 -10 56 6', 0.7) +
          strokes(darken(tint, 0.2), 4, 'M-20 -30q10 40 -20 70M50 -20q10 20 0 40', 0.5),
      )
    );
  });
  return laid(paper, piece, [
    [230, 340, 0],
    [430, 330, 30],
    [600, 350, -20],
    [270, 470, 150],
    [470, 460, 190],
    [230, 580, 20],
    [430, 590, -30],
    [600, 560, 100],
  ]);
};

const THIN = 'M-150 -60c60 -46 220 -50 282 -6s20 112 -50 134s-190 18 -236 -14s-40 -82 4 -114z';

/** Thin slices lying on one another. */
export const thinSlices: Draw = (paper, tint = '#f3c8ae') => {
  const piece = paper.symbol('slice', () => {
    const form = paper.form(THIN);
    return (
      castShadow(paper, THIN, 4, 9, 0.34, 6) +
      form.fill(ballLight(paper, tint, 0.24)) +
      form.clip(
        strokes(lighten(tint, 0.6), 7, 'M-120 -30q110 -40 230 -6M-126 14q120 -30 240 0', 0.75) +
          strokes(darken(tint, 0.22), 4, 'M-110 -6q110 -30 220 0M-90 44q90 -20 170 0', 0.35),
      )
    );
  });
  return laid(paper, piece, [
    [300, 560, -8],
    [510, 552, 8],
    [290, 470, 6],
    [520, 462, -6],
    [300, 376, -4],
    [500, 366, 6],
  ]);
};
