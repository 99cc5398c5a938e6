import { repeat, svg } from '../../paper/markup.ts';
import { fade, flat, glow, motif, shine, strewn, stroke, type Tones } from './pen.ts';

const ear = (grain: string, stalk: string) =>
  motif(
    flat(
      grain,
      `${repeat(5, (step) => svg`M64 ${30 + step * 15}q-24-4-22-24q22 2 22 24zM64 ${30 + step * 15}q24-4 22-24q-22 2-22 24z`)}M64 22q-10-12 0-22q10 10 0 22z`,
    ) + stroke(stalk, 4, 'M64 24v102'),
  );

const oat = motif(
  stroke(
    '#b08a3a',
    2.4,
    'M64 126Q60 70 66 6M62 96Q40 84 30 66M63 96q22-12 30-30M63 66Q46 56 40 38M64 66q16-10 22-28M65 38Q54 30 52 16M65 38q10-6 14-18',
  ) +
    flat(
      '#dcae58',
      'M30 66q-14-2-16-20q16 2 16 20zM30 66q-10 14-2 24q10-10 2-24zM94 66q14-2 16-20q-16 2-16 20zM94 66q10 14 2 24q-10-10-2-24zM40 38q-14-2-14-20q14 4 14 20zM88 38q14-2 14-20q-14 4-14 20zM52 16q-10-4-8-16q10 4 8 16zM79 20q10-4 10-16q-12 4-10 16zM66 8q-6-6 0-14q6 8 0 14z',
    ),
);

const rice = motif(
  fade('a', ['#ffffff', '#f6efdf', '#d6c6a4']) +
    '<defs><ellipse id="~b" rx="17" ry="7" fill="url(#~a)" stroke="#c0ae88" stroke-opacity=".6"/></defs>' +
    repeat(20, (step) =>
      strewn(22 + ((step * 37) % 86), 16 + Math.floor(step / 4) * 23 + ((step * 7) % 10), step * 67),
    ),
);

const pulses = (tones: Tones, eye: string) =>
  motif(
    `${glow('a', tones)}<defs><g id="~b"><ellipse rx="19" ry="15" fill="url(#~a)"/>${eye ? flat(eye, 'M-6-2q6-4 12 0q-6 4-12 0z', ' opacity=".7"') : ''}${shine(-6, -5, 4, 3, -20, 0.5)}</g></defs>` +
      repeat(11, (step) =>
        strewn(
          [40, 78, 104, 26, 60, 92, 44, 78, 62, 22, 106][step] ?? 64,
          [28, 32, 54, 56, 60, 82, 88, 104, 116, 84, 100][step] ?? 64,
          step * 50,
        ),
      ),
  );

/** Many small seeds strewn about, each `rx` by `ry`: a quarter of them, four times. */
const seeds = (tones: Tones, rx: number, ry: number, count = 34) =>
  motif(
    `${glow('a', tones)}<defs><g id="~b"><ellipse rx="${rx}" ry="${ry}" fill="url(#~a)"/><ellipse cx="${-rx * 0.3}" cy="${-ry * 0.35}" rx="${rx * 0.3}" ry="${ry * 0.22}" fill="#fff" opacity=".5"/></g><g id="~c">${repeat(
      Math.round(count / 4),
      (step) => {
        const far = Math.sqrt((step + 0.4) / Math.round(count / 4)) * 54;
        const turn = (step * 0.97) % 1.57;
        return strewn(Math.round(Math.cos(turn) * far), Math.round(Math.sin(turn) * far), step * 67);
      },
    )}</g></defs>` + repeat(4, (step) => svg`<use href="#~c" transform="translate(64 66) rotate(${step * 90})"/>`),
  );

/** Flat pointed seeds with a light edge. */
const kernels = (tones: Tones, edge: string) =>
  motif(
    `${fade('a', tones)}<defs><path id="~b" fill="url(#~a)" stroke="${edge}" stroke-width="2" d="M-22 0Q-8-14 10-10Q22-6 24 0Q22 6 10 10Q-8 14-22 0z"/></defs>` +
      repeat(13, (step) =>
        strewn(
          [34, 72, 102, 22, 58, 92, 38, 76, 108, 26, 60, 90, 64][step] ?? 64,
          [22, 18, 36, 48, 46, 62, 72, 80, 92, 98, 108, 112, 64][step] ?? 64,
          step * 47,
        ),
      ),
  );

export const grains = {
  'own:wheat': ear('#d99a2b', '#b57b1c'),
  'own:rye': ear('#a8823a', '#7d5f22'),
  'own:oat': oat,
  'own:rice': rice,
  'own:lentils': pulses(['#d8b07a', '#a5743a', '#6a4418'], ''),
  'own:lentils-red': pulses(['#ffc08a', '#ef7f3c', '#b84c14'], ''),
  'own:chickpeas': pulses(['#fff0c8', '#e8c684', '#b48c48'], '#a07a38'),
  'own:beans-red': pulses(['#d8706a', '#8f2426', '#4f0c12'], '#f0d0c0'),
  'own:soybeans': pulses(['#fff6cc', '#ecd38c', '#b89a4c'], '#8a6a2a'),
  'own:split-peas': pulses(['#eef0a0', '#c0c24e', '#82862a'], ''),
  'own:beans-black': pulses(['#6a6a78', '#2c2a34', '#121018'], '#c8c4d0'),
  'own:beans-baked': pulses(['#ffb27a', '#dd6a2c', '#9a3a10'], ''),
  'own:capers': pulses(['#c8d48a', '#7d8f42', '#48561f'], '#56662a'),
  'own:sesame': seeds(['#fffdf0', '#f3e3b8', '#c8ac70'], 7, 4.4, 40),
  'own:poppy-seed': seeds(['#7a86a0', '#3c4458', '#1a1e2a'], 5, 4.4, 52),
  'own:linseed': seeds(['#d8a06a', '#96582a', '#5a3014'], 7.6, 4.2, 40),
  'own:chia': seeds(['#b0a89c', '#5f5850', '#2c2824'], 5.4, 4.2, 50),
  'own:quinoa': seeds(['#fff4d2', '#e8cb8e', '#b38e4c'], 5.8, 5.4, 48),
  'own:couscous': seeds(['#fff3c0', '#f2cd6e', '#c8983a'], 5.6, 5, 52),
  'own:caraway': seeds(['#c8a06a', '#8a6434', '#523818'], 9, 3.2, 36),
  'own:mustard': seeds(['#ffe9a0', '#e0ac34', '#a0721a'], 6.6, 6.4, 38),
  'own:buckwheat': seeds(['#c8a884', '#8f6642', '#553820'], 8, 7, 30),
  'own:orzo': seeds(['#fff2c4', '#f3d27e', '#c89c44'], 10, 4, 36),
  'own:pumpkin-seeds': kernels(['#c8d88a', '#7f9a44', '#4a6420'], '#dfe6b4'),
  'own:sunflower-seeds': kernels(['#b8b4ac', '#55504a', '#26221e'], '#e8e2d6'),
  'own:beans-white': pulses(['#fffdf6', '#f0e6d0', '#c6b690'], '#a8946a'),
} as const;
