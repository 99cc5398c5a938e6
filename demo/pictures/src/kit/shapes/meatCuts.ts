import { ballLight } from '../light/light.ts';
import { castShadow } from '../light/shadow.ts';
import { softForm } from '../light/soft.ts';
import { opacity, path } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import { type Draw, strokes } from './fillingDraw.ts';

interface Cut {
  readonly outline: string;
  readonly colour: string;
  readonly grain: string;
}

/** Two pieces of the same cut side by side. */
export const pair =
  ({ outline, colour, grain }: Cut, turn = 0): Draw =>
  (paper, tint = colour) => {
    const piece = paper.symbol('piece', () => {
      const form = paper.form(outline);
      return (
        castShadow(paper, outline, 8, 12, 0.4, 8) +
        form.fill(ballLight(paper, tint, 0.3)) +
        form.clip(
          grain +
            softForm(paper, 'M-90 -150q60 -30 120 -10q-90 20 -110 120q-30 -60 -10 -110z', '#fff', {
              blur: 8,
              opacity: 0.4,
            }),
        )
      );
    });
    return (
      paper.place(piece, svg`translate(270 450) rotate(${-turn})`) +
      paper.place(piece, svg`translate(520 452) rotate(${turn}) scale(-1 1)`)
    );
  };

const SLAB = 'M-98 -140q98 -40 196 -4q22 24 22 140q0 112 -24 142q-98 30 -192 0q-22 -30 -24 -142q0 -110 22 -136z';

const BREAST =
  'M-64 -142C-10 -182 84 -160 104 -84C122 -14 104 74 46 138C14 170 -34 176 -66 138C-116 70 -124 -92 -64 -142z';

const CHOP = 'M-96 -110c30 -50 110 -56 160 -20s56 110 26 176s-80 96 -130 84s-70 -60 -76 -120s-8 -84 20 -120z';

export const salmon: Cut = {
  outline: SLAB,
  colour: '#f0815a',
  grain: repeat(8, (step) => strokes('#ffd9c6', 5, svg`M-130 ${-128 + step * 42}q120 -70 250 4`)),
};

export const whitefish: Cut = {
  outline: SLAB,
  colour: '#f3ece2',
  grain:
    repeat(6, (step) => strokes('#cfc0ae', 4, svg`M-130 ${-110 + step * 52}q70 40 130 0t130 6`, 0.6)) +
    strokes('#e0a8a0', 7, 'M-4 -150q14 140 0 300', 0.4),
};

export const steak: Cut = {
  outline: CHOP,
  colour: '#b0312f',
  grain:
    strokes(
      '#f3ddd0',
      6,
      'M-60 -70q50 40 20 90t40 100M30 -100q-20 60 20 100t-10 100M-84 30q40 -10 60 30M60 -60q-10 40 20 60',
    ) + path('M-104 -90c30 -64 120 -66 172 -34l-14 26c-46 -24 -110 -22 -140 28z', '#f8e8da'),
};

/** Rounder, with the eye of fat that gives it its name. */
export const ribEye: Cut = {
  outline: 'M-20 -150c70 -8 128 44 130 116s-24 150 -96 176s-128 -24 -136 -96s30 -188 102 -196z',
  colour: '#a92f30',
  grain:
    path('M-20 -40c30 -20 66 0 60 34s-52 36 -66 12s-18 -34 6 -46z', '#f6e2d2') +
    strokes('#f3ddd0', 6, 'M-20 -40q-50 -20 -60 -80M30 26q20 50 -10 100M-60 20q-30 20 -40 60M44 -30q40 -20 50 -60') +
    strokes('#f8e8da', 18, 'M-30 -146c80 -10 136 44 138 118', 0.95),
};

/** Long, lean slices with fat along one side: rump and sirloin. */
export const sirloin: Cut = {
  outline: 'M-70 -150c60 -22 130 4 142 70s4 140 -38 196s-108 50 -124 -2s-40 -242 20 -264z',
  colour: '#b93a34',
  grain:
    strokes('#f8e8da', 34, 'M-78 -140c-50 70 -30 180 -4 246', 0.95) +
    strokes('#f3ddd0', 5, 'M-10 -110q40 60 10 130M40 -70q20 70 -10 150', 0.7),
};

export const schnitzel: Cut = {
  outline: CHOP,
  colour: '#eda79a',
  grain:
    strokes('#fbe1d8', 6, 'M-70 -50q60 30 120 -20M-80 10q70 30 140 -10M-70 70q60 20 110 -10', 0.7) +
    strokes('#c8746a', 4, 'M-60 -20q60 30 120 0M-70 40q60 24 120 0', 0.4),
};

export const chicken: Cut = {
  outline: BREAST,
  colour: '#f7c9b2',
  grain:
    strokes('#fff3ea', 16, 'M-46 -100C-74 -30 -66 40 -40 100', 0.4) +
    strokes('#dd9379', 4, 'M-10 -130C-40 -60 -36 20 -14 80M34 -120C20 -60 24 0 20 60', 0.3) +
    path('M30 -170C120 -130 130 20 60 120C150 30 130 -130 30 -170z', '#dd9379', opacity(0.7)) +
    path('M64 -150C90 -60 70 40 24 110C84 50 112 -70 64 -150z', '#f2b8a0', opacity(0.9)) +
    path('M-84 84q18 50 62 66q-50 6 -74 -40zM60 -140q20 8 30 30q-22 -8 -34 -24z', '#fff2d8', opacity(0.95)),
};

export const tofu: Cut = {
  outline: 'M-104 -120h208v240h-208z',
  colour: '#f7f1e2',
  grain: strokes('#d8cbb0', 3, 'M-80 -60h30M10 -90h40M-40 20h50M40 60h30M-70 90h40', 0.7),
};
