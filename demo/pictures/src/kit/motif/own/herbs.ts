import { repeat, svg } from '../../paper/markup.ts';
import type { Motif } from '../motif.ts';
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

const parsleyOf = (leafColour: string, vein: string): Motif => ({
  ...parsley,
  body: parsley.body.replaceAll('#4c9a38', leafColour).replaceAll('#2f6d24', vein),
});

const blades = (colour: string, light: string) =>
  motif(
    stroke(colour, 4, 'M64 126Q60 70 64 10') +
      repeat(6, (step) =>
        flat(
          step % 2 ? light : colour,
          svg`M63 ${112 - step * 17}Q${34 - step} ${104 - step * 17} ${18 + step * 4} ${80 - step * 13}Q${50} ${84 - step * 15} 63 ${112 - step * 17}zM65 ${104 - step * 16}Q${94 + step} ${96 - step * 16} ${110 - step * 4} ${72 - step * 12}Q78 ${76 - step * 14} 65 ${104 - step * 16}z`,
        ),
      ),
  );

const feathery = (colour: string) =>
  motif(
    stroke(colour, 3.4, 'M64 126V30M64 92Q40 84 26 58M64 92q24-8 38-34M64 66Q46 58 38 32M64 66q18-8 26-34') +
      stroke(
        colour,
        2,
        repeat(
          5,
          (step) =>
            svg`M${30 + step * 6} ${64 + step * 5}l${-14 + step * 2}-4M${30 + step * 6} ${64 + step * 5}l2-16M${98 - step * 6} ${64 + step * 5}l${14 - step * 2}-4M${98 - step * 6} ${64 + step * 5}l-2-16M64 ${58 - step * 8}l-12-10M64 ${58 - step * 8}l12-10M${42 + step * 4} ${40 + step * 5}l-10-6M${86 - step * 4} ${40 + step * 5}l10-6`,
        ),
      ),
  );

/** Thin twigs with tiny leaves. */
const small = (colour: string) =>
  motif(
    stroke('#7a6a44', 2.4, 'M64 126Q62 70 64 8M58 120Q40 80 26 34M70 120Q88 80 102 34') +
      flat(
        colour,
        repeat(
          8,
          (step) =>
            svg`M64 ${112 - step * 13}q-12-2-14-11q12 0 14 11zM64 ${106 - step * 13}q12-2 14-11q-12 0-14 11zM${54 - step * 3.6} ${106 - step * 9.4}q-12 0-15-9q13-1 15 9zM${74 + step * 3.6} ${106 - step * 9.4}q12 0 15-9q-13-1-15 9z`,
        ),
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
  'own:sage': sprig(['#cfdcc0', '#8aa380', '#54704e'], SPRIG),
  'own:oregano': sprig(['#b6d48a', '#6a9446', '#3c5f26'], SPRIG),
  'own:watercress': sprig(['#98d078', '#3f8f44', '#1c5a2a'], SPRIG),
  'own:tarragon': blades('#6f9a44', '#b4d486'),
  'own:dill': feathery('#5fa044'),
  'own:thyme': small('#6f9a5a'),
  'own:coriander': parsleyOf('#62ae4a', '#3a7a2c'),
  'own:bay-leaf': sprig(
    ['#a8bc7a', '#5f7a3e', '#34481f'],
    [
      [64, 92, -34, 1.2],
      [64, 92, 34, 1.2],
    ],
  ),
  'own:lambs-lettuce': sprig(
    ['#a6d46a', '#4f9438', '#265c20'],
    [
      [64, 112, -64, 1.1],
      [64, 112, 64, 1.1],
      [64, 110, -30, 1.2],
      [64, 110, 30, 1.2],
      [64, 108, 0, 1.25],
    ],
  ),
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
