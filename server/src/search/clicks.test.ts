import { noFilter } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { catalogueOf } from '../catalogue/testing.ts';
import { createEngine } from './engine/engine.ts';
import { termKey } from './termKey.ts';
import { testSearch } from './testSearch.ts';

const goods = catalogueOf([
  { sku: 'a', name: 'Frische Vollmilch', popularity: 50 },
  { sku: 'b', name: 'Frische Vollmilch', popularity: 50 },
  { sku: 'known', name: 'Frische Vollmilch', popularity: 90 },
  { sku: 'away', name: 'Frische Vollmilch', popularity: 50, availability: 'temporarilyUnavailable' },
  { sku: 'chocolate', name: 'Schokolade mit Vollmilch', popularity: 50 },
]);

const engine = createEngine();

/** What the engine finds where clicks for `vollmilch` add this. */
async function found(term: string, lifts: Record<string, number>) {
  await engine.changed({ ...goods, clickLifts: new Map([['vollmilch', new Map(Object.entries(lifts))]]) });
  return engine.products(term);
}

test('SEARCH-10 what is opened for a term climbs past its equal, for this term however it is written and for no other', async () => {
  const [plain, last] = (await found('Vollmilch', {})).filter((sku) => sku === 'a' || sku === 'b');
  expect(last).toBeDefined();
  const lifts = { [last ?? '']: 10 };
  for (const term of ['vollmilch', 'VOLLMILCH', ' Vollmilch! '])
    expect((await found(term, lifts)).slice(0, 3)).toEqual(['known', last, plain]);
  expect((await found('frische vollmilch', lifts)).slice(0, 3)).toEqual(['known', plain, last]);
});

test('SEARCH-10 no clicks lift a product above a better match, or what is sold out above what is not', async () => {
  const skus = ['a', 'b', 'known', 'away', 'chocolate'];
  const lifts = fc.dictionary(fc.constantFrom(...skus), fc.integer({ min: 1, max: 1_000_000 }));
  await fc.assert(
    fc.asyncProperty(lifts, async (given) => {
      const order = await found('vollmilch', given);
      expect(order).toHaveLength(5);
      expect(order.slice(3)).toEqual(['away', 'chocolate']);
    }),
    { numRuns: 20 },
  );
});

test('SEARCH-10 also on a scale of thousands, where a lift beyond it lifts to its end', async () => {
  const large = catalogueOf([
    { sku: 'a', name: 'Frische Vollmilch', popularity: 5000 },
    { sku: 'b', name: 'Frische Vollmilch', popularity: 6000 },
    { sku: 'most', name: 'Brot', popularity: 90_000 },
  ]);
  const another = createEngine();
  const clicked = (lift: number): Catalogue => ({
    ...large,
    clickLifts: new Map([['vollmilch', new Map([['a', lift]])]]),
  });
  for (const [lift, first] of [
    [0, 'b'],
    [4000, 'a'],
    [1_000_000, 'a'],
  ] as const) {
    await another.changed(clicked(lift));
    expect(another.products('vollmilch')[0]).toBe(first);
    expect(another.products('brot')).toEqual(['most']);
  }
});

test('SEARCH-10 a pin stays first, and the tester says what clicks add', async () => {
  const clickLifts = new Map([['milch', new Map([['oat', 60]])]]);
  const { search } = await testSearch({
    taught: { searchPins: [{ query: 'Milch', skus: ['bread'] }] },
    goods: { clickLifts },
  });
  const ask = { term: 'milch', filter: noFilter, page: 1, pageSize: 24, zone: '' };
  expect((await search.discovery.products(ask)).results[0]?.sku).toBe('bread');
  const { products } = await search.explain('milch', '');
  expect(products.map(({ sku, match }) => [sku, match?.clicks])).toContainEqual(['oat', 60]);
  expect(products.find(({ sku }) => sku === 'milk')?.match?.clicks).toBe(0);
});

test('SEARCH-10 what a search does not find cannot be opened there', async () => {
  const { search } = await testSearch();
  expect([search.isFoundBy('milk', 'milch'), search.isFoundBy('bread', 'milch')]).toEqual([true, false]);
  expect(search.isFoundBy('gone', 'milch')).toBe(false);
});

test('a term is known by its words', () => {
  expect(termKey(' Käse, GERIEBEN 1,5 ')).toBe('kase gerieben 1 5');
});
