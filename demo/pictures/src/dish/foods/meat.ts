import type { Colour } from '../../kit/paper/colour.ts';
import { circle, line, path } from '../../kit/paper/draw.ts';
import { svg } from '../../kit/paper/markup.ts';
import { blob, body, dots, flat, glint, lighten, ragged, roundData, shaded } from '../outline.ts';
import { type Food, food } from './food.ts';

/** A piece out of a stew or a pan. */
const chunk = (colour: Colour, wild = 0.3): Food =>
  food(
    (brush) => {
      const data = ragged(brush, 46, 40, 6, wild);
      const edge = svg` stroke="${shaded(colour, 0.42)}" stroke-width="7"`;
      return (
        path(data, shaded(colour, 0.5), `${edge} transform="translate(3 9)"`) +
        path(data, colour, svg` stroke="${shaded(colour, 0.2)}" stroke-width="7"`) +
        path(data, brush.round, ' opacity=".8"') +
        line('M-24 -10Q-4 -18 20 -12M-26 2Q0 -6 28 0M-18 14Q2 6 22 12', lighten(colour, 0.3), 3.5, ' opacity=".75"')
      );
    },
    44,
    36,
  );

/** A strip cut across the grain. */
const stripOf = (colour: Colour, seared: Colour): Food =>
  food(
    (brush) => {
      const bow = (brush.chance() - 0.5) * 26;
      const strip = svg`M-44 -12Q-10 ${-16 + bow} 42 -14L47 4L38 15Q0 ${12 + bow} -40 16L-48 2Z`;
      return (
        path(strip, shaded(seared, 0.4), ' transform="translate(2 6)"') +
        flat(strip, seared, 4) +
        path(svg`M-40 -8Q-10 ${-12 + bow} 36 -10L40 0Q0 ${3 + bow} -42 5Z`, colour) +
        line(
          svg`M-26 ${-6 + bow * 0.5}l-5 16M-6 ${-6 + bow * 0.7}l-5 16M14 ${-6 + bow * 0.7}l-5 16M30 ${-6 + bow * 0.5}l-5 14`,
          shaded(seared, 0.3),
          3,
          ' opacity=".3"',
        )
      );
    },
    46,
    18,
  );

const sausage = (colour: Colour, charred: Colour): Food =>
  food(
    (brush) =>
      body(brush, 'M-46 4Q-50 -8 -38 -9Q0 -22 36 -13Q48 -12 46 0Q46 9 36 8Q0 0 -34 13Q-44 14 -46 4Z', colour) +
      line('M-24 -10l-5 15M-4 -14l-5 15M16 -13l-5 15', charred, 5, ' opacity=".75"') +
      line('M-36 -4Q0 -16 36 -8', lighten(colour, 0.5), 3, ' opacity=".7"') +
      line('M-46 5l-4 2M46 -2l4 1', shaded(colour, 0.3), 5),
    46,
    16,
  );

const coin = (rim: Colour, face: Colour, fat: Colour): Food =>
  food(
    (brush) =>
      circle(0, 5, 46, shaded(rim, 0.4)) +
      circle(0, 0, 46, rim) +
      circle(0, 0, 39, face) +
      dots(brush, 22, 34, 34, fat, 6),
    46,
  );

const patty = (colour: Colour, crumbs: Colour, dark: Colour): Food =>
  food(
    (brush) => {
      const data = blob(brush, 47, 44, 11, 0.04);
      return (
        path(data, shaded(dark, 0.3), ' transform="translate(2 6)"') +
        body(brush, data, colour) +
        dots(brush, 26, 38, 36, dark, 6) +
        dots(brush, 18, 38, 36, crumbs, 5) +
        glint(-18, -22, 14, 5, -24, 0.4)
      );
    },
    47,
    45,
  );

/** Slices of a joint: what is round the edge tells which. */
const roastSlice = (face: Colour, rind: Colour, fat: Colour): Food =>
  food(
    (brush) => {
      const outline = 'M-44 20Q-50 -22 -18 -34Q20 -42 42 -20Q52 6 34 28Q0 42 -44 20Z';
      return (
        path(outline, shaded(face, 0.5), ' transform="translate(2 6)"') +
        flat(outline, face, 3) +
        line('M-43 16Q-48 -20 -18 -31Q20 -39 40 -18', fat, 9) +
        line('M-46 20Q-52 -24 -18 -37Q22 -45 45 -20', rind, 7) +
        line('M-26 -8Q0 -18 26 -6M-30 8Q0 -4 34 10M-16 22Q6 14 24 20', shaded(face, 0.18), 3) +
        dots(brush, 8, 26, 16, lighten(face, 0.4), 5)
      );
    },
    46,
    34,
  );

