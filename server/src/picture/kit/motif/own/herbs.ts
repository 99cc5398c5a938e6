import { repeat, svg } from '../../paper/markup.ts';
import { at, flat, glow, motif, stroke, type Tones } from './pen.ts';

const LEAF_SHAPE = 'M0 0C-24-14-28-42 0-64C28-42 24-14 0 0z';

/** Leaves around a stem. */
const sprig = (tones: Tones, placed: readonly (readonly [number, number, number, number])[]) =>
  motif(
    `${glow('a', tones, 'cx=".35" cy=".4" r=".8"')}<defs><g id="~b"><path fill="url(#~a)" d="${LEAF_SHAPE}"/><path fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2" d="M0-4V-54M0-18l-10-12M0-18l10-12M0-34l-8-9M0-34l8-9"/></g></defs>` +
      stroke(tones[2], 4, 'M64 126Q62 92 64 56') +
      placed
        .map(
          ([x, y, turn, scale]) =>
            svg`<use href="#~b" transform="translate(${x} ${y}) rotate(${turn}) scale(${String(scale)})"/>`,
        )
        .join(''),
  );

const SPRIG = [
  [64, 110, -72, 0.72],
  [64, 110, 72, 0.72],
  [64, 86, -54, 0.86],
  [64, 86, 54, 0.86],
  [64, 62, -34, 0.8],
  [64, 62, 34, 0.8],
  [64, 62, 0, 0.9],
] as const;

const rosemary = motif(
  stroke('#6f7a4a', 3.4, 'M64 126V10') +
    stroke(
      '#5f8a5a',
      5,
      repeat(
        10,
        (step) =>
          svg`M64 ${116 - step * 11}L${42 + step} ${98 - step * 10}M64 ${116 - step * 11}L${86 - step} ${98 - step * 10}`,
      ),
    ) +
    stroke(
      '#a4c496',
      1.4,
      repeat(10, (step) => svg`M62 ${113 - step * 11}L${43 + step} ${97 - step * 10}`),
    ),
);

const parsley = motif(
  stroke('#4f8a34', 4, 'M64 126V66M64 96L34 58M64 96L94 58') +
    (
      [
        [64, 44, 1],
        [30, 50, 0.8],
        [98, 50, 0.8],
      ] as const
    )
      .map(([x, y, scale]) =>
        at(
          x,
          y,
          0,
          scale,
          flat(
            '#4c9a38',
            'M0 34C-10 30-14 24-16 18C-26 22-34 16-34 6C-30 4-26 4-22 4C-30-4-30-16-22-22C-16-20-12-14-10-8C-12-20-6-32 0-38C6-32 12-20 10-8C12-14 16-20 22-22C30-16 30-4 22 4C26 4 30 4 34 6C34 16 26 22 16 18C14 24 10 30 0 34z',
          ) + stroke('#2f6d24', 2, 'M0 34V-22M0 10l-18-2M0 10l18-2M0-4l-12-10M0-4l12-10', ' opacity=".6"'),
        ),
      )
      .join(''),
);

const chives = motif(
  stroke(
    '#4c8f3c',
    5,
    repeat(7, (step) => svg`M${52 + step * 4} 124Q${44 + step * 6} 60 ${16 + step * 16} ${10 + ((step * 7) % 12)}`),
  ) +
    stroke(
      '#a6d27e',
      1.6,
      repeat(7, (step) => svg`M${51 + step * 4} 122Q${43 + step * 6} 60 ${15 + step * 16} ${12 + ((step * 7) % 12)}`),
    ),
);

const lavender = motif(
  stroke('#6f9a5a', 3, 'M64 126V40M44 124Q48 80 36 50M84 124Q80 80 92 50') +
    (
      [
        [64, 8, 0],
        [34, 22, -10],
        [94, 22, 10],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          repeat(
            5,
            (step) =>
              svg`<ellipse cx="${step % 2 ? 4 : -4}" cy="${step * 9}" rx="9" ry="7" fill="${step % 2 ? '#9a7ad0' : '#7c5ab8'}"/>`,
          ),
        ),
      )
      .join(''),
);

const chamomile = motif(
  glow('a', ['#ffe27a', '#f2b21c', '#c07c08']) +
    stroke('#6f9a4a', 3.4, 'M64 74Q60 104 66 126') +
    repeat(
      12,
      (step) =>
        svg`<ellipse cx="64" cy="24" rx="9" ry="24" fill="${step % 2 ? '#fff' : '#eef0f2'}" stroke="#d3d9de" transform="rotate(${step * 30} 64 54)"/>`,
    ) +
    '<circle cx="64" cy="54" r="18" fill="url(#~a)"/>',
);

export const herbs = {
  'own:basil': sprig(['#a8dc72', '#4fa03a', '#2a6a26'], SPRIG),
  'own:mint': sprig(['#a6e0b8', '#3fa066', '#1c6a42'], SPRIG),
  'own:tea-leaf': sprig(
    ['#a8d070', '#4a8a3a', '#24541f'],
    [
      [64, 84, -44, 1.1],
      [64, 84, 44, 1.1],
      [64, 76, 0, 1.15],
    ],
  ),
  'own:spinach': sprig(
    ['#7ab85a', '#2f7a34', '#154a20'],
    [
      [64, 104, -58, 1],
      [64, 104, 58, 1],
      [64, 96, -22, 1.3],
      [64, 96, 22, 1.3],
    ],
  ),
  'own:rosemary': rosemary,
  'own:parsley': parsley,
  'own:chives': chives,
  'own:lavender': lavender,
  'own:chamomile': chamomile,
} as const;
