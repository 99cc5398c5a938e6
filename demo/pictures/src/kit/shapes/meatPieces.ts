import { ballLight } from '../light/light.ts';
import { castShadow } from '../light/shadow.ts';
import { softEllipse } from '../light/soft.ts';
import { darken, lighten } from '../paper/colour.ts';
import { circle, ellipse, line, opacity, path, rounded } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { type Draw, strokes } from './fillingDraw.ts';

type Place = readonly [x: number, y: number, turn: number];

const scattered = (paper: Paper, piece: string, places: readonly Place[], scale = 1): string =>
  places
    .map(([x, y, turn]) =>
      paper.place(piece, svg`translate(${x} ${y}) rotate(${turn})${scale === 1 ? '' : svg` scale(${scale})`}`),
    )
    .join('');

const CUBE = 'M-62 -40q40 -26 96 -14q34 10 32 50q0 44 -30 54q-46 14 -88 -2q-26 -14 -24 -48q0 -26 14 -40z';

const CUBES: readonly Place[] = Array.from({ length: 20 }, (_, step) => {
  const [row, column] = [Math.floor(step / 5), step % 5];
  return [158 + column * 116 + (row % 2) * 34, 312 + row * 88, (step * 67) % 360] as const;
});

/** Diced meat or fish. */
const pieces =
  (colour: string, vein: string): Draw =>
  (paper, tint = colour) => {
    const piece = paper.symbol('cube', () => {
      const form = paper.form(CUBE);
      return (
        castShadow(paper, CUBE, 4, 8, 0.4, 6) +
        form.fill(ballLight(paper, tint, 0.36)) +
        form.clip(strokes(vein, 5, 'M-50 -20q40 20 80 -10M-40 24q40 -14 76 6', 0.7))
      );
    });
    return scattered(paper, piece, CUBES);
  };

export const cubes = pieces('#b8443f', '#f2cfc2');
export const diced = pieces('#efc0a6', '#fff0e4');
export const dicedFish = pieces('#f0d6c2', '#f2a07a');

/** Half a dozen burgers, fishcakes or veggie bites, seen from above. */
export const patties: Draw = (paper, tint = '#a8513f') => {
  const piece = paper.symbol('patty', () => {
    const crumbs = repeat(20, (step) => {
      const turn = step * 2.4;
      const far = 18 + ((step * 37) % 84);
      return svg`M${Math.cos(turn) * far} ${Math.sin(turn) * far}h.1`;
    });
    return (
      softEllipse(paper, [6, 14, 118, 112], '#000', { blur: 9, opacity: 0.45 }) +
      circle(0, 0, 116, ballLight(paper, tint, 0.4)) +
      line(crumbs, darken(tint, 0.34), 13, ' stroke-linecap="round" stroke-opacity=".5"') +
      line(crumbs, lighten(tint, 0.42), 6, ' stroke-linecap="round" stroke-opacity=".8" transform="rotate(30)"')
    );
  });
  return scattered(paper, piece, [
    [258, 380, 0],
    [520, 372, 40],
    [264, 572, 80],
    [528, 568, 120],
  ]);
};

/** Small balls close together. */
const balls =
  (colour: string): Draw =>
  (paper, tint = colour) => {
    const piece = paper.symbol(
      'ball',
      () =>
        softEllipse(paper, [4, 12, 60, 56], '#000', { blur: 8, opacity: 0.45 }) +
        circle(0, 0, 60, ballLight(paper, tint, 0.42)) +
        line('M-24 -6h.1M8 -26h.1M22 12h.1M-12 28h.1M-34 20h.1', darken(tint, 0.3), 9, ' stroke-linecap="round"'),
    );
    const places = Array.from({ length: 16 }, (_, step): Place => {
      const [row, column] = [Math.floor(step / 4), step % 4];
      return [190 + column * 132 + (row % 2) * 26, 318 + row * 96, step * 50];
    });
    return scattered(paper, piece, places);
  };