/** The eye of the meat, and the rib that one may hold it by. */
const chop = (meat: Colour, seared: Colour): Food =>
  food(
    (brush) =>
      line('M0 2Q20 -16 48 -46', shaded('#efe2c4', 0.4), 12, ' transform="translate(1 3)"') +
      line('M0 2Q20 -16 48 -46', '#f3e8cf', 9) +
      line('M6 -6Q24 -22 46 -46', '#fffaf0', 2.5) +
      body(brush, 'M-49 16Q-50 -16 -22 -24Q10 -26 18 -2Q20 32 -10 42Q-42 44 -49 16Z', seared) +
      path('M-38 14Q-38 -8 -18 -14Q4 -16 8 2Q8 24 -12 32Q-34 32 -38 14Z', meat) +
      line('M-46 16Q-46 -14 -22 -21Q-2 -24 10 -12', '#f2dfb6', 7) +
      line('M-30 6l16 16M-18 -4l18 18', seared, 4, ' opacity=".7"') +
      `<g transform="translate(-14 10)">${dots(brush, 10, 20, 20, seared, 5)}</g>`,
    40,
    34,
  );

const wrinkles = 'M-30 -16Q-8 -26 16 -20M-32 6Q-6 -4 22 2M-20 24Q2 16 26 20';

