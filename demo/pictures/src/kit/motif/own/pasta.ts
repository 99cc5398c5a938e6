import { repeat, svg } from '../../paper/markup.ts';
import { at, fade, fill, flat, motif, stroke } from './pen.ts';

const penne = motif(
  fade('a', ['#ffeeb0', '#f3cd62', '#cf9a2c'], 'x2="0" y2="1"') +
    (
      [
        [60, 34, -20],
        [70, 68, 14],
        [56, 100, -8],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          fill('a', 'M-44-14H30L46 14H-30z') +
            stroke('#b8862a', 1.6, 'M-38-6H36M-35 2H41', ' opacity=".5"') +
            flat('#9a6a1c', 'M30-14L46 14q-12-2-16-28z', ' opacity=".6"'),
        ),
      )
      .join(''),
);

const fusilli = motif(
  fade('a', ['#ffeeb0', '#f3cd62', '#cf9a2c'], 'x2="0" y2="1"') +
    `<defs><g id="~b" fill="url(#~a)" stroke="#b8862a" stroke-opacity=".5">${repeat(5, (step) => `<ellipse cx="${step * 19 - 38}" rx="11" ry="17" transform="rotate(28 ${step * 19 - 38} 0)"/>`)}</g></defs>` +
    (
      [
        [62, 32, -16],
        [66, 66, 10],
        [60, 100, -6],
      ] as const
    )
      .map(([x, y, turn]) => svg`<use href="#~b" transform="translate(${x} ${y}) rotate(${turn})"/>`)
      .join(''),
);

const farfalle = motif(
  fade('a', ['#fff0b8', '#f5d069', '#d8a63a'], 'x2="1" y2="0"') +
    (
      [
        [44, 38, -24, 0.9],
        [88, 66, 22, 0.9],
        [50, 98, -8, 0.9],
      ] as const
    )
      .map(([x, y, turn, scale]) =>
        at(
          x,
          y,
          turn,
          scale,
          fill(
            'a',
            'M-38-22l5 6l5-6l5 6l5-6Q-4-8 0-6Q4-8 18-22l5 6l5-6l5 6l5-6V22l-5-6l-5 6l-5-6l-5 6Q4 8 0 6Q-4 8-18 22l-5-6l-5 6l-5-6l-5 6z',
          ) + stroke('#b8862a', 2, 'M-8-4l8 4l8-4M-8 4l8-3l8 3', ' opacity=".6"'),
        ),
      )
      .join(''),
);

const spaghetti = motif(
  fade('a', ['#ffeeb0', '#f3cd62', '#cf9a2c'], 'x2="1" y2="0"') +
    fill('a', 'M40 4Q64 0 88 4Q78 60 88 124Q64 128 40 124Q50 60 40 4z') +
    stroke(
      '#a8761c',
      1.4,
      'M46 5Q58 60 46 124M54 4Q62 60 54 125M64 3V125M74 4Q66 60 74 125M82 5Q70 60 82 124',
      ' opacity=".6"',
    ) +
    flat('#c1121f', 'M46 54q18 8 36 0v18q-18 8-36 0z'),
);

export const pasta = {
  'own:penne': penne,
  'own:fusilli': fusilli,
  'own:farfalle': farfalle,
  'own:spaghetti': spaghetti,
} as const;