export const meatballs = balls('#a65243');

const NUGGET = 'M-84 -20q10 -50 70 -52t96 34q14 46 -30 76t-100 16q-48 -26 -36 -74z';

/** Breaded pieces. */
export const nuggets: Draw = (paper) => {
  const piece = paper.symbol('nugget', () => {
    const form = paper.form(NUGGET);
    return (
      castShadow(paper, NUGGET, 5, 9, 0.42, 7) +
      form.fill(ballLight(paper, '#dd9c42', 0.4)) +
      form.clip(
        line(
          repeat(26, (step) => svg`M${-80 + ((step * 53) % 160)} ${-60 + ((step * 37) % 120)}h.1`),
          '#f6cf82',
          11,
          ' stroke-linecap="round" stroke-opacity=".8"',
        ) +
          line(
            repeat(14, (step) => svg`M${-70 + ((step * 61) % 150)} ${-50 + ((step * 43) % 110)}h.1`),
            '#a9651f',
            8,
            ' stroke-linecap="round" stroke-opacity=".6"',
          ),
      )
    );
  });
  return scattered(paper, piece, [
    [210, 340, 0],
    [390, 326, 60],
    [570, 344, -20],
    [270, 460, 140],
    [470, 458, 20],
    [220, 580, 80],
    [400, 590, -30],
    [570, 574, 110],
  ]);
};

const CHOP =
  'M-120 -70C-60 -140 60 -140 96 -70C120 -20 96 40 40 60C0 76 -20 100 -30 160q-8 30 -36 26q-26 -6 -20 -36C-76 90 -110 80 -130 30C-146 -10 -144 -44 -120 -70z';

/** Chops with their bone. */
export const chops: Draw = (paper, tint = '#c25b54') => {
  const piece = paper.symbol('chop', () => {
    const form = paper.form(CHOP);
    return (
      castShadow(paper, CHOP, 6, 12, 0.42, 8) +
      form.fill('#f7e6d8') +
      form.clip(
        path(
          'M-98 -62C-50 -116 46 -114 74 -62C92 -20 74 22 30 38C-6 52 -30 64 -46 92C-66 60 -96 60 -110 22C-122 -8 -118 -40 -98 -62z',
          ballLight(paper, tint, 0.3),
        ) +
          strokes('#f2cfc2', 6, 'M-70 -40q50 30 110 -6M-84 8q50 24 100 -4', 0.7) +
          path('M-64 110q16 -14 30 -4l-8 76q-24 16 -34 -4z', '#efe6d6'),
      )
    );
  });
  return scattered(paper, piece, [
    [266, 400, -20],
    [530, 396, 14],
    [330, 566, -110],
  ]);
};

const ROAST = 'M150 440C150 330 260 284 400 288S660 340 656 452S560 624 400 620S150 560 150 440z';

/** A joint tied with string. */
export const roast: Draw = (paper, tint = '#b0463f') => {
  const form = paper.form(ROAST);
  return (
    castShadow(paper, ROAST, 8, 16, 0.45, 10) +
    form.fill(ballLight(paper, tint, 0.42)) +
    form.clip(
      path('M150 430C170 330 280 280 420 284C300 310 220 370 200 470z', '#f7e4d4', opacity(0.95)) +
        strokes('#f2d3c4', 7, 'M250 520q120 50 300 -10M300 400q100 40 260 0M290 460q120 40 330 -20', 0.5) +
        strokes('#f6efdf', 9, 'M270 280q40 160 0 350M400 276q44 170 0 360M530 284q40 160 0 340', 0.95) +
        strokes('#8a6f52', 2, 'M277 280q40 160 0 350M407 276q44 170 0 360M537 284q40 160 0 340', 0.5),
    )
  );
};