export const meat = {
  beef: chunk('#7d4526'),
  beefDark: chunk('#5f331c'),
  pork: chunk('#c38a5e'),
  venison: chunk('#6a3522'),
  chickenCurry: chunk('#e3a640'),
  chickenPale: stripOf('#f9ecd2', '#dcc08e'),
  lamb: chunk('#9a6240'),
  ham: food(
    () =>
      flat('M-44 -18Q0 -26 44 -16L42 14Q0 6 -44 16Z', '#ea9a98', 3, '#b75f66') +
      line('M-34 -8Q0 -14 34 -6', '#f9cfc8', 4),
    44,
    18,
  ),
  hamShred: stripOf('#eda7a0', '#c9727a'),
  beefStrip: stripOf('#8d5433', '#52290f'),
  turkeyStrip: stripOf('#f1d5a0', '#c98f45'),
  chickenStrip: stripOf('#f4dcab', '#c98d4a'),
  chickenBreaded: food(
    (brush) => {
      const data = blob(brush, 46, 27, 9, 0.12);
      return (
        path(data, '#7c430f', ' transform="translate(2 6)"') +
        body(brush, data, '#d8942f') +
        dots(brush, 24, 38, 20, '#a8661b', 5) +
        dots(brush, 20, 38, 20, '#f5d184', 5)
      );
    },
    46,
    28,
  ),
  baconCube: food(
    () =>
      flat('M-34 -30L36 -26L32 30L-36 28Z', '#a8402c', 3) +
      path('M-35 -12L35 -8L34 6L-36 4Z', '#f2cba6') +
      line('M-28 -22L26 -19', '#d9745a', 4),
    38,
  ),
  lardon: food(
    () => flat('M-46 -14Q0 -22 46 -12Q48 4 44 14Q0 6 -46 15Z', '#b04a30', 3) + line('M-42 4Q0 -6 42 3', '#f4d3ae', 6),
    46,
    16,
  ),
  rasher: food(
    () =>
      flat(
        'M-48 -12Q-30 -24 -12 -14Q8 -2 26 -14Q40 -22 48 -12L47 14Q30 4 14 14Q-8 26 -26 12Q-38 4 -48 14Z',
        '#b5503a',
        3,
      ) +
      line('M-46 -2Q-28 -14 -12 -4Q8 10 26 -3Q38 -10 46 -2', '#f3cdae', 6) +
      line('M-44 8Q-28 0 -14 12', '#e09a80', 4),
    48,
    20,
  ),
  backRasher: food(
    () =>
      flat('M-48 6Q-44 -30 -12 -30Q14 -28 18 -10Q34 -16 48 -6Q48 12 26 14Q0 10 -14 22Q-42 30 -48 6Z', '#cb7565', 3) +
      line('M-46 2Q-42 -28 -12 -28Q12 -26 17 -8Q32 -14 46 -6', '#f7e2c8', 8) +
      line('M-30 4Q-20 -12 0 -10M20 2Q30 0 40 4', '#a04c40', 4),
    46,
    26,
  ),
  sausage: sausage('#b5672f', '#5f2a0c'),
  bratwurst: sausage('#c98a4a', '#6b3510'),
  blackPudding: coin('#1f1413', '#3d2521', '#a98a78'),
  whitePudding: coin('#b98d57', '#e6cfa0', '#a8763c'),
  extrawurst: food(
    () =>
      circle(0, 3, 47, '#b5606a') +
      circle(0, 0, 47, '#c9787c') +
      circle(0, 0, 43, '#f2b3ab') +
      glint(-14, -16, 14, 6, -28, 0.4),
    46,
  ),
  patty: patty('#8a4a20', '#c58a4c', '#532910'),
  fritter: patty('#c79a3a', '#6f9a3c', '#8f5a17'),
  meatloaf: food(
    (brush) =>
      flat('M-46 30Q-50 -22 -30 -32Q0 -42 30 -32Q50 -22 46 30Q0 36 -46 30Z', '#b3805a', 8, '#5f3012') +
      dots(brush, 22, 36, 24, '#8d5a38', 6) +
      dots(brush, 12, 34, 22, '#d8ae84', 5) +
      dots(brush, 8, 34, 22, '#6f9a4a', 5),
    47,
    34,
  ),
  porkRoast: roastSlice('#d9a986', '#9a5314', '#f3dfbf'),
  boiledBeef: roastSlice('#a8745a', '#cdb28e', '#f2e5cb'),
  boiledBacon: roastSlice('#dd8f88', '#c9a274', '#f8e9d6'),
  steak: food(
    (brush) => {
      const outline = 'M-48 4Q-46 -34 -8 -36Q34 -40 47 -12Q52 20 22 32Q-30 42 -48 4Z';
      return (
        path(outline, '#2f1507', ' transform="translate(2 6)"') +
        body(brush, outline, '#7a4223') +
        line('M-46 0Q-44 -32 -8 -34Q32 -38 45 -12', '#e3c48e', 6) +
        line(wrinkles, '#4f270f', 4, ' opacity=".7"') +
        dots(brush, 10, 34, 24, '#4f270f', 5) +
        glint(-14, -18, 16, 4, -12, 0.35)
      );
    },
    47,
    36,
  ),
  lambChop: chop('#a25a40', '#6b351b'),
  porkChop: chop('#dcae82', '#a5672f'),
  cutlet: food(
    (brush) => {
      const outline = blob(brush, 47, 33, 9, 0.15);
      return (
        path(outline, '#7d4a18', ' transform="translate(2 5)"') +
        flat(outline, '#dfae6a', 3, '#a8702f') +
        path(blob(brush, 34, 22, 8, 0.2), '#cf9850', ' opacity=".7"') +
        line('M-34 -6Q-10 -20 20 -15M-30 8Q-4 -4 30 2M-16 20Q6 12 30 15', '#a5672a', 4, ' opacity=".65"') +
        line('M-28 -12Q-6 -24 16 -20', '#f6dcae', 3, ' opacity=".8"') +
        dots(brush, 9, 34, 22, '#8f5520', 5)
      );
    },
    46,
    33,
  ),
  schnitzel: food(
    (brush) => {
      const outline = blob(brush, 48, 35, 12, 0.07);
      return (
        path(outline, '#7c430f', ' transform="translate(1.5 4)"') +
        body(brush, outline, '#dd9a35', 1.6) +
        path(blob(brush, 33, 22, 9, 0.12), '#e9b355', ' opacity=".7"') +
        dots(brush, 60, 43, 30, '#b06c1b', 2) +
        dots(brush, 60, 43, 30, '#f8d98e', 1.8) +
        line('M-30 -10Q-8 -22 18 -14M-22 12Q6 2 32 10', '#b87420', 2.4, ' opacity=".6"')
      );
    },
    48,
    36,
  ),
  crackling: food(
    () =>
      flat('M-40 -14L40 -16L42 14L-42 16Z', '#b5651d', 4) +
      line('M-20 -14V14M0 -14V14M20 -14V14', '#7d3f0e', 5) +
      line('M-34 -8h10M-12 -8h10M8 -8h10M26 -8h10', '#eab35c', 4),
    42,
    16,
  ),
  minced: food((brush) => body(brush, blob(brush, 40, 34, 6, 0.2), '#7a4526', 4), 38),
  butterPat: food(
    () =>
      flat('M-38 -30Q0 -36 38 -30Q42 0 38 28Q0 36 -38 30Q-42 0 -38 -30Z', '#f9d558', 3) +
      line('M-26 -20Q0 -26 24 -20', '#fff3b8', 6) +
      path(roundData(20, 12, 0, 6), '#fbe184'),
    38,
  ),
} as const satisfies Record<string, Food>;
