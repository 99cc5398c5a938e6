import type { Colour } from '../../kit/paper/colour.ts';
import { circle, line, path } from '../../kit/paper/draw.ts';
import { blob, body, dots, flat, glint, lighten, ragged, shaded } from '../outline.ts';
import { type Food, food } from './food.ts';

const drumstick = (skin: Colour): Food =>
  food(
    (brush) =>
      line('M24 14L46 30', '#c9ab7c', 12) +
      line('M24 13L46 29', '#f5e8cb', 8) +
      circle(46, 26, 6, '#f5e8cb') +
      circle(43, 33, 6, '#f5e8cb') +
      body(brush, 'M30 20Q10 36 -16 30Q-48 20 -46 -10Q-40 -36 -10 -34Q14 -30 20 -8Q24 4 34 12Q36 18 30 20Z', skin) +
      dots(brush, 14, 26, 22, shaded(skin, 0.3), 5) +
      glint(-20, -18, 14, 7, -32, 0.5),
    44,
    32,
  );

/** A fillet; the bands of the flesh, and what the pan left on it. */
const fillet = (flesh: Colour, band: Colour, seared: Colour): Food =>
  food(
    (brush) => {
      const outline = 'M-48 -12Q-44 -22 -16 -23Q24 -26 42 -18Q51 -8 49 6Q46 18 20 21Q-20 25 -40 19Q-51 10 -48 -12Z';
      return (
        path(outline, shaded(flesh, 0.5), ' transform="translate(1.5 4)"') +
        body(brush, outline, flesh, 1.6) +
        line(
          'M-30 -14q9 14 2 30M-14 -18q10 18 2 38M3 -19q10 19 2 39M20 -18q9 17 1 35M35 -14q7 13 0 26',
          band,
          2.6,
          ' opacity=".9"',
        ) +
        path('M-40 -8Q-10 -22 30 -16Q0 -14 -40 -8Z', seared, ' opacity=".6"') +
        dots(brush, 10, 34, 14, '#3a2a1a', 1.6)
      );
    },
    48,
    24,
  );

/** Crisp skin side up, scored. */
const skinFillet = (skin: Colour, shine: Colour): Food =>
  food(
    (brush) => {
      const square = 'M-47 -14Q-20 -24 18 -21Q40 -20 48 -10Q51 6 44 15Q10 21 -30 20Q-44 19 -48 8Q-50 -4 -47 -14Z';
      return (
        path(square, '#fbf3e4', ' transform="translate(1 6)" stroke="#cdb48c" stroke-width="2"') +
        line('M-40 25Q-10 29 40 22', '#e3d0ac', 1.6) +
        body(brush, square, skin, 1.6) +
        line('M-44 -6Q0 -14 46 -6M-46 6Q0 -2 46 5', shine, 3, ' opacity=".6"') +
        line('M-26 -17l6 33M-6 -20l6 38M14 -19l6 37M32 -17l5 31', shaded(skin, 0.5), 2) +
        dots(brush, 26, 42, 15, shaded(skin, 0.3), 2) +
        dots(brush, 18, 42, 15, '#f0cf8c', 2.2)
      );
    },
    49,
    24,
  );

/** Broken along the bands of the flesh. */
const flake = (colour: Colour): Food =>
  food(
    (brush) => {
      const piece = ragged(brush, 47, 27, 7, 0.24);
      return (
        path(piece, shaded(colour, 0.42), ' transform="translate(2 7)"') +
        flat(piece, colour, 4, shaded(colour, 0.24)) +
        line('M-28 -12Q-16 2 -26 14M-8 -18Q6 0 -6 18M14 -17Q27 0 16 15', lighten(colour, 0.5), 4) +
        line('M-20 -14Q-8 2 -18 15M2 -18Q15 0 5 17', shaded(colour, 0.18), 2.5)
      );
    },
    45,
    26,
  );

const chickenSkin = '#c9792a';

