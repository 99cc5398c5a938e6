import { noFilter } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { catalogueOf, changedCatalogue, regularSpan, storedProduct, testNow } from '../testing.ts';
import { changedTags } from './changedTags.ts';
import { shelfOf } from './shelfOf.ts';
import { stockOf } from './stock.ts';
import { answersOf, testTree } from './testShelves.ts';

describe('one change', () => {
  const products = ['milk', 'yoghurt', 'fruit', 'juice'].flatMap((category) =>
    ['alm', 'own'].map((brand, index) => ({ sku: `${category}-${index}`, category, brand })),
  );

  const listed = (catalogue: Catalogue, slug: string) =>
    shelfOf(catalogue, 'ost').list({ of: { kind: 'category', slug }, filter: noFilter, page: 1 });

  test('leaves every list it does not touch the very same, with its answers and its products', () => {
    const previous = catalogueOf(products, testTree);
    answersOf(previous);
    const [juice, whole] = [listed(previous, 'juice'), listed(previous, 'fresh')];
    const before = stockOf(previous).zones.get('ost');
    const milk = storedProduct({ sku: 'milk-0', category: 'milk', brand: 'alm', prices: [regularSpan(999)] });
    const next = changedCatalogue(previous, { put: [milk], now: testNow + 1000 });
    changedTags(previous, next);

    const after = stockOf(next).zones.get('ost');
    const same = [...(before?.lists ?? [])].filter(([key, list]) => after?.lists.get(key) === list).map(([key]) => key);
    expect(same.sort()).toEqual(
      ['brand:oede', 'brand:own', ...['drinks', 'fruit', 'juice', 'yoghurt'].map((slug) => `category:${slug}`)].sort(),
    );
    expect(listed(next, 'juice')).toBe(juice);
    const wholeAfter = listed(next, 'fresh');
    expect(wholeAfter.results.filter((one) => whole.results.includes(one))).toHaveLength(5);
    expect(shelfOf(next, 'ost').product('milk-0')?.price.regular.value).toBe(999);
    expect(shelfOf(previous, 'ost').product('milk-0')?.price.regular.value).toBe(199);
  });
});

describe('a value worked out of the one before', () => {
  test('answers as one made anew when many products or the tree differ', () => {
    const products = Array.from({ length: 400 }, (_, index) => ({
      sku: `s${index}`,
      category: ['milk', 'yoghurt', 'fruit'][index % 3],
      brand: ['alm', 'own'][index % 2],
      popularity: index % 50,
    }));
    const previous = catalogueOf(products, testTree);
    answersOf(previous);
    const put = products
      .slice(0, 300)
      .map((one, index) => storedProduct({ ...one, prices: [regularSpan(100 + index)] }));
    const changed = changedCatalogue(previous, { put });
    const categories = new Map(changed.categories);
    const milk = categories.get('milk');
    if (milk) categories.set('milk', { ...milk, name: 'Frischmilch', parent: 'drinks' });
    const brands = new Map(changed.brands).set('alm', { slug: 'alm', name: 'Almglück' });
    const next: Catalogue = {
      ...changed,
      categories,
      brands,
      changes: { products: changed.changes?.products ?? [], tree: true },
    };
    changedTags(previous, next);
    expect(shelfOf(next, 'ost').product('s399')?.brand?.name).toBe('Feldmarkt');
    expect(shelfOf(next, 'ost').product('s398')?.brand?.name).toBe('Almglück');
    expect(answersOf(next)).toEqual(answersOf({ ...next, changes: undefined }));
  });

  test('a product that was alone gets another size and loses it again', () => {
    const sizes = (catalogue: Catalogue) =>
      shelfOf(catalogue, 'ost')
        .detail('small')
        ?.sizes.map(({ sku }) => sku);
    const alone = catalogueOf([{ sku: 'small', productId: 'small', category: 'milk' }], testTree);
    expect(sizes(alone)).toEqual([]);
    const large = storedProduct({ sku: 'large', productId: 'small', category: 'milk' });
    const both = changedCatalogue(alone, { put: [large] });
    changedTags(alone, both);
    expect(sizes(both)).toEqual(['large']);
    const again = changedCatalogue(both, { remove: ['large'] });
    changedTags(both, again);
    expect(sizes(again)).toEqual([]);
  });
});
