import { repeat, svg } from '../../paper/markup.ts';
import { at, fade, fill, flat, glow, motif, shine, stroke, type Tones } from './pen.ts';

const chocolate = (tones: Tones) =>
  motif(
    fade('a', tones) +
      at(
        64,
        64,
        -12,
        1,
        repeat(6, (step) => {
          const [x, y] = [(step % 2) * 46 - 46, Math.floor(step / 2) * 36 - 54];
          return `${fill('a', svg`M${x} ${y}h44v34h-44z`)}${flat('#fff', svg`M${x} ${y}h44l-7 6h-30z`, ' opacity=".3"')}${flat('#000', svg`M${x + 44} ${y}v34h-44l7-6h30v-22z`, ' opacity=".28"')}`;
        }),
      ),
  );

const praline = motif(
  glow('a', ['#9a6240', '#5c321c', '#2f170b']) +
    flat('#e8c98a', 'M18 96l8-12l8 8l10-10l10 10l10-10l10 10l10-10l10 10l8-8l8 12q-20 24-46 24t-46-24z') +
    fill('a', 'M22 90c0-44 20-66 42-66s42 22 42 66q-42 20-84 0z') +
    stroke('#e9d2b0', 4, 'M32 70q16-30 34-40M46 86q14-34 38-46M66 92q10-28 30-34') +
    shine(46, 48, 6, 12, 30, 0.4),
);

const bear = (tones: Tones) =>
  glow('a', tones) +
  fill(
    'a',
    'M40 14c8-8 18-4 20 4h8c2-8 12-12 20-4s4 18-2 22c4 10 0 20-6 24c14 0 20 10 14 20c8 8 6 20-2 24c2 12-8 22-20 18c-4-4-12-4-16 0c-12 4-22-6-20-18c-8-4-10-16-2-24c-6-10 0-20 14-20c-6-4-10-14-6-24c-6-4-10-14-2-22z',
  ) +
  shine(52, 40, 5, 10, 20, 0.55) +
  shine(48, 84, 6, 12, 16, 0.45);

const sweet = (tones: Tones, wrap: string) =>
  motif(
    glow('a', tones) +
      at(
        64,
        64,
        -24,
        1,
        flat(wrap, 'M-28 0L-62-22q8 22 0 44zM28 0L62-22q-8 22 0 44z') +
          stroke('#fff', 2, 'M-34-4l-18-8M-34 4l-18 8M34-4l18-8M34 4l18 8', ' opacity=".6"') +
          '<circle r="32" fill="url(#~a)"/>' +
          stroke('#fff', 5, 'M-16-22Q4 0-12 26M8-30q16 26 2 56', ' opacity=".55"'),
      ),
  );

export const confectionery = {
  'own:chocolate': chocolate(['#8a5a3c', '#5a3320', '#3a1e12']),
  'own:chocolate-milk': chocolate(['#c08a5c', '#94602f', '#6a401c']),
  'own:chocolate-white': chocolate(['#fffaf0', '#f6e6c4', '#dcc498']),
  'own:praline': praline,
  'own:gummy-bear': motif(bear(['#ff9a8a', '#e0303c', '#9a1024'])),
  'own:gummy-bear-green': motif(bear(['#d6f08a', '#7ab82c', '#3f7a14'])),
  'own:sweet-red': sweet(['#ff9a9a', '#e02f4a', '#9a1030'], '#f7c4cc'),
  'own:sweet-blue': sweet(['#a8e0f7', '#2a9ad0', '#125a8a'], '#c4e6f4'),
} as const;
