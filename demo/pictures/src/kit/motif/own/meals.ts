import { repeat, svg } from '../../paper/markup.ts';
import { at, dots, fade, fill, flat, glow, motif, shine, stroke } from './pen.ts';

/** A bowl of something warm. */
const bowl = (content: string, pieces: string, dish: string) =>
  motif(
    fade('a', ['#ffffff', dish, '#7f8f9a'], 'x2="1" y2="0"') +
      fill('a', 'M6 56h116c0 36-22 62-58 62S6 92 6 56z') +
      `<ellipse cx="64" cy="56" rx="58" ry="17" fill="#f7f9fa"/><ellipse cx="64" cy="57" rx="51" ry="13" fill="${content}"/>` +
      dots(pieces, 5, [
        [36, 56],
        [54, 51],
        [62, 62],
        [82, 54],
        [96, 59],
        [74, 65],
      ]) +
      dots('#5fa83a', 2.4, [
        [46, 60],
        [70, 54],
        [88, 63],
      ]) +
      stroke('#9aa7b0', 3.4, 'M44 34q-8-9 0-18M64 30q-8-9 0-20M84 34q-8-9 0-18', ' opacity=".5"'),
  );

const pizza = motif(
  glow('a', ['#fff0a8', '#f6cf5a', '#e2a83a']) +
    '<circle cx="64" cy="66" r="58" fill="#c98a3c"/><circle cx="64" cy="66" r="57" fill="none" stroke="#e8b46a" stroke-width="6"/><circle cx="64" cy="66" r="49" fill="#d8442c"/><circle cx="64" cy="66" r="46" fill="url(#~a)"/>' +
    dots('#d03a2a', 9, [
      [46, 44],
      [84, 50],
      [60, 78],
      [92, 82],
      [36, 74],
    ]) +
    flat('#4c8f2f', 'M62 52q10-12 20-4q-8 10-20 4zM70 98q-2-14 10-14q4 12-10 14zM40 94q-8-10 2-14q8 6-2 14z'),
);

const fries = motif(
  fade('a', ['#ffe9a0', '#f6c83c', '#dc9c1c'], 'x2="1" y2="0"') +
    repeat(7, (step) =>
      at(28 + step * 12, 60, (step - 3) * 5, 1, fill('a', svg`M-6 ${-46 - (step % 3) * 7}h11V30h-11z`)),
    ) +
    flat('#d8232f', 'M16 58q48 18 96 0l-12 64q-36 8-72 0z') +
    flat('#fff', 'M44 72l6 48M84 72l-6 48', ' stroke="#fff" stroke-width="5" opacity=".5"'),
);

const lasagne = motif(
  flat('#d8452c', 'M8 62L60 40l62 14v40l-62 24L8 96z') +
    flat('#f7dc9a', 'M8 62L60 40l62 14l-60 22z') +
    stroke('#f2d28a', 6, 'M10 74l50 18l62-22M10 88l50 18l62-22') +
    flat('#fff4d0', 'M22 60q16-10 30-8t26-4t24 8q-8 8-22 8t-20 6t-38-10z') +
    flat('#4c8f2f', 'M56 54q8-12 18-6q-4 10-18 6z'),
);

const scoop = (x: number, y: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="25" fill="${colour}"/>${shine(x - 8, y - 9, 8, 5, -34, 0.5)}`;

const iceCone = (left: string, right: string, top: string) =>
  motif(
    fade('a', ['#f7d090', '#e0a04a', '#b4742a'], 'x2="1" y2="0"') +
      scoop(44, 46, left) +
      scoop(84, 46, right) +
      scoop(64, 28, top) +
      fill('a', 'M30 60q34 14 68 0L66 126q-2 3-4 0z') +
      stroke('#a0642a', 2, 'M42 66l36 36M58 68l26 24M86 66l-36 36M70 68L44 92', ' opacity=".5"'),
  );

const pancakes = motif(
  glow('a', ['#f7d08a', '#dc9a44', '#9a5c1c']) +
    repeat(
      3,
      (step) =>
        `<ellipse cx="64" cy="${98 - step * 18}" rx="54" ry="20" fill="#f2cf94"/><ellipse cx="64" cy="${92 - step * 18}" rx="54" ry="19" fill="url(#~a)"/>`,
    ) +
    flat('#fff2a8', 'M50 48l18-7l14 8l-18 8z') +
    flat('#b8651c', 'M34 58q30 16 62-4q4 18-4 24q-6-2-6-14q-8 4-14 4q-2 14-8 14t-6-14q-16 0-24-10z', ' opacity=".75"'),
);

const dumplings = motif(
  glow('a', ['#fffaf0', '#f2dfba', '#c9a66e']) +
    (
      [
        [40, 50, -12],
        [88, 58, 14],
        [60, 92, 0],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          fill('a', 'M-38 12Q-34-24 0-26T38 12Q0 26-38 12z') +
            stroke('#b08a50', 2, 'M-28-4q6 4 4 12M-14-14q6 4 4 14M2-18q6 6 2 16M18-12q2 8-2 16', ' opacity=".6"'),
        ),
      )
      .join(''),
);

export const meals = {
  'own:soup-tomato': bowl('#d8442c', '#f2d9a0', '#dfe7ec'),
  'own:soup-vegetable': bowl('#e8b84a', '#f08a2c', '#dfe7ec'),
  'own:stew': bowl('#7a3418', '#4a1c0c', '#dfe7ec'),
  'own:curry': bowl('#e09a1c', '#f6e6c4', '#c9dfe6'),
  'own:pizza': pizza,
  'own:fries': fries,
  'own:lasagne': lasagne,
  'own:ice-cone': iceCone('#f7b4c8', '#8a5a3c', '#fff3d0'),
  'own:ice-cone-fruit': iceCone('#f2c23c', '#d83a5c', '#bfe08a'),
  'own:pancakes': pancakes,
  'own:dumplings': dumplings,
} as const;
