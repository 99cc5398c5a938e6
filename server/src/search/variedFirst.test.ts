import type { Availability } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { variedFirst } from './variedFirst.ts';

const hit = (sku: string, name: string, brand: string, category: string, productId = sku) => ({
  sku,
  productId,
  name,
  brand: { slug: brand, name: brand },
  category: { slug: category, name: category },
  availability: 'available' as Availability,
});

/** What a shop of many yoghurts finds for `joghurt`, plain ones first. */
const yoghurts = [
  hit('1', 'Bio-Naturjoghurt 3,6 %', 'alm', 'plain', 'a'),
  hit('2', 'Naturjoghurt 1 %', 'tal', 'plain'),
  hit('3', 'Naturjoghurt 3,6 %', 'tal', 'plain', 'b'),
  hit('4', 'Naturjoghurt 3,6 %', 'tal', 'plain', 'b'),
  hit('5', 'Bio-Naturjoghurt 3,6 %', 'alm', 'plain', 'a'),
  hit('6', 'Naturjoghurt 3,6 %', 'spar', 'plain'),
  hit('7', 'Griechischer Joghurt', 'alm', 'plain'),
  hit('8', 'Joghurt Erdbeere', 'alm', 'fruit'),
  hit('9', 'Erdbeere Joghurt', 'tal', 'fruit'),
  hit('10', 'Joghurt Heidelbeere', 'spar', 'fruit'),
  hit('11', 'Joghurt-Dressing', 'kraut', 'dressing'),
  hit('12', 'Sojajoghurt', 'halm', 'plant'),
];
const shelves = new Set(['plain', 'fruit', 'plant']);
const skus = (found: readonly { readonly sku: string }[]) => found.map(({ sku }) => sku);

describe('SEARCH-01 the first suggestions differ', () => {
  test('SEARCH-01 two plain ones, two with fruit, one of plants: not five plain ones', () => {
    expect(skus(variedFirst(yoghurts, shelves, 5))).toEqual(['1', '2', '8', '10', '12']);
  });

  test('SEARCH-01 what is sold out is suggested only where nothing else is left', () => {
    const gone = new Set(['2', '8']);
    const some = yoghurts.map((one) => (gone.has(one.sku) ? { ...one, availability: 'unavailable' as const } : one));
    expect(skus(variedFirst(some, shelves, 5))).toEqual(['1', '3', '9', '10', '12']);
    expect(skus(variedFirst(some, shelves, 12))).toEqual(skus(yoghurts));
    const all = yoghurts.map((one) => ({ ...one, availability: 'unavailable' as const }));
    expect(variedFirst(all, shelves, 5)).toHaveLength(5);
  });

  test('SEARCH-01 what only mentions the word is not taken for the sake of variety', () => {
    const few = yoghurts.filter(({ category }) => category.slug !== 'plant' && category.slug !== 'fruit');
    expect(skus(variedFirst(few, new Set(['plain']), 4))).toEqual(['1', '2', '3', '7']);
    expect(skus(variedFirst(few, new Set(['plain']), 7))).not.toContain('11');
  });

  test('SEARCH-01 where there is only one thing, its sizes and makers fill the list', () => {
    const plain = yoghurts.slice(1, 4);
    expect(skus(variedFirst(plain, shelves, 5))).toEqual(['2', '3', '4']);
  });

  const anyHits = fc
    .array(fc.tuple(fc.constantFrom('a b', 'b a', 'c 1 %', 'd'), fc.constantFrom('x', 'y'), fc.constantFrom('p', 'q')))
    .map((rows) => rows.map(([name, brand, category], at) => hit(String(at), name, brand, category)));

  test('SEARCH-01 whatever is found: the best first, nothing twice, in order, and as many as there are', () => {
    fc.assert(
      fc.property(anyHits, fc.subarray(['p', 'q']), fc.integer({ min: 1, max: 8 }), (hits, known, most) => {
        const found = variedFirst(hits, new Set(known), most);
        expect(found).toHaveLength(Math.min(most, hits.length));
        expect(found[0]).toBe(hits[0]);
        expect(found).toEqual(hits.filter((one) => found.includes(one)));
      }),
    );
  });
});
