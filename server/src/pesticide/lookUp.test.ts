import { type Lookup, readLookup } from '@trolley/contract';
import { expect, test } from 'vitest';
import { catalogueOf } from '../catalogue/testing.ts';
import { lookUp } from './lookUp.ts';
import { boscalid, storedTest, testedProduct, testedProducts } from './testing.ts';

const catalogue = catalogueOf([], {
  categories: [{ slug: 'tomatoes', name: 'Paradeiser' }],
  synonyms: [{ words: ['Erdäpfel', 'Kartoffeln'] }],
  residues: testedProducts(
    testedProduct({ sku: 'v1', name: 'Rispentomaten', brand: 'Hofkern', category: 'tomatoes', gtin: '9012345678906' }),
    testedProduct({
      sku: 'v2',
      name: 'Cherrytomaten',
      tests: [storedTest({ batch: 'L2645-02', residues: [boscalid(0.3)] }), storedTest({ batch: 'L2630-01' })],
    }),
    testedProduct({ sku: 'e1', name: 'Erdäpfel festkochend', find: ['Speckig'] }),
    testedProduct({ sku: 'a1', name: 'Apfel Gala', tests: [storedTest({ batch: 'L2645-02' })] }),
  ),
});
const look = (by: 'product' | 'ean' | 'batch', typed: string) => {
  const lookup = readLookup(by, typed);
  return lookUp(catalogue, lookup as Lookup, { goal: 33 });
};
const skus = (...asked: Parameters<typeof look>) => look(...asked).products.map(({ sku }) => sku);

test('PEST-01 a product is found by words of its name, parts of them, its brand, its category and what else it is called', () => {
  expect(skus('product', 'rispentomaten')).toEqual(['v1']);
  expect(skus('product', 'Tomaten')).toEqual(expect.arrayContaining(['v1', 'v2']));
  expect(skus('product', 'hofkern tomaten')).toEqual(['v1']);
  expect(skus('product', 'Paradeiser')).toEqual(['v1']);
  expect(skus('product', 'speckig')).toEqual(['e1']);
  expect(skus('product', 'Kartoffeln')).toEqual(['e1']);
  expect(skus('product', 'Äpfel')).not.toContain('v1');
});

test('every word counts, and words of signs alone find nothing', () => {
  expect(skus('product', 'tomaten schuh')).toEqual([]);
  expect(skus('product', '---')).toEqual([]);
});

test('PEST-01 an EAN finds its product, whatever stands in front of it', () => {
  expect(skus('ean', '9012345678906')).toEqual(['v1']);
  expect(skus('ean', '09012345678906')).toEqual(['v1']);
  expect(skus('product', '9 012345 678906')).toEqual(['v1']);
  expect(skus('ean', '96385074')).toEqual([]);
});

test('PEST-01 a batch finds all products that came of it, with its own test', () => {
  expect(look('batch', 'l2645 02')).toMatchObject({ total: 2, batch: 'L2645-02' });
  expect(look('batch', 'L2630-01').products).toMatchObject([{ sku: 'v2', latest: { batch: 'L2630-01' } }]);
  expect(skus('batch', 'L9999-99')).toEqual([]);
});

test('a batch is found where a name was asked for', () => {
  expect(look('product', 'L2630-01')).toMatchObject({ total: 1, batch: 'L2630-01' });
});

test('PEST-01 a batch that is written in two ways is one, and each product shows its own test of it', () => {
  const written = catalogueOf([], {
    residues: testedProducts(
      testedProduct({ sku: 'v1', tests: [storedTest({ batch: 'L2645-02' })] }),
      testedProduct({
        sku: 'v2',
        tests: [storedTest({ batch: 'L2646-09' }), storedTest({ batch: 'L 2645/02', sampledOn: '2026-11-02' })],
      }),
    ),
  });
  const found = lookUp(written, { by: 'batch', batch: 'L2645-02' }, { goal: 33 });
  expect(found.products.map(({ sku, latest }) => [sku, latest.batch])).toEqual([
    ['v1', 'L2645-02'],
    ['v2', 'L 2645/02'],
  ]);
});
