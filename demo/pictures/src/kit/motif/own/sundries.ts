import { repeat, svg } from '../../paper/markup.ts';
import { at, dots, fade, fill, flat, glow, lying, motif, shine, stroke } from './pen.ts';

const hops = motif(
  glow('a', ['#e2f0a0', '#96bd52', '#56802a']) +
    stroke('#5f8a3a', 4, 'M66 26q-2-14 8-22') +
    flat('#4c8f3c', 'M70 16q16-18 44-10l-6 8l10 8q-14 14-34 8q-10-2-14-14z') +
    repeat(4, (row) =>
      repeat(3 - (row % 2) + (row === 1 ? 1 : 0), (step) => {
        const count = 3 - (row % 2) + (row === 1 ? 1 : 0);
        const x = 64 + (step - (count - 1) / 2) * (30 - row * 2);
        return fill('a', svg`M${x} ${26 + row * 20}q22 6 18 30q-8 14-18 18q-10-4-18-18q-4-24 18-30z`);
      }),
    ) +
    fill('a', 'M64 98q14 4 12 16q-4 10-12 13q-8-3-12-13q-2-12 12-16z') +
    stroke('#6f9a38', 1.6, 'M64 30v14M44 50v12M84 50v12M64 70v14M54 90v10M74 90v10', ' opacity=".7"'),
);

const vineLeaf = motif(
  fade('a', ['#b8d07a', '#6a9a3e', '#36661f'], 'x2="1" y2="1"') +
    fill(
      'a',
      'M64 118C56 100 44 100 34 106C36 96 30 92 16 92C24 84 22 76 8 70C22 66 26 58 20 46C34 50 40 46 40 34C50 36 58 26 64 10C70 26 78 36 88 34C88 46 94 50 108 46C102 58 106 66 120 70C106 76 104 84 112 92C98 92 92 96 94 106C84 100 72 100 64 118z',
    ) +
    stroke(
      '#e6f2bc',
      2.6,
      'M64 114V30M64 92L34 88M64 92l30-4M64 72L26 62M64 72l38-10M64 54L46 42M64 54l18-12',
      ' opacity=".65"',
    ),
);

const oliveBranch = motif(
  stroke('#7a8a4a', 4, 'M10 112Q50 80 118 12') +
    flat(
      '#8aa356',
      'M34 92Q12 84 10 58q22 8 24 34zM60 70Q38 60 38 32q22 10 22 38zM86 44Q68 32 72 6q20 14 14 38zM46 84q26 10 44-10q-26-12-44 10zM74 58q26 8 42-14q-26-10-42 14z',
    ) +
    '<ellipse cx="58" cy="98" rx="15" ry="19" transform="rotate(30 58 98)" fill="#5f6f24"/><ellipse cx="96" cy="78" rx="13" ry="17" transform="rotate(30 96 78)" fill="#4a3050"/>' +
    shine(52, 92, 4, 7, 24, 0.5) +
    shine(91, 72, 3, 6, 24, 0.5),
);

const chateau = motif(
  fade('a', ['#fffaf0', '#e6d6b8', '#b39c74'], 'x2="1" y2="0"') +
    flat('#7a9a52', 'M0 104q32-16 64-8t64-4v36H0z') +
    fill('a', 'M30 58h68v46H30zM14 44h20v62H14zM94 44h20v62H94z') +
    flat('#4a5a6a', 'M26 58l12-22h52l12 22zM10 46L24 14l14 32zM90 46l14-32l14 32z') +
    flat('#5a4630', 'M57 82h14v22H57z') +
    dots('#6a7a86', 4, [
      [44, 72],
      [84, 72],
      [24, 62],
      [104, 62],
      [44, 90],
      [84, 90],
      [64, 68],
    ]) +
    stroke('#5f8a3a', 3, 'M8 112h112M4 122h120', ' stroke-dasharray="3 7"'),
);

const colaGlass = motif(
  fade('a', ['#8a4a24', '#4a200e', '#260d05'], 'x2="1" y2="0"') +
    stroke('#d8232f', 6, 'M76 46L96 4') +
    flat('#e8f2f6', 'M26 30h76l-10 94q-28 6-56 0z', ' opacity=".75"') +
    fill('a', 'M30 46q34 10 68 0l-8 74q-26 6-52 0z') +
    flat('#fff', 'M44 54l18-6l8 16l-18 8zM70 60l18-2l2 16l-18 4zM50 78l16 4l-6 16l-16-4z', ' opacity=".45"') +
    dots(
      '#fff',
      2.4,
      [
        [48, 104],
        [62, 112],
        [76, 100],
        [82, 88],
        [58, 90],
      ],
      ' opacity=".6"',
    ) +
    flat('#fff', 'M36 40l6 78l-6-1l-6-71z', ' opacity=".5"'),
);

const feather = motif(
  fade('a', ['#ffffff', '#dfe9f4', '#9db4cc'], 'x2="1" y2="1"') +
    fill('a', 'M112 8C60 6 18 40 22 98q2 12 8 12C92 106 122 62 112 8z') +
    stroke('#7f98b4', 3, 'M12 122Q50 72 104 18') +
    stroke(
      '#b3c6da',
      2,
      'M40 90l-14-4M52 76L32 66M64 62L46 46M78 46L66 28M50 84l12 16M64 70l18 14M78 54l20 12M92 40l18 6',
      ' opacity=".9"',
    ),
);

