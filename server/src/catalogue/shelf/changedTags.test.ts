import { describe, expect, test } from 'vitest';
import { everything } from '../../platform/snapshot/snapshot.ts';
import type { Catalogue, StoredProduct } from '../catalogue.ts';
import {
  catalogueOf,
  changedCatalogue,
  dayMs,
  loyaltySpan,
  offerSpan,
  regularSpan,
  storedProduct,
  testNow,
} from '../testing.ts';
import { changedTags } from './changedTags.ts';
import { answersOf, testTree } from './testShelves.ts';

const milk = storedProduct({ sku: 'm', category: 'milk', brand: 'alm', prices: [regularSpan(180)] });
const others = [120, 140, 160, 220, 240, 260, 320, 380, 520, 640].map((value, index) =>
  storedProduct({ sku: `o${index}`, category: 'milk', brand: 'alm', prices: [regularSpan(value)] }),
);
const previous = catalogueOf([milk, ...others], testTree);
const whereItStands = ['brand:alm', 'category:dairy', 'category:fresh', 'category:milk'];

/** The tags of a change of the milk, in order. */
function tagsOf(changes: Partial<StoredProduct>, before = previous) {
  answersOf(before);
  const next = changedCatalogue(before, { put: [{ ...milk, ...changes }] });
  return changedTags(before, next).toSorted();
}

test.each([
  { synonyms: [{ words: ['a', 'b'] }] },
  { searchPins: [{ query: 'milk', skus: ['m'] }] },
  { bannedWords: ['weapon'] },
])('%j touches what words find, and no other page', (taught) => {
  const next = { ...changedCatalogue(previous, { put: [] }), ...taught };
  expect(changedTags(previous, next)).toEqual(['search']);
});

test('SEARCH-10 what clicks say touches the pages of the terms they say it of', () => {
  const taught = {
    clickLifts: new Map([
      ['brot', new Map([['m', 5]])],
      ['milch', new Map([['m', 5]])],
    ]),
  };
  const before = { ...changedCatalogue(previous, { put: [] }), ...taught };
  const clickLifts = new Map([
    ['brot', new Map([['m', 5]])],
    ['milch', new Map([['m', 9]])],
    ['tee', new Map([['m', 1]])],
  ]);
  const next = { ...changedCatalogue(before, { put: [] }), clickLifts };
  expect(changedTags(before, next).toSorted()).toEqual(['clicks:milch', 'clicks:tee']);
  expect(changedTags(next, before).toSorted()).toEqual(['clicks:milch', 'clicks:tee']);
});

