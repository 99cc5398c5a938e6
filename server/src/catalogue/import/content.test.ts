import { referenceUnits } from '@trolley/contract';
import { expect, test } from 'vitest';
import { baseQuantity, measureOf, readContent } from './content.ts';

test.each([
  ['500 g', 'mass', 500],
  ['1,5 kg', 'mass', 1500],
  ['6 x 1.5 l', 'volume', 9000],
  ['6×33 cl', 'volume', 1980],
  ['20 dag', 'mass', 200],
  ['10 pieces', 'piece', 10],
  ['40 washes', 'wash', 40],
  ['30 m', 'length', 3000],
  ['0.1 g', 'mass', 0.1],
])('%s holds %s %d', (text, measure, quantity) => expect(readContent(text)).toEqual({ measure, quantity }));

test.each(['', '500', 'g', '0 g', '500 cups', '-5 g', 'x 5 g', '5 g extra'])('%j is no content', (text) =>
  expect(readContent(text)).toBeUndefined(),
);

test('a content is counted in reference units of the same measure only', () => {
  const bottles = { measure: 'volume', quantity: 9000 } as const;
  const counted = Object.fromEntries(referenceUnits.map((unit) => [unit, baseQuantity(bottles, unit)]));
  expect(counted).toEqual({
    kg: undefined,
    '100g': undefined,
    l: 9,
    '100ml': 90,
    piece: undefined,
    wash: undefined,
    m: undefined,
  });
  expect(measureOf('100ml')).toBe('volume');
});