/** Vitamins: three round tablets. */
const vitamins = motif(
  (
    [
      [42, 46, '#f58a14', '#c8590a'],
      [88, 58, '#9bc53d', '#5f8a1c'],
      [58, 92, '#e0304f', '#9a1230'],
    ] as const
  )
    .map(([x, y, lit, deep]) =>
      at(
        x,
        y,
        -14,
        1,
        `<ellipse cy="8" rx="34" ry="26" fill="${deep}"/><ellipse rx="34" ry="26" fill="${lit}"/>` +
          stroke('#fff', 4, 'M-22 0h44', ' opacity=".55"') +
          shine(-12, -12, 10, 5, -20, 0.5),
      ),
    )
    .join(''),
);

const firewood = motif(
  fade('a', ['#b98a5c', '#8a5c34', '#54341a'], 'x2="0" y2="1"') +
    (
      [
        [60, 44, -8],
        [70, 84, 6],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          fill('a', 'M-48-20h80q14 4 14 20t-14 20h-80z') +
            '<ellipse cx="-46" rx="13" ry="20" fill="#e8c48e"/><ellipse cx="-46" rx="8" ry="13" fill="none" stroke="#b0804a" stroke-width="2"/><circle cx="-46" r="3" fill="#b0804a"/>' +
            stroke('#4a2c14', 2, 'M-26-10h24M6-12h26M-22 4h30M16 8h22M-14 14h20', ' opacity=".6"'),
        ),
      )
      .join(''),
);

const brownSugar = motif(
  fade('a', ['#f0c68a', '#c8904a', '#8a5a24']) +
    (
      [
        [40, 84, -8],
        [88, 86, 10],
        [64, 46, 4],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          flat('#9a662c', 'M0-8l28-10v34L0 30z') +
            fill('a', 'M-28-18L0-8v38l-28-12z') +
            flat('#f3d4a0', 'M-28-18L2-28l26 10L0-8z'),
        ),
      )
      .join('') +
    dots('#fff3d8', 1.8, [
      [34, 66],
      [62, 30],
      [84, 70],
      [52, 50],
      [98, 90],
      [30, 92],
    ]),
);

const daffodil = motif(
  glow('a', ['#ffd25c', '#f59a14', '#c8680a']) +
    stroke('#5f9a3f', 6, 'M64 60Q60 96 66 126') +
    flat('#5f9a3f', 'M64 124Q30 110 30 70q24 16 34 54zM66 124q34-8 38-44q-24 12-38 44z') +
    repeat(6, (step) =>
      at(64, 46, step * 60, 1, flat('#ffe45c', 'M0 0Q-18-22 0-46Q18-22 0 0z', ' stroke="#e8b81c" stroke-width="1.5"')),
    ) +
    '<circle cx="64" cy="46" r="19" fill="url(#~a)"/><circle cx="64" cy="46" r="10" fill="#d97a0c"/>',
);

const oyster = motif(
  glow('a', ['#ffffff', '#e2dcd6', '#a89c94']) +
    flat('#6f6660', 'M12 60C8 30 40 8 72 14s52 34 44 66s-40 44-70 38S14 92 12 60z') +
    fill('a', 'M22 60c-2-22 24-40 50-36s40 28 34 52s-32 34-56 28S24 84 22 60z') +
    flat('#c9b8a8', 'M36 62c0-16 20-26 38-22s26 20 18 34s-26 20-40 14s-16-12-16-26z') +
    '<circle cx="78" cy="66" r="12" fill="#fdfbf8"/>' +
    shine(74, 61, 4, 3, -30, 0.9) +
    stroke('#4c4540', 2.4, 'M20 78q10 24 34 32M22 46q8-16 26-24', ' opacity=".5"'),
);

const clam = motif(
  glow('a', ['#fff2e0', '#e0b894', '#a87a56'], 'cx=".5" cy=".9" r=".9"') +
    fill(
      'a',
      'M64 118C30 112 4 80 10 44q10-12 20-6q6-18 18-14q8-14 16-12q8-2 16 12q12-4 18 14q10-6 20 6c6 36-20 68-54 74z',
    ) +
    stroke(
      '#a07450',
      3,
      'M64 112L30 42M64 112L48 28M64 112V16M64 112L80 28M64 112l34-70M64 112L14 54M64 112l50-58',
      ' opacity=".55"',
    ) +
    flat('#8a5f3e', 'M52 112q12-6 24 0l-4 12q-8 4-16 0z'),
);

const rhubarb = lying(
  fade('a', ['#ffb0a8', '#d84a5e', '#8f1f3a'], 'x2="1" y2="0"') +
    (
      [
        [50, 84, 20],
        [72, 82, 34],
        [94, 86, 48],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(
          x,
          y,
          turn,
          1,
          fill('a', 'M-8-30q8-4 16 0l2 64q-10 6-20 0z') +
            stroke('#ffd0c8', 2, 'M-2-26v56', ' opacity=".7"') +
            flat('#4c8f3c', 'M0-24C-26-26-34-50-24-66q6 6 10 2q-2-14 14-22q16 8 14 22q4 4 10-2C34-50 26-26 0-24z') +
            stroke('#e08a94', 2.4, 'M0-26v-44M0-40l-12-12M0-40l12-12'),
        ),
      )
      .join(''),
);

export const sundries = {
  'own:hops': hops,
  'own:vine-leaf': vineLeaf,
  'own:olive-branch': oliveBranch,
  'own:chateau': chateau,
  'own:cola-glass': colaGlass,
  'own:feather': feather,
  'own:vitamins': vitamins,
  'own:firewood': firewood,
  'own:sugar-brown': brownSugar,
  'own:daffodil': daffodil,
  'own:oyster': oyster,
  'own:clam': clam,
  'own:rhubarb': rhubarb,
} as const;