describe('the tags of a change', () => {
  test('a price between those of its lists touches only what shows the product, and lists sorted by price', () =>
    expect(tagsOf({ prices: [regularSpan(180), regularSpan(185, testNow - 1)] })).toEqual(['prices', 'product:m']));

  test('a price beyond the slider of its lists touches them', () =>
    expect(tagsOf({ prices: [regularSpan(70_000)] })).toEqual([...whereItStands, 'prices', 'product:m']));

  test('an offer that begins touches the lists that count offers', () =>
    expect(tagsOf({ prices: [regularSpan(180), offerSpan(170, testNow - 1)] })).toEqual([
      ...whereItStands,
      'offers',
      'prices',
      'product:m',
    ]));

  test('how well it is known touches lists and what words find, not prices', () =>
    expect(tagsOf({ popularity: 7 })).toEqual([...whereItStands, 'product:m', 'search']));

  test('a member price that begins touches the lists that count them', () =>
    expect(tagsOf({ prices: [regularSpan(180), loyaltySpan(170, testNow - 1)] })).toEqual([
      ...whereItStands,
      'prices',
      'product:m',
    ]));

  test.each<[string, Partial<StoredProduct>]>([
    ['whether it can be bought', { availability: 'unavailable' }],
    ['an allergen', { contains: ['milk'] }],
    ['that it has none', { containsNone: true }],
    ['where it comes from', { origins: ['AT'] }],
    ['being organic', { labels: ['organic'] }],
    ['being vegan', { labels: ['vegan'] }],
    ['being returnable', { labels: ['returnable'] }],
  ])('%s touches lists, not prices', (_, changes) => expect(tagsOf(changes)).toEqual([...whereItStands, 'product:m']));

  test.each<[string, Partial<StoredProduct>]>([
    ['its facts', { facts: '{}' }],
    ['another label', { labels: ['high-protein'] }],
    ['what a store has of it', { availabilityIn: { graz: 'unavailable' } }],
  ])('%s touch only what shows it', (_, changes) => expect(tagsOf(changes)).toEqual(['product:m']));

  test('a name touches lists and searches, further words searches alone', () => {
    expect(tagsOf({ name: 'Landmilch' })).toEqual([...whereItStands, 'product:m', 'search']);
    expect(tagsOf({ find: ['Kuhmilch'] })).toEqual(['product:m', 'search']);
  });

  test('another category or brand touches both places and the tree', () =>
    expect(tagsOf({ category: 'juice', brand: 'oede' })).toEqual(
      [...whereItStands, 'brand:oede', 'category:drinks', 'category:juice', 'product:m', 'search', 'tree'].toSorted(),
    ));

  test('leaving one zone is told as well', () => expect(tagsOf({ zones: ['sued'] })).toContain('tree'));

  test('the other sizes of a product show its price too', () => {
    const sizes = catalogueOf(
      [
        { ...milk, productId: 'one' },
        { ...others[0], productId: 'one' },
      ],
      testTree,
    );
    expect(tagsOf({ productId: 'one', prices: [regularSpan(181)] }, sizes)).toContain('product:o0');
    expect(tagsOf({ productId: 'one', facts: '{}' }, sizes)).not.toContain('product:o0');
  });

  test('nothing, where nothing differs', () => {
    answersOf(previous);
    expect(changedTags(previous, { ...previous, now: testNow + 1, changes: { products: ['m'], tree: false } })).toEqual(
      [],
    );
  });

  test('a day that has come touches what costs something else from then on', () => {
    const dated = catalogueOf(
      [
        { ...milk, prices: [regularSpan(180), offerSpan(100, testNow + dayMs)] },
        { sku: 'calm', category: 'juice' },
      ],
      testTree,
    );
    answersOf(dated);
    expect(changedTags(dated, { ...dated, now: testNow + dayMs - 1 })).toEqual([]);
    const later: Catalogue = { ...dated, now: testNow + dayMs };
    expect(changedTags(dated, later).toSorted()).toEqual([...whereItStands, 'offers', 'prices', 'product:m']);
  });

  test('the last day of an offer that is over touches every page that shows it', () => {
    const dated = catalogueOf(
      [{ ...milk, prices: [regularSpan(180), offerSpan(100, testNow - dayMs, testNow + dayMs)] }],
      testTree,
    );
    answersOf(dated);
    expect(changedTags(dated, { ...dated, now: testNow + dayMs - 1 })).toEqual([]);
    const over = changedTags(dated, { ...dated, now: testNow + dayMs });
    expect(over).toEqual(expect.arrayContaining(['offers', 'prices', 'product:m']));
  });

  test('another rate of tax touches the products it is charged on', () => {
    const next: Catalogue = { ...previous, vat: [{ name: 'food', permille: 49, from: 0 }] };
    expect(changedTags(previous, next)).toContain('product:m');
  });

  test('another name of a brand touches its products, a change of the tree all categories', () => {
    answersOf(previous);
    const brands = new Map(previous.brands).set('alm', { slug: 'alm', name: 'Almglück' });
    const changes = { products: [], tree: true };
    const renamed = changedTags(previous, { ...previous, brands, changes });
    expect(renamed).toEqual(expect.arrayContaining(['tree', 'search', 'brand:alm', 'product:m', 'category:milk']));
    expect(renamed).not.toContain('category:juice');
    const categories = new Map(previous.categories);
    categories.delete('juice');
    expect(changedTags(previous, { ...previous, categories, changes })).toEqual(
      expect.arrayContaining(['tree', 'category:juice', 'category:milk']),
    );
  });

  test('everything, when it cannot be told', () =>
    expect(changedTags(previous, catalogueOf([milk], testTree))).toEqual([everything]));
});
