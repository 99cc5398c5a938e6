import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredProduct } from '../catalogue.ts';
import { shelfOf } from '../shelf/shelfOf.ts';
import { catalogueOf } from '../testing.ts';

const categories = [
  { slug: 'cupboard', name: 'Vorrat' },
  { slug: 'pasta', name: 'Pasta & Nudeln', parent: 'cupboard' },
  { slug: 'sauces', name: 'Pastasaucen & Pesto', parent: 'cupboard' },
  { slug: 'passata', name: 'Passata & Paradeiserkonserven', parent: 'cupboard' },
  { slug: 'cheese', name: 'Hartkäse' },
  { slug: 'mince', name: 'Faschiertes' },
  { slug: 'oil', name: 'Speiseöl' },
  { slug: 'baby', name: 'Baby' },
  { slug: 'glasses', name: 'Gläschen', parent: 'baby' },
  { slug: 'wipes', name: 'Feuchttücher', parent: 'baby' },
  { slug: 'nappies', name: 'Windeln', parent: 'baby' },
  { slug: 'wine', name: 'Rotwein' },
  { slug: 'misc', name: 'Sonstiges' },
];
const leaves = ['pasta', 'sauces', 'passata', 'cheese', 'mince', 'oil', 'glasses', 'wipes', 'nappies', 'wine', 'misc'];

const one = (category: string, sku = category, more: Partial<StoredProduct> = {}) => ({ sku, category, ...more });
const companionsOf = (sku: string, products: readonly Partial<StoredProduct>[], most = 5) => {
  const { bought, products: picked } = shelfOf(catalogueOf(products, { categories }), 'ost').companions(sku, most);
  return { bought, skus: picked.map((product) => product.sku) };
};
const kitchen = [one('pasta'), one('sauces'), one('passata'), one('cheese'), one('mince'), one('oil'), one('misc')];

test('what is used with a product goes with it, one of each kind, nearest first', () => {
  expect(companionsOf('pasta', kitchen)).toEqual({
    bought: false,
    skus: ['sauces', 'cheese', 'passata', 'mince', 'oil'],
  });
});

test('of a kind the best known comes first, but before it what shares a label', () => {
  const sauces = [
    one('sauces', 'known', { popularity: 900 }),
    one('sauces', 'vegan', { popularity: 10, labels: ['vegan'] }),
  ];
  const others = [one('cheese'), one('passata'), ...sauces];
  expect(companionsOf('p', [one('pasta', 'p'), ...others]).skus[0]).toBe('known');
  expect(companionsOf('p', [one('pasta', 'p', { labels: ['vegan'] }), ...others]).skus[0]).toBe('vegan');
});

test('what several people bought comes instead of the rule, without what is sold out or of the same kind', () => {
  const boughtWith = ['noodles', 'gone', 'misc', 'oil', 'wine', 'unknown'];
  const products = [
    one('pasta', 'pasta', { boughtWith }),
    one('pasta', 'noodles'),
    one('cheese', 'gone', { availability: 'temporarilyUnavailable' }),
    one('misc'),
    one('oil'),
    one('wine'),
    one('sauces'),
  ];
  expect(companionsOf('pasta', products)).toEqual({ bought: true, skus: ['misc', 'oil', 'wine'] });
});

test('too few of them are filled up by the rule, and it is not said that they were bought', () => {
  const products = [one('pasta', 'pasta', { boughtWith: ['misc'] }), ...kitchen.slice(1)];
  expect(companionsOf('pasta', products, 3)).toEqual({ bought: false, skus: ['misc', 'sauces', 'cheese'] });
});

test('a catalogue whose categories say nothing gets nothing', () => {
  expect(companionsOf('a', [one('misc', 'a'), one('misc', 'b'), ...kitchen]).skus).toEqual([]);
  expect(companionsOf('pasta', [one('pasta'), one('sauces'), one('cheese')]).skus).toEqual([]);
});

test('no alcohol beside what is for children, nor the other way round', () => {
  const products = [
    one('glasses', 'glasses', { boughtWith: ['wine', 'nappies', 'wipes', 'oil'] }),
    one('wine', 'wine', { minAge: 16, boughtWith: ['glasses', 'oil', 'cheese', 'pasta'] }),
    one('nappies'),
    one('wipes'),
    ...kitchen,
  ];
  expect(companionsOf('glasses', products).skus).toEqual(['nappies', 'wipes', 'oil']);
  expect(companionsOf('wine', products).skus).toEqual(['oil', 'cheese', 'pasta']);
});

test('whatever the catalogue: never itself, its size, its category, what is sold out, nor anything twice', () => {
  const product = fc.record({
    category: fc.constantFrom(...leaves),
    productId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    popularity: fc.integer({ min: 0, max: 9 }),
    availability: fc.constantFrom('available' as const, 'temporarilyUnavailable' as const),
    minAge: fc.option(fc.constant(16), { nil: undefined }),
    boughtWith: fc.option(fc.subarray(['p1', 'p2', 'p3', 'p4', 'p5', 'p9']), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 25 }), fc.integer({ min: 1, max: 6 }), (given, most) => {
      const shelf = shelfOf(catalogueOf(given, { categories }), 'ost');
      const [first] = given;
      const { products: picked } = shelf.companions('p1', most);
      expect(picked.length).toBeLessThanOrEqual(most);
      const ids = picked.map(({ productId }) => productId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain(first?.productId);
      const isForChildren = ['glasses', 'wipes', 'nappies'].includes(first?.category ?? '');
      for (const { category, availability, minAge } of picked) {
        expect(category.slug).not.toBe(first?.category);
        expect(['available', 'ageRestricted']).toContain(availability);
        if (isForChildren) expect(minAge).toBeUndefined();
      }
    }),
  );
});
