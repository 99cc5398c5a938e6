import { noFilter } from '@trolley/contract';
import { expect, test } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { catalogueOf, changedCatalogue, storedProduct } from '../testing.ts';
import { changedTags } from './changedTags.ts';
import type { ListOf } from './shelf.ts';
import { shelfOf } from './shelfOf.ts';
import { stockOf } from './stock.ts';

const zones = Array.from({ length: 40 }, (_, index) => `zone-${index}`);
const products = Array.from({ length: 100 }, (_, index) => ({ sku: `p${index}` }));
const ranked: ListOf = { kind: 'ranked', skus: products.map(({ sku }) => sku), key: 'term' };
const megabyte = 1024 * 1024;

const asked = (catalogue: Catalogue, zone: string, of: ListOf, from: number) =>
  shelfOf(catalogue, zone).list({ of, filter: { ...noFilter, sort: 'price', price: { from } }, page: 1 });

/** Asks each zone for more than its share. */
function lookAround(catalogue: Catalogue) {
  for (let from = 0; from < 110; from++)
    for (const zone of zones)
      for (const listOf of [{ kind: 'all' } as const, ranked]) asked(catalogue, zone, listOf, from);
}

function bytesOf(catalogue: Catalogue): number {
  const { caches, rankedCaches } = stockOf(catalogue);
  return [caches, rankedCaches]
    .flatMap(({ narrowed, sorted, listings }) => [narrowed, sorted, listings])
    .reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
}

test('lists of forty zones are kept within one bound, those that were looked at last', () => {
  const catalogue = catalogueOf(products, { zones });
  lookAround(catalogue);
  const { caches, rankedCaches } = stockOf(catalogue);
  for (const { narrowed } of [caches, rankedCaches])
    expect(narrowed.calculatedSize).toBeGreaterThan(narrowed.maxSize * 0.9);
  expect(bytesOf(catalogue)).toBeLessThanOrEqual(60 * megabyte);
  const last = asked(catalogue, 'zone-7', ranked, 1);
  expect(asked(catalogue, 'zone-7', ranked, 1)).toBe(last);
  expect(asked(catalogue, 'zone-8', ranked, 1)).not.toBe(last);
});

test('after a change the bound is the same, and another zone’s list that was not touched is the very same', () => {
  const before = catalogueOf([...products, { sku: 'south', zones: ['zone-1'] }], { zones });
  lookAround(before);
  const of = { kind: 'all' } as const;
  const [north, south] = ['zone-0', 'zone-1'].map((zone) => asked(before, zone, of, 109));
  const after = changedCatalogue(before, { put: [storedProduct({ sku: 'south', zones: ['zone-1'], popularity: 1 })] });
  changedTags(before, after);
  expect(bytesOf(after)).toBeLessThanOrEqual(bytesOf(before));
  expect(asked(after, 'zone-1', of, 109)).not.toBe(south);
  expect(asked(after, 'zone-1', of, 109)).toEqual(south);
  expect(asked(after, 'zone-0', of, 109)).toBe(north);
});
