import { type MyProductSource, myProductSorts, myProductSources, orderabilities } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productFixture } from '../catalogue/testing/products.ts';
import { liveOrderability } from './liveOrderability.ts';
import { firstView, queryOf, readView, writeView } from './myProductsAddress.ts';

test('FAV-02 every view has an address that leads back to it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...myProductSources),
      fc.constantFrom(undefined, ...orderabilities),
      fc.constantFrom(...myProductSorts),
      fc.integer({ min: 1, max: 9999 }),
      (source, orderability, sort, page) => {
        const view = { source, ...(orderability && { orderability }), sort, page };
        expect(readView(writeView(view))).toEqual(view);
      },
    ),
    { numRuns: 100 },
  );
  expect(writeView(firstView)).toBe('');
});

test.each(['?source=Stolen', '?page=0', '?page=99999', '?sort=price', '?orderability=maybe', '?page=1e3'])(
  'FAV-02 an address that says nothing sensible shows what is shown at first: %s',
  (search) => expect(readView(search)).toEqual(firstView),
);

test.each<[MyProductSource, object]>([
  ['FavoritesOrPurchased', { favorites: true, purchasedProducts: true }],
  ['Favorites', { favorites: true }],
  ['Purchased', { purchasedProducts: true }],
  ['FavoritesAndPurchased', { favorites: true, purchasedProducts: true, both: true }],
])('FAV-02 the source %s is asked for by its flags', (source, flags) => {
  expect(queryOf({ ...firstView, source })).toEqual({ ...flags, sort: 'chronologically', page: 1 });
});

test.each([
  ['CanBeOrdered', 'available', 1, 'IsOrdered'],
  ['CanBeOrdered', 'available', 0, 'CanBeOrdered'],
  ['IsOrdered', 'available', 0, 'CanBeOrdered'],
  ['IsOrdered', 'temporarilyUnavailable', 0, 'CanNotBeOrdered'],
  ['CanNotBeOrdered', 'temporarilyUnavailable', 0, 'CanNotBeOrdered'],
  ['CanNotBeOrdered', 'temporarilyUnavailable', 2, 'IsOrdered'],
] as const)('FAV-03 told %s, %s, with %i in the cart on screen: %s', (orderability, availability, quantity, live) => {
  const product = productFixture({ availability });
  const told = { product, orderability, favorite: true, purchased: false, at: '2026-11-15T12:00:00Z' };
  expect(liveOrderability(told, quantity)).toBe(live);
});
