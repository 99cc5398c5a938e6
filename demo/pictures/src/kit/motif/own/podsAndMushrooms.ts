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

const oysterMushroom = motif(
  glow('a', ['#f3e8dc', '#b9a798', '#7a685c']) +
    fade('b', ['#fffaf0', '#efe2cc', '#c9b394'], 'x2="1" y2="0"') +
    fill('b', 'M44 70q20 20 40 0q6 30-8 54H56q-16-22-12-54z') +
    stroke('#b8a488', 2, 'M52 80q6 20 8 40M64 84v38M76 80q-6 20-8 40', ' opacity=".6"') +
    fill(
      'a',
      'M6 58C4 30 26 14 44 24c10 8 8 30 2 46q-34 12-40-12zM122 58c2-28-20-44-38-34c-10 8-8 30-2 46q34 12 40-12z',
    ) +
    fill('a', 'M64 12c30 0 40 22 34 44q-8 20-34 20T30 56c-6-22 4-44 34-44z') +
    shine(52, 34, 14, 7, -26, 0.5),
);

const kingMushroom = motif(
  glow('a', ['#d8bf9a', '#a3814f', '#6a4e2a']) +
    fade('b', ['#ffffff', '#f4ead8', '#cdbb9c'], 'x2="1" y2="0"') +
    fill('b', 'M44 44h40c-4 30 14 44 10 62q-4 18-30 18t-30-18c-4-18 14-32 10-62z') +
    stroke('#d8c8a8', 2, 'M54 56q2 30-8 56M74 56q-2 30 8 56', ' opacity=".7"') +
    fill('a', 'M64 14c28 0 42 14 42 26q-4 16-42 16T22 40c0-12 14-26 42-26z') +
    shine(48, 28, 14, 5, -16, 0.5),
);

const chanterelle = motif(
  glow('a', ['#ffe08a', '#f2a92c', '#c4720e']) +
    fill(
      'a',
      'M12 26c6-10 16-4 22-10s16 2 24-4s18 0 26-2s16 8 24 6s16 8 10 18C108 54 82 56 78 78l-2 40q-12 10-24 0l-2-40C46 56 20 54 12 26z',
    ) +
    stroke(
      '#b8660c',
      2.4,
      'M26 36q22 14 30 40M44 34q12 20 14 60M64 32v84M84 34q-12 20-14 60M102 36q-22 14-30 40',
      ' opacity=".55"',
    ) +
    flat('#ffd25c', 'M14 26q50-16 102 2q-20 12-50 12T14 26z', ' opacity=".8"'),
);

export const podsAndMushrooms = {
  'own:corn': corn,
  'own:peas': peas,
  'own:green-beans': greenBeans,
  'own:olive-green': olive(['#dfe690', '#94a83a', '#5a6c1c'], '#c8342a'),
  'own:olive-black': olive(['#8a7a90', '#3a2c40', '#1a121f'], ''),
  'own:mushroom': mushroom(['#fffdf8', '#f0e6d6', '#c8b49a']),
  'own:oyster-mushroom': oysterMushroom,
  'own:king-mushroom': kingMushroom,
  'own:chanterelle': chanterelle,
  'own:mushroom-brown': mushroom(['#d8b48a', '#9a6a40', '#5f3c20']),
} as const;