/** A rack of ribs. */
export const ribs: Draw = (paper, tint = '#b04e40') => {
  const outline = 'M140 330q250 -60 520 0q30 120 0 260q-260 60 -520 0q-34 -130 0 -260z';
  const form = paper.form(outline);
  return (
    castShadow(paper, outline, 6, 14, 0.45, 9) +
    form.fill(ballLight(paper, tint, 0.42)) +
    form.clip(
      repeat(
        7,
        (step) =>
          path(
            svg`M${166 + step * 74} 322q34 -10 40 0q14 130 0 270q-30 12 -42 0q-14 -140 2 -270z`,
            lighten(tint, 0.5),
            opacity(0.55),
          ) + strokes(darken(tint, 0.35), 7, svg`M${218 + step * 74} 310q14 150 0 300`, 0.6),
      ) + repeat(7, (step) => ellipse(186 + step * 74, 326, 15, 10, '#f3e6d2')),
    )
  );
};

/** Meat and vegetables on sticks. */
export const skewers: Draw = (paper) => {
  const skewer = paper.symbol('skewer', () => {
    const chunk = paper.form('M-40 -38q40 -14 80 0q12 38 0 76q-40 14 -80 0q-12 -38 0 -76z');
    const colours = ['#d99a6e', '#c8332b', '#d99a6e', '#6a9a34', '#d99a6e', '#e0a93a'];
    return (
      line('M-300 0H300', '#d9bd8a', 9, ' stroke-linecap="round"') +
      colours
        .map((colour, step) => {
          const x = -206 + step * 82;
          return (
            softEllipse(paper, [x + 4, 32, 42, 16], '#000', { blur: 6, opacity: 0.4 }) +
            `<g transform="translate(${x})">${chunk.fill(ballLight(paper, colour, 0.4))}</g>`
          );
        })
        .join('')
    );
  });
  return scattered(paper, skewer, [
    [400, 336, -4],
    [404, 446, 3],
    [396, 556, -3],
  ]);
};

const WING = 'M0 0q60 -10 96 40q20 50 -20 70q-50 6 -84 -40q-16 -40 8 -70z';

/** A whole bird, ready for the oven. */
export const bird: Draw = (paper, skin = '#f0c3a0') => {
  const body = paper.form('M196 470C180 350 280 290 400 292S620 350 604 470S520 632 400 632S212 590 196 470z');
  const leg = paper.symbol('leg', () => {
    const thigh = paper.form('M-70 -60q70 -40 130 10q44 44 20 100q-20 40 -70 34q-60 -10 -96 -60q-20 -50 16 -84z');
    return (
      rounded({ x: 62, y: 40, w: 96, h: 34 }, 17, '#f6ead6') +
      circle(160, 48, 17, '#f6ead6') +
      circle(158, 70, 15, '#efe0c6') +
      castShadow(paper, 'M-60 -40q70 -30 120 10q40 40 20 90q-60 40 -140 -30z', 4, 10, 0.35, 8) +
      thigh.fill(ballLight(paper, skin, 0.4))
    );
  });
  const wing = paper.symbol('wing', () => paper.form(WING).fill(ballLight(paper, darken(skin, 0.04), 0.42)));
  return (
    softEllipse(paper, [406, 626, 220, 30], '#000', { blur: 12, opacity: 0.45 }) +
    body.fill(ballLight(paper, skin, 0.36)) +
    body.clip(
      path('M400 300C360 380 360 480 400 560C440 480 440 380 400 300z', '#fff3e4', opacity(0.55)) +
        strokes('#d99a72', 5, 'M400 300C372 380 372 470 400 540', 0.5) +
        line(
          repeat(36, (step) => svg`M${230 + ((step * 83) % 340)} ${330 + ((step * 47) % 250)}h.1`),
          '#d99a72',
          6,
          ' stroke-linecap="round" stroke-opacity=".4"',
        ),
    ) +
    paper.place(wing, 'translate(218 392) rotate(38)') +
    paper.place(wing, 'translate(582 392) scale(-1 1) rotate(38)') +
    paper.place(leg, 'translate(300 548) rotate(14)') +
    paper.place(leg, 'translate(500 548) scale(-1 1) rotate(14)')
  );
};
