import { svg } from '../../paper/markup.ts';
import { at, dots, fade, fill, flat, glow, lying, motif, shine, stroke, type Tones } from './pen.ts';

const corn = motif(
  fade('a', ['#ffec8a', '#f7c92f', '#d99a10'], 'x2="1" y2="0"') +
    flat('#5a9a3a', 'M40 124C16 96 20 60 34 40q18 40 12 84zM88 124c24-28 20-64 6-84q-18 40-12 84z') +
    fill('a', 'M64 6c20 8 26 40 24 70c-1 22-12 44-24 50c-12-6-23-28-24-50c-2-30 4-62 24-70z') +
    dots('#b87c08', 0.9, repeatGrid(), ' opacity=".8"') +
    flat('#7cb850', 'M64 128C36 116 26 92 30 62c18 14 32 36 34 66zM64 128c28-12 38-36 34-66c-18 14-32 36-34 66z'),
);

function repeatGrid(): readonly (readonly [number, number])[] {
  return Array.from(
    { length: 30 },
    (_, step) => [46 + (step % 5) * 9 + (Math.floor(step / 5) % 2) * 4, 22 + Math.floor(step / 5) * 12] as const,
  );
}

const peas = lying(
  fade('a', ['#9fd062', '#5f9f35', '#35701f'], 'x2=".4" y2="1"') +
    glow('b', ['#dff2a4', '#8fc34a', '#4c8a24']) +
    fill('a', 'M6 78C14 104 50 118 84 100c24-12 36-36 38-62q-2-6-8-4C96 44 84 60 60 68S20 68 8 70q-4 2-2 8z') +
    (
      [
        [28, 82, 13],
        [50, 82, 14],
        [72, 74, 14],
        [91, 60, 12],
      ] as const
    )
      .map(([x, y, r]) => svg`<circle cx="${x}" cy="${y}" r="${r}" fill="url(#~b)"/>`)
      .join('') +
    flat('#4c8a2c', 'M112 38q-2-14 8-22l6 6q-8 8-4 16z'),
);

const greenBeans = lying(
  fade('a', ['#9fce6a', '#5a9636', '#2f6420'], 'x2="0" y2="1"') +
    (
      [
        [0, -18],
        [10, 4],
        [-4, 22],
        [6, -6],
      ] as const
    )
      .map(([turn, shift]) =>
        at(
          64,
          64 + shift,
          -28 + turn,
          1,
          fill('a', 'M-60 8q4-8 10-8q56-18 100-4q10 2 14-4q0 10-8 14q-56 12-104 4q-6 0-12-2z') +
            stroke('#fff', 1.6, 'M-44 2q44-12 88-4', ' opacity=".35"'),
        ),
      )
      .join(''),
);

const olive = (tones: Tones, heart: string) =>
  motif(
    glow('a', tones) +
      flat('#6d8a3a', 'M70 36C76 14 96 4 122 6c-6 22-28 34-52 30zM60 32C46 12 26 8 6 16c12 18 34 24 54 16z') +
      '<ellipse cx="46" cy="78" rx="34" ry="40" transform="rotate(16 46 78)" fill="url(#~a)"/><ellipse cx="92" cy="84" rx="28" ry="34" transform="rotate(-14 92 84)" fill="url(#~a)"/>' +
      (heart && `<circle cx="42" cy="98" r="9" fill="${heart}"/><circle cx="94" cy="102" r="7" fill="${heart}"/>`) +
      shine(34, 62, 6, 13, 24) +
      shine(84, 70, 5, 11, 8),
  );

const MUSHROOM_CAP = 'M64 14c36 0 56 26 56 46c0 10-10 14-22 14H30c-12 0-22-4-22-14c0-20 20-46 56-46z';

const mushroom = (tones: Tones) =>
  motif(
    glow('a', tones) +
      fade('b', ['#fffaf0', '#efe2cc', '#c9b394'], 'x2="1" y2="0"') +
      fill('b', 'M46 70h36q-2 22 6 40q2 12-24 14q-26-2-24-14q8-18 6-40z') +
      flat('#b89a78', 'M30 74q34 14 68 0z') +
      fill('a', MUSHROOM_CAP) +
      shine(42, 40, 16, 8, -28, 0.45),
  );

export const podsAndMushrooms = {
  'own:corn': corn,
  'own:peas': peas,
  'own:green-beans': greenBeans,
  'own:olive-green': olive(['#dfe690', '#94a83a', '#5a6c1c'], '#c8342a'),
  'own:olive-black': olive(['#8a7a90', '#3a2c40', '#1a121f'], ''),
  'own:mushroom': mushroom(['#fffdf8', '#f0e6d6', '#c8b49a']),
  'own:mushroom-brown': mushroom(['#d8b48a', '#9a6a40', '#5f3c20']),
} as const;
