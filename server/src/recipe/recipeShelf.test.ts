import { noRecipeFilter } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Catalogue, StoredProduct } from '../catalogue/catalogue.ts';
import { LayeredMap } from '../catalogue/layeredMap.ts';
import { changedTags } from '../catalogue/shelf/changedTags.ts';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { offerSpan, regularSpan, testNow } from '../catalogue/testing.ts';
import { recipeShelfOf } from './recipeShelf.ts';
import { soups } from './testSoups.ts';

const skus = [...soups.products.keys()];
const change = fc.record({
  sku: fc.constantFrom(...skus),
  what: fc.oneof(
    fc.integer({ min: 1, max: 900 }).map((value) => ({ prices: [regularSpan(value)] })),
    fc.integer({ min: 1, max: 50 }).map((value) => ({ prices: [regularSpan(900), offerSpan(value, testNow - 1000)] })),
    fc.constantFrom<Partial<StoredProduct>>({ availability: 'unavailable' }, { availability: 'available' }),
    fc.constantFrom('onion', 'cream', 'soap').map((name) => ({ name })),
    fc.constant(null),
  ),
});

const shown = (catalogue: Catalogue) =>
  catalogue.zones.map((zone) => {
    const shelf = recipeShelfOf(catalogue, shelfOf(catalogue, zone), { sells: true });
    return {
      list: shelf.list({ filter: { ...noRecipeFilter, sort: 'price' }, page: 1 }),
      products: shelf.slugs().map((slug) => shelf.products(slug)),
      with: skus.map((sku) => shelf.withProduct(sku, 10)),
    };
  });

test('REC-01 what is carried over from a change to the next is what would be worked out from nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 6 }), (batches) => {
      let catalogue: Catalogue = { ...soups, products: LayeredMap.of(soups.products) };
      shown(catalogue);
      for (const batch of batches) {
        const products = LayeredMap.of(catalogue.products).with(
          batch.map(({ sku, what }) => {
            const before = catalogue.products.get(sku) ?? soups.products.get(sku);
            return [sku, what && before ? { ...before, ...what } : null] as const;
          }),
        );
        catalogue = { ...catalogue, products };
        const anew = { ...catalogue, recipeThings: new Map(catalogue.recipeThings) };
        expect(shown(catalogue)).toEqual(shown(anew));
      }
    }),
    { numRuns: 60 },
  );
});

test('REC-01 a price that no recipe knows leaves their summaries the very same', () => {
  const catalogue: Catalogue = { ...soups, products: LayeredMap.of(soups.products) };
  const onion = (value: Catalogue) =>
    recipeShelfOf(value, shelfOf(value, 'ost'), { sells: true }).summary('onion-tart');
  const fish = soups.products.get('fish');
  if (!fish) throw new Error('fish is gone');
  const before = onion(catalogue);
  const products = LayeredMap.of(catalogue.products).with([['fish', { ...fish, prices: [regularSpan(1)] }]]);
  const next: Catalogue = { ...catalogue, products, changes: { products: ['fish'], tree: false } };
  changedTags(catalogue, next);
  expect(onion(next)).toBe(before);
});
