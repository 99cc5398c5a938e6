import {
  type MyProduct,
  type MyProductSource,
  myProductSorts,
  myProductSources,
  orderabilities,
} from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueOf, regularSpan } from '../catalogue/testing.ts';
import { gatherProducts, orderabilityOf, pageOf, sortProducts, sourceOf } from './myProducts.ts';
import { placeOf } from './placeOf.ts';

const catalogue = catalogueOf(
  [
    { sku: 'apple', name: 'Äpfel', category: 'fruit', prices: [regularSpan(300)] },
    { sku: 'pear', name: 'Birnen', category: 'fruit', prices: [regularSpan(100)] },
    { sku: 'zucchini', name: 'Zucchini', category: 'vegetables', prices: [regularSpan(200)] },
    { sku: 'brush', name: 'Bürste', category: 'home', base: undefined, prices: [regularSpan(1)] },
    { sku: 'spice', name: 'Curry', category: 'pantry', base: { quantity: 1, unit: '100g' }, prices: [regularSpan(50)] },
    { sku: 'gone', name: 'Weg', availability: 'unavailable' },
    { sku: 'southern', name: 'Südfrucht', zones: ['sued'] },
    { sku: 'not-west', name: 'Nur im Osten', availabilityIn: { west: 'unavailable' } },
    { sku: 'wine', name: 'Wein', minAge: 18 },
  ],
  {
    categories: [
      { slug: 'vegetables', position: 1 },
      { slug: 'fruit', position: 2 },
      { slug: 'pantry', position: 3 },
      { slug: 'home', position: 4 },
    ],
    stores: [
      { id: 'west', name: 'West', zone: 'ost' },
      { id: 'south', name: 'South', zone: 'sued' },
    ],
  },
);
const skus = [...catalogue.products.keys()];
const here = placeOf(catalogue, {});
const at = (sku: string, day = 1) => ({ sku, at: new Date(Date.UTC(2026, 0, day)) });
const nothing = { favorites: [], purchased: [], cart: new Set<string>() };
const skusOf = (products: readonly MyProduct[]) => products.map(({ product }) => product.sku);
const ways = {
  locale: 'de-AT',
  rank: (category: string) => ['vegetables', 'fruit', 'pantry', 'home'].indexOf(category),
};

test.for([
  [{}, 'FavoritesOrPurchased'],
  [{ favorites: true, purchasedProducts: true }, 'FavoritesOrPurchased'],
  [{ favorites: false, purchasedProducts: false }, 'FavoritesOrPurchased'],
  [{ favorites: true }, 'Favorites'],
  [{ favorites: true, purchasedProducts: false }, 'Favorites'],
  [{ purchasedProducts: true }, 'Purchased'],
  [{ favorites: true, purchasedProducts: true, both: true }, 'FavoritesAndPurchased'],
] as const)('FAV-02 the flags %j mean %s', ([flags, source]) => {
  expect(sourceOf(flags)).toBe(source);
});

test('FAV-02 each source holds exactly what is marked, bought, either or both', () => {
  const dated = fc.uniqueArray(fc.constantFrom(...skus)).map((list) => list.map((sku) => at(sku)));
  fc.assert(
    fc.property(dated, dated, fc.constantFrom(...myProductSources), (favorites, purchased, source) => {
      const marked = new Set(favorites.map(({ sku }) => sku));
      const bought = new Set(purchased.map(({ sku }) => sku));
      const belongs: Record<MyProductSource, (sku: string) => boolean> = {
        FavoritesOrPurchased: (sku) => marked.has(sku) || bought.has(sku),
        Favorites: (sku) => marked.has(sku),
        Purchased: (sku) => bought.has(sku),
        FavoritesAndPurchased: (sku) => marked.has(sku) && bought.has(sku),
      };
      const found = gatherProducts({ ...nothing, favorites, purchased }, source, here);
      expect(skusOf(found).toSorted()).toEqual(skus.filter(belongs[source]).toSorted());
      for (const one of found) {
        expect(one.favorite).toBe(marked.has(one.product.sku));
        expect(one.purchased).toBe(bought.has(one.product.sku));
      }
    }),
    { numRuns: 100 },
  );
});

