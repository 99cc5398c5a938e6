import { measures, type ReferenceUnit, referenceUnits, unitContents } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseOf, contentAtEnd, contentIn, isNoContent, readContent } from './content.ts';

test.each([
  ['500 g', 'mass', 500],
  ['500g', 'mass', 500],
  ['250 Gramm', 'mass', 250],
  ['50 mg', 'mass', 0.05],
  ['1,5 kg', 'mass', 1500],
  ['1.000 kg', 'mass', 1000],
  ['6 x 1.5 l', 'volume', 9000],
  ['6×33 cl', 'volume', 1980],
  ['2 x 3 x 100 ml', 'volume', 600],
  ['2 pints', 'volume', 1136.522],
  ['20 dag', 'mass', 200],
  ['10 pieces', 'piece', 10],
  ['1 Stk.', 'piece', 1],
  ['8 Rollen', 'piece', 8],
  ['3 Paar', 'piece', 3],
  ['1 unit', 'piece', 1],
  ['40 washes', 'wash', 40],
  ['20 Wg', 'wash', 20],
  ['52 Waschgänge', 'wash', 52],
  ['30 wash loads', 'wash', 30],
  ['30 m', 'length', 3000],
  ['45 cm', 'length', 45],
  ['2,5 m²', 'area', 25_000],
  ['8 x 150 Blatt', 'sheet', 1200],
  ['0.1 g', 'mass', 0.1],
  ['3 bouquets', 'piece', 3],
  ['3 constructor', 'piece', 3],
])('DISC-08 %s holds %s %d', (text, measure, quantity) => expect(readContent(text)).toEqual({ measure, quantity }));

test.each(['', '500', 'g', '0 g', '-5 g', 'x 5 g', '5 g extra', '1.000 g', '1,500 ml', 'many'])(
  '%j is no content',
  (text) => expect(readContent(text)).toBeUndefined(),
);

test.each([
  ['0 g', true],
  ['0', true],
  ['0,00 Stk.', true],
  ['0.5 l', false],
  ['10 g', false],
  ['g', false],
])('%j says that nothing is known: %s', (text, expected) => expect(isNoContent(text)).toBe(expected));

describe('DISC-08 a pack tells its content where there is no doubt', () => {
  test.each([
    ['500 g', 'mass', 500],
    ['500-g-Packung', 'mass', 500],
    ['0,5 l Flasche', 'volume', 500],
    ['Dose 6 × 0,33 l', 'volume', 1980],
    ['10 Stück', 'piece', 10],
    ['Stück', 'piece', 1],
    ['each', 'piece', 1],
    ['40 Tabs', 'piece', 40],
    ['Nachfüllpackung 20 Waschgänge', 'wash', 20],
    ['285 g Abtropfgewicht', 'mass', 285],
  ])('%s holds %s %d', (text, measure, quantity) => expect(contentIn(text)).toEqual({ measure, quantity }));

  test.each([
    'ca. 180 g',
    'per 100 g',
    'je kg',
    '6er Tragerl 0,5 l',
    '250 g (10 Stück)',
    '400–500 g',
    'Größe 4, 9–14 kg',
    '1.000 g',
    '3 bouquets',
    'Familienpackung',
    'E5 Batterien',
  ])('%j is left alone', (text) => expect(contentIn(text)).toBeUndefined());
});

describe('a size at the end of a name', () => {
  test.each([
    ['Vollmilch 1l', 'volume', 1000],
    ['Vollmilch 3,5% 1 l', 'volume', 1000],
    ['Butter (250g)', 'mass', 250],
    ['Joghurt 4x125 g', 'mass', 500],
  ])('%s holds %s %d', (name, measure, quantity) => expect(contentAtEnd(name)).toEqual({ measure, quantity }));

  test.each([
    'Vollmilch',
    '1l Vollmilch',
    '1l',
    'Brathuhn ca. 1,2 kg',
    'Käse 2 Packungen 100 g',
    'Semmel 5 Stk',
    'Mehl 1.000 g',
  ])('%j leaves a doubt', (name) => expect(contentAtEnd(name)).toBeUndefined());
});

describe('DISC-08 a base price is told in what the product is measured in', () => {
  const unitOf = (content: string, category: ReferenceUnit) => {
    const read = readContent(content);
    return read && baseOf(read, category);
  };

  test.each([
    ['250 g', 'kg', { quantity: 0.25, unit: 'kg' }],
    ['250 g', '100g', { quantity: 2.5, unit: '100g' }],
    ['1 l', 'kg', { quantity: 1, unit: 'l' }],
    ['50 ml', '100g', { quantity: 0.5, unit: '100ml' }],
    ['50 g', '100ml', { quantity: 0.5, unit: '100g' }],
    ['10 pieces', 'kg', { quantity: 10, unit: 'piece' }],
    ['200 Stk', 'kg', { quantity: 2, unit: '100pieces' }],
    ['200 Stk', 'piece', { quantity: 200, unit: 'piece' }],
    ['40 washes', 'l', { quantity: 40, unit: 'wash' }],
    ['30 m', 'piece', { quantity: 30, unit: 'm' }],
    ['2 m²', 'm', { quantity: 2, unit: 'm2' }],
    ['8 x 150 Blatt', 'piece', { quantity: 12, unit: '100sheets' }],
  ] as const)('%s in a category by %s', (content, category, base) => expect(unitOf(content, category)).toEqual(base));

  test('whatever is measured, in whatever category: the same amount, never another measure', () => {
    const content = fc.record({
      measure: fc.constantFrom(...measures),
      quantity: fc.integer({ min: 1, max: 50_000_000 }).map((thousandths) => thousandths / 1000),
    });
    fc.assert(
      fc.property(content, fc.constantFrom(...referenceUnits), (given, category) => {
        const { quantity, unit } = baseOf(given, category);
        expect(unitContents[unit].measure).toBe(given.measure);
        expect(quantity * unitContents[unit].quantity).toBeCloseTo(given.quantity, 6);
        if (unitContents[category].measure === given.measure) expect(unit).toBe(category);
      }),
    );
  });
});

test('words that every object knows are words like others', () => {
  for (const word of ['Constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    expect(readContent(`1 ${word}`) ?? { measure: 'piece', quantity: 1 }).toEqual({ measure: 'piece', quantity: 1 });
    expect(contentIn(`1 ${word}`)).toBeUndefined();
  }
});
