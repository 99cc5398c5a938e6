import { repeat } from '../../paper/markup.ts';
import { at, dots, fade, flat, glow, motif, stroke } from './pen.ts';

/** A pizza with whatever lies on it. */
const pizza = (sauce: string, topping: string) =>
  motif(
    glow('a', ['#fff3b4', '#f6d266', '#e2ac40']) +
      `<circle cx="64" cy="66" r="58" fill="#c98a3c"/><circle cx="64" cy="66" r="57" fill="none" stroke="#e8b46a" stroke-width="6"/><circle cx="64" cy="66" r="49" fill="${sauce}"/><circle cx="64" cy="66" r="46" fill="url(#~a)"/>` +
      topping,
  );

const spots = (colour: string, radius: number): string =>
  dots(colour, radius, [
    [46, 42],
    [84, 46],
    [64, 68],
    [94, 78],
    [36, 72],
    [58, 96],
    [82, 98],
  ]);

const basil = flat('#4c8f2f', 'M60 50q10-12 20-4q-8 10-20 4zM70 88q-2-14 10-14q4 12-10 14zM44 88q-10-8 0-14q8 6 0 14z');

const salami = spots('#b8302a', 9) + spots('#e8a08a', 2);

const mushrooms = repeat(6, (step) =>
  at(
    [44, 84, 64, 38, 92, 66][step] ?? 64,
    [42, 44, 66, 74, 78, 98][step] ?? 64,
    step * 50,
    1,
    flat('#efe2cc', 'M-9 2q0-12 9-12t9 12h-6v8h-6V2z', ' stroke="#b89a78" stroke-width="1.5"'),
  ),
);

const tuna =
  spots('#d9b49a', 7) + stroke('#a8467a', 4, 'M44 56q8-8 18 0M76 60q8-8 18 0M54 84q8-8 18 0', ' opacity=".9"');

const verdure =
  stroke('#d8232a', 7, 'M42 40q8 8 4 16M88 54q8 6 6 14M54 96q8-4 14 0') +
  stroke('#4f9a34', 7, 'M72 36q10 2 14 10M36 70q2 10 10 14M80 94q8-2 12-10') +
  spots('#2c2a34', 3.6);

const flammkuchen = motif(
  fade('a', ['#fffaf0', '#f6e8cc', '#dcc090']) +
    flat('#c08a44', 'M8 70q-2-44 56-44t56 44t-56 42T8 70z') +
    '<ellipse cx="64" cy="68" rx="48" ry="34" fill="url(#~a)"/>' +
    stroke('#c8707c', 6, 'M36 58l8 6M60 48l10 2M88 58l-8 8M46 82l10-4M76 86l8-6M64 68l8 4') +
    stroke('#ffffff', 4, 'M42 70q8-6 14 0M74 60q8-6 14 0M56 90q8-6 14 0') +
    stroke('#d8a8c0', 2, 'M42 73q8-6 14 0M74 63q8-6 14 0M56 93q8-6 14 0') +
    dots('#5fa83a', 2.4, [
      [52, 56],
      [80, 74],
      [36, 76],
      [92, 68],
      [66, 80],
    ]),
);

export const pizzas = {
  'own:pizza-salami': pizza('#d8442c', salami + basil),
  'own:pizza-mushroom': pizza('#d8442c', spots('#f0a8a0', 6) + mushrooms),
  'own:pizza-tuna': pizza('#d8442c', tuna),
  'own:pizza-verdure': pizza('#d8442c', verdure),
  'own:pizza-cheese': pizza('#f2cf7a', spots('#fffaf0', 9) + spots('#c98a3c', 2.4)),
  'own:flammkuchen': flammkuchen,
} as const;