test('FAV-02 a product’s moment is the later of marking and buying; one that nobody sells is left out', () => {
  const things = { ...nothing, favorites: [at('apple', 3), at('retired', 9)], purchased: [at('apple', 5)] };
  const found = gatherProducts(things, 'FavoritesOrPurchased', here);
  expect(found).toMatchObject([{ product: { sku: 'apple' }, at: '2026-01-05T00:00:00.000Z' }]);
});

test('FAV-03 in the cart is ordered, otherwise what the store has decides', () => {
  expect([orderabilityOf(true, true), orderabilityOf(true, false)]).toEqual(['IsOrdered', 'IsOrdered']);
  expect([orderabilityOf(false, true), orderabilityOf(false, false)]).toEqual(['CanBeOrdered', 'CanNotBeOrdered']);
  expect(orderabilities).toEqual(['CanBeOrdered', 'IsOrdered', 'CanNotBeOrdered']);
});

test.for([
  [{}, { apple: 'CanBeOrdered', gone: 'CanNotBeOrdered', southern: 'CanNotBeOrdered', wine: 'CanBeOrdered' }],
  [{ zone: 'sued' }, { southern: 'CanBeOrdered', 'not-west': 'CanBeOrdered' }],
  [{ store: 'west' }, { 'not-west': 'CanNotBeOrdered', southern: 'CanNotBeOrdered' }],
  [{ store: 'south', zone: 'ost' }, { southern: 'CanBeOrdered' }],
  [
    { store: 'nowhere', zone: 'nowhere' },
    { southern: 'CanNotBeOrdered', pear: 'IsOrdered' },
  ],
] as const)('FAV-03 at %j it is %j', ([chosen, expected]) => {
  const things = { ...nothing, favorites: skus.map((sku) => at(sku)), cart: new Set(['pear']) };
  const found = gatherProducts(things, 'Favorites', placeOf(catalogue, chosen));
  expect(found).toHaveLength(skus.length);
  const orderable = Object.fromEntries(found.map(({ product, orderability }) => [product.sku, orderability]));
  expect(orderable).toMatchObject(expected);
});

test.for([
  ['chronologically', ['brush', 'spice', 'zucchini', 'pear', 'apple']],
  ['alphabetically', ['apple', 'pear', 'brush', 'spice', 'zucchini']],
  ['category', ['zucchini', 'apple', 'pear', 'spice', 'brush']],
  // Per kilogram: 2.00, 4.00, 5.00 (50 cents per 100 g), 6.00; what has no such price comes last.
  ['unitprice', ['pear', 'zucchini', 'spice', 'apple', 'brush']],
] as const)('FAV-04 %s: %j', ([sort, expected]) => {
  const favorites = ['apple', 'pear', 'zucchini', 'spice', 'brush'].map((sku, index) => at(sku, index + 1));
  const found = gatherProducts({ ...nothing, favorites }, 'Favorites', here);
  expect(skusOf(sortProducts(found, sort, ways))).toEqual(expected);
});

test('FAV-04 every order is the same from whatever order it began, and pages leave nothing out', () => {
  const all = gatherProducts({ ...nothing, favorites: skus.map((sku) => at(sku)) }, 'Favorites', here);
  const shuffled = fc.shuffledSubarray(all, { minLength: all.length });
  fc.assert(
    fc.property(shuffled, fc.constantFrom(...myProductSorts), fc.integer({ min: 1, max: 12 }), (list, sort, size) => {
      const sorted = sortProducts(list, sort, ways);
      expect(skusOf(sorted)).toEqual(skusOf(sortProducts(all, sort, ways)));
      const first = pageOf(sorted, 1, size);
      const pages = Array.from({ length: first.pages }, (_, index) => pageOf(sorted, index + 1, size));
      expect(pages.flatMap(({ results }) => results)).toEqual(sorted);
      expect(pageOf(sorted, first.pages + 1, size)).toMatchObject({ count: 0, total: all.length, results: [] });
    }),
    { numRuns: 100 },
  );
});
