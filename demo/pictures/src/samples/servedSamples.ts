import type { PictureSpec } from '../kit/spec.ts';
import { sample } from './sample.ts';

const colours = ['#2b6cb0', '#f6c453', '#0d3358', '#fbfdfe'] as const;

/** What is in the pack, as it comes to the table. */
const served = (shape: PictureSpec['shape'], rest: Partial<PictureSpec>): PictureSpec => ({
  key: `served ${shape}`,
  shape,
  brand: '',
  font: 'modern',
  name: 'served',
  colours: { base: '#888888', accent: '#cccccc', ink: '#222222', paper: '#ffffff' },
  ...rest,
});

const back: NonNullable<PictureSpec['back']> = {
  ingredients: 'Zutaten: **Joghurt** aus **Milch** 78 %, Erdbeeren 14 %, Zucker, Zitronensaftkonzentrat.',
  table: {
    title: 'Nährwerte je 100 g',
    rows: [
      ['Energie', '412 kJ / 98 kcal'],
      ['Fett', '3,2 g'],
      ['davon gesättigte Fettsäuren', '2,1 g'],
      ['Salz', '0,12 g'],
    ],
  },
  notes: ['Gekühlt lagern.', 'Almglück Molkerei eGen, Talstraße 14, 5721 Piesendorf'],
  code: '12345678',
};

export const servedSamples: readonly PictureSpec[] = [
  served('servedBowl', { motif: 'own:strawberry', parts: { content: '#fbdfe3' } }),
  served('servedCereal', { motif: 'own:blueberries', parts: { content: '#d8ab62' } }),
  served('servedScoops', { motif: 'own:raspberry', parts: { content: '#f3b6c4' } }),
  served('servedGlass', { motif: 'own:orange', parts: { liquid: '#f39a2e' } }),
  served('servedWine', { parts: { liquid: '#6e1230' } }),
  served('servedCup', { motif: 'own:coffee-beans', parts: { liquid: '#4a2612', top: '#c79a64' } }),
  served('servedPlate', { motif: 'own:penne', count: 9, parts: { content: '#cf4a2c' } }),
  served('servedPasta', { parts: { content: '#f0c25c', top: '#cf3f22' } }),
  served('servedBread', { motif: 'own:apricot', parts: { crust: '#a8672c', top: '#e8791e' } }),
  served('servedSlices', { filling: 'salami' }),
  { ...sample('label', 'almglueck', 'Joghurt', '180 g', colours, { layout: 'bloom' }), back },
  { ...sample('carton', 'almglueck', 'Vollmilch', '1 l', colours, { layout: 'bloom' }), key: 'carton back', back },
  { ...sample('brick', 'almglueck', 'Haltbarmilch', '12 × 1 l', colours, { layout: 'bloom' }), several: 6 },
  { ...sample('carton', 'almglueck', 'Vollmilch', '0,5 l', colours, { layout: 'bloom' }), scale: 0.8, band: 'BIO' },
];