export const poultryAndFish = {
  chickenLegSauced: drumstick('#d27a35'),
  wing: food(
    (brush) =>
      body(brush, 'M6 -6Q14 -34 34 -40Q48 -38 44 -24Q32 -4 22 10Q10 22 0 14Z', '#b04a1e') +
      body(brush, 'M14 10Q4 30 -18 30Q-34 30 -44 40Q-52 40 -48 28Q-38 6 -18 -4Q4 -14 14 -2Z', '#a8421a') +
      dots(brush, 16, 34, 20, '#6b230b', 5) +
      glint(8, -22, 15, 5, -6, 0.6) +
      glint(-30, 4, 9, 4, -30, 0.5),
    46,
    28,
  ),
  drumette: drumstick('#a8421a'),
  thigh: food(
    (brush) =>
      body(brush, blob(brush, 47, 39, 8, 0.09), '#cd8a35') +
      path(blob(brush, 30, 22, 7, 0.2), '#b0661f', ' opacity=".5"') +
      dots(brush, 16, 38, 30, '#8d4a12', 6) +
      dots(brush, 12, 36, 28, '#f2cf7c', 5) +
      glint(-18, -18, 14, 6, -24, 0.5),
    46,
    39,
  ),
  roastChicken: food(
    (brush) => {
      const leg = (side: number): string =>
        `<g transform="scale(${side} 1)">${line('M20 32L25 48', '#b9965c', 8) + line('M20 32L25 47', '#f6ebd2', 5.5) + circle(23, 49, 4, '#f6ebd2') + circle(28, 48, 4, '#f6ebd2')}${body(brush, 'M10 2Q34 0 36 20Q34 36 22 39Q8 36 6 20Z', chickenSkin, 1.2)}</g>`;
      const wing = (side: number): string =>
        `<g transform="scale(${side} 1)">${body(brush, 'M22 -28Q40 -24 40 -6Q36 6 27 2Q24 -8 18 -12Z', '#b9691f', 1.2)}</g>`;
      const breast = 'M0 -44Q30 -42 32 -12Q32 18 16 30Q0 36 -16 30Q-32 18 -32 -12Q-30 -42 0 -44Z';
      return (
        wing(1) +
        wing(-1) +
        body(brush, breast, '#d78a35', 1.2) +
        path('M0 -40Q2 -8 0 30', 'none', ' stroke="#a55f1b" stroke-width="1.6"') +
        leg(1) +
        leg(-1) +
        dots(brush, 40, 28, 34, '#a2581a', 2) +
        dots(brush, 24, 26, 30, '#f2c16c', 1.6) +
        glint(-13, -24, 7, 12, 14, 0.45) +
        glint(12, -22, 4, 8, -10, 0.3)
      );
    },
    38,
    44,
  ),
  salmon: fillet('#f08a64', '#ffd9c4', '#b85a2c'),
  cod: fillet('#f5ecdc', '#ffffff', '#c99a54'),
  hake: skinFillet('#c2a068', '#ece2c4'),
  zander: skinFillet('#b98a44', '#e9d49a'),
  mackerel: flake('#b98242'),
  haddock: flake('#eeb45a'),
  whiteFish: flake('#f6eee0'),
  salmonFlake: flake('#f19a76'),
  tuna: flake('#d8b59a'),
  troutFlake: flake('#efc4a0'),
  smokedSalmon: food(
    () =>
      flat('M-46 10Q-36 -30 -4 -16Q18 -36 44 -14Q48 14 20 20Q-6 6 -22 26Q-42 30 -46 10Z', '#f07a52', 3) +
      line('M-36 6Q-24 -14 -4 -4Q16 -20 34 -6M-30 18Q-14 2 0 8Q18 2 30 10', '#ffc6aa', 4),
    44,
    24,
  ),
  prawn: food(
    (brush) => {
      const shell =
        'M40 -20Q20 -44 -14 -34Q-44 -20 -40 12Q-34 34 -10 38Q-6 30 -14 24Q-22 10 -10 -4Q8 -18 30 -4Q42 -6 40 -20Z';
      return (
        body(brush, shell, '#f2875c') +
        line('M-2 -34Q-4 -20 2 -12M-24 -24Q-16 -14 -14 -4M-38 -2Q-26 0 -18 4M-36 20Q-26 16 -18 16', '#ffd3bd', 4) +
        path('M-10 38Q-26 44 -34 36Q-22 30 -14 26ZM-10 38Q-4 48 4 46Q2 36 -6 28Z', '#e0562f')
      );
    },
    40,
    36,
  ),
  mussel: food(
    (brush) =>
      body(brush, 'M-46 0Q-20 -34 20 -30Q48 -22 48 0Q48 22 20 30Q-20 34 -46 0Z', '#24304a') +
      path('M-36 0Q-16 -24 18 -22Q38 -16 38 0Q38 16 18 22Q-16 24 -36 0Z', '#aeb9cc') +
      body(brush, 'M-24 0Q-8 -15 16 -14Q30 -10 30 0Q30 10 16 14Q-8 15 -24 0Z', '#ee9a3c') +
      line('M-10 2Q6 -4 22 0', '#b5601a', 3.5),
    46,
    30,
  ),
  trout: food(
    (brush) => {
      const outline = 'M-36 0Q-30 -15 4 -16Q28 -15 40 -6Q46 -2 48 1Q46 6 36 9Q8 16 -20 11Q-32 8 -36 0Z';
      const tail = 'M-34 0Q-42 -4 -50 -13Q-46 -1 -50 13Q-42 7 -34 2Z';
      return (
        path(tail, '#a9772f', ' stroke="#6b4413" stroke-width="1"') +
        line('M-46 -8L-38 -1M-46 7L-38 2M-47 0H-38', '#7d5420', 0.9) +
        path('M-4 -15Q4 -23 16 -20Q14 -16 12 -14ZM2 14Q6 21 14 20Q12 15 10 13Z', '#a9772f') +
        body(brush, outline, '#d9a552', 1) +
        path('M-30 4Q0 13 36 6Q10 14 -20 10Z', '#f7e3b4') +
        line('M-30 0Q4 -4 32 0', '#d9776a', 2.4, ' opacity=".6"') +
        `<g transform="translate(-2 -5)">${dots(brush, 42, 28, 7, '#7a4d18', 1.5)}</g>` +
        line('M-14 -10l4 18M-2 -12l4 22M10 -12l4 22', '#8f5c1c', 1.4) +
        line('M31 -9Q27 0 31 8', '#8f5c1c', 1.4) +
        circle(39, -2, 2.4, '#fff8e6') +
        circle(39.4, -2, 1.3, '#1c130a') +
        line('M48 2Q44 3 42 4', '#7a4d18', 1)
      );
    },
    46,
    14,
  ),
} as const satisfies Record<string, Food>;
