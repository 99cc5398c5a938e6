import { repeat, svg } from '../../paper/markup.ts';
import { at, fade, fill, flat, motif, stroke } from './pen.ts';

const rocket = motif(
  (
    [
      [44, 120, -26],
      [86, 120, 26],
      [64, 122, 0],
    ] as const
  )
    .map(([x, y, turn]) =>
      at(
        x,
        y,
        turn,
        1,
        flat(
          '#4f9a3a',
          'M-4 0L-3-26L-20-30Q-12-40-4-38L-4-52L-24-60Q-14-70-4-66L-4-78L-20-90Q-10-104 0-112Q12-104 20-90L6-78L6-66Q16-70 24-60L6-52L6-38Q14-40 20-30L5-26L4 0z',
        ) + stroke('#b8e08a', 2, 'M0-2V-100M0-40l-10 6M0-40l10 6M0-66l-12 4M0-66l12 4', ' opacity=".7"'),
      ),
    )
    .join(''),
);

const cress = motif(
  repeat(
    9,
    (step) =>
      stroke(
        '#d3e6a8',
        3,
        svg`M${30 + step * 8.5} 124Q${34 + step * 7} 90 ${16 + step * 12} ${54 - ((step * 37) % 26)}`,
      ) +
      flat('#4c9a38', svg`M${16 + step * 12} ${56 - ((step * 37) % 26)}q-14 0-14-12q12-4 14 8q2-12 14-8q0 12-14 12z`),
  ),
);

const aloe = motif(
  fade('a', ['#b4dca0', '#5fa274', '#2c6a4c'], 'x2="0" y2="1"') +
    (
      [
        [-52, 0.86],
        [52, 0.86],
        [-28, 1],
        [28, 1],
        [0, 1.08],
      ] as const
    )
      .map(([turn, scale]) =>
        at(
          64,
          120,
          turn,
          scale,
          fill('a', 'M-14 4Q-16-60 0-108Q16-60 14 4Q0 12-14 4z') +
            stroke('#e2f4d2', 2, 'M-4-10Q-6-56 0-92', ' opacity=".7"') +
            stroke('#2c6a4c', 2, 'M-13-30l-4-4M-11-54l-4-4M12-42l4-4M9-66l4-4'),
        ),
      )
      .join(''),
);

/** A few herbs tied together. */
const bundle = motif(
  stroke('#4c8f3c', 4, 'M64 126Q58 80 34 30M64 126V20M64 126Q70 80 94 30') +
    flat(
      '#4c9a38',
      'M34 34C14 34 8 16 14 2C32 4 44 18 34 34zM94 34c20 0 26-18 20-32C96 4 84 18 94 34zM64 26C50 18 50 2 64-4c14 6 14 22 0 30z',
    ) +
    flat(
      '#7cbb58',
      'M46 62C26 62 18 46 20 34c18 0 28 14 26 28zM82 62c20 0 28-16 26-28c-18 0-28 14-26 28zM64 56C52 48 52 34 64 26c12 8 12 22 0 30z',
    ) +
    flat('#5f8f9a', 'M52 84q12 5 24 0l2 12q-14 5-28 0z') +
    stroke('#4c8f3c', 3, 'M58 98l-8 26M64 98v28M70 98l8 26'),
);

const elderflower = motif(
  stroke('#7ba850', 3, 'M64 126V70M64 100Q44 84 30 62M64 100q20-16 34-38M64 84Q52 70 48 50M64 84q12-14 16-34') +
    flat('#4c8f3c', 'M64 118c-20 4-36-6-42-20c18-4 36 4 42 20zM64 112c20 4 36-6 42-20c-18-4-36 4-42 20z') +
    repeat(17, (step) => {
      const [turn, far] = [step * 2.4, Math.sqrt((step + 0.4) / 17) * 50];
      const [x, y] = [64 + Math.cos(turn) * far, 44 + Math.sin(turn) * far * 0.7];
      return svg`<circle cx="${x}" cy="${y}" r="9.5" fill="${step % 2 ? '#fffdf2' : '#f4f0d8'}" stroke="#d8d4b0"/><circle cx="${x}" cy="${y}" r="2.6" fill="#e8c84a"/>`;
    }),
);

const seaweed = motif(
  fade('a', ['#8fb58a', '#3f7a66', '#1c4a44'], 'x2="0" y2="1"') +
    fill('a', 'M58 126C50 96 30 92 30 66S46 40 38 8C62 20 66 44 56 62s4 34 12 64z') +
    fill('a', 'M70 126C72 96 96 92 98 66S84 42 92 16C70 28 64 48 74 66s-6 34-10 60z') +
    fill('a', 'M62 126C40 110 14 108 10 84c18-2 34 6 44 20zM68 126c22-14 46-18 52-40c-18-4-36 2-44 18z') +
    stroke('#d2ecc8', 2, 'M60 116C54 92 42 84 42 64S52 38 46 20M72 116c2-20 16-30 16-50', ' opacity=".6"'),
);

export const leaves = {
  'own:rocket': rocket,
  'own:cress': cress,
  'own:aloe': aloe,
  'own:herbs': bundle,
  'own:elderflower': elderflower,
  'own:seaweed': seaweed,
} as const;
