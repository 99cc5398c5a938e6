import type { Goods } from '../kit/goods.ts';

type Brand = Pick<Goods, 'brand' | 'font' | 'capitals' | 'tracking'>;

/** Invented brands; a brand keeps its lettering on every pack. */
export const brands = {
  almglueck: { brand: 'Almglück', font: 'script' },
  hofkern: { brand: 'Hofkern', font: 'serif' },
  kornblum: { brand: 'Kornblum', font: 'heritage' },
  knusp: { brand: 'Knusp', font: 'round' },
  rosso: { brand: 'Rosso', font: 'didone' },
  donaugold: { brand: 'Donaugold', font: 'slab' },
  quellwerk: { brand: 'Quellwerk', font: 'modern' },
  tideway: { brand: 'Tideway', font: 'heavy' },
  pip: { brand: 'Pip', font: 'bubbly' },
  nordlicht: { brand: 'Nordlicht', font: 'fine', capitals: true, tracking: 0.04 },
  blitz: { brand: 'Blitz', font: 'loud', capitals: true, tracking: 0.02 },
  waldrand: { brand: 'Waldrand', font: 'elegant' },
  sonnhof: { brand: 'Sonnhof', font: 'brush' },
  kato: { brand: 'Kato', font: 'deco' },
  beckstein: { brand: 'Beckstein', font: 'heritage' },
  mio: { brand: 'Mio', font: 'script' },
  klar: { brand: 'Klar', font: 'modern' },
  murtal: { brand: 'Murtal', font: 'narrow', capitals: true, tracking: 0.03 },
  lilli: { brand: 'Lilli', font: 'hand' },
  gruenzeug: { brand: 'Grünzeug', font: 'hand' },
  moor: { brand: 'Moor & Mill', font: 'serif' },
  kaiserkueche: { brand: 'Kaiserküche', font: 'elegant' },
} as const satisfies Record<string, Brand>;
