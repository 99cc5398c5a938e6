import type { FacetKey, Listing, ListingFilter, ListingSort } from '@trolley/contract';
import { currentPrice, listing as listingSchema, noFilter } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalogue, StoredProduct } from '../catalogue.ts';
import { catalogueOf, daysAgo, offerSpan, regularSpan } from '../testing.ts';
import type { ListOf } from './shelf.ts';
import { shelfOf } from './shelfOf.ts';
import { anyFilter, anyProducts, testTree } from './testShelves.ts';

const all: ListOf = { kind: 'all' };
const listed = (catalogue: Catalogue, filter: Partial<ListingFilter> = {}, of: ListOf = all) =>
  shelfOf(catalogue, 'ost').list({ of, filter: { ...noFilter, ...filter }, page: 1 });
const skus = ({ results }: Listing) => results.map(({ sku }) => sku);
const facet = ({ facets }: Listing, key: FacetKey) => facets.find((one) => one.key === key)?.values;
const costs = (value: number) => ({ prices: [regularSpan(value)] });

describe('the order of a list', () => {
  const catalogue = catalogueOf(
    [
      { sku: 'a', name: 'Zander', popularity: 5, ...costs(300), base: { quantity: 3, unit: 'kg' } },
      { sku: 'b', name: 'Äpfel', popularity: 9, ...costs(200), base: { quantity: 20, unit: '100g' } },
      {
        sku: 'c',
        name: 'Birnen',
        popularity: 9,
        prices: [regularSpan(400), offerSpan(100, daysAgo(1))],
        base: undefined,
      },
      { sku: 'd', name: 'Apfelmus', popularity: 99, ...costs(250), availability: 'unavailable' },
      { sku: 'e', name: 'Zander', popularity: 50, ...costs(90), availability: 'temporarilyUnavailable' },
    ],
    { locale: 'de-AT' },
  );
  test.each<[ListingSort | undefined, string]>([
    [undefined, 'cbaed'],
    ['popularity', 'cbaed'],
    ['relevance', 'cbaed'],
    ['price', 'ecbda'],
    ['price-desc', 'adbce'],
    ['base-price', 'baedc'],
    ['offer', 'cbaed'],
    ['name', 'bdcae'],
  ])('DISC-01 by %s', (sort, order) => expect(skus(listed(catalogue, sort ? { sort } : {})).join('')).toBe(order));

  test('DISC-08 by base price, litres are not compared with kilograms: what most are measured in comes first', () => {
    const mixed = catalogueOf([
      { sku: 'p', ...costs(10), base: { quantity: 1, unit: 'piece' } },
      { sku: 'l', ...costs(90), base: { quantity: 1, unit: 'l' } },
      { sku: 'k', ...costs(100), base: { quantity: 1, unit: 'kg' } },
      { sku: 'g', ...costs(9), base: { quantity: 1, unit: '100g' } },
      { sku: 'w', prices: [regularSpan(95)], selling: 'step', pieceGrams: 100, base: { quantity: 1, unit: 'piece' } },
    ]);
    expect(skus(listed(mixed, { sort: 'base-price' })).join('')).toBe('gwklp');
  });

  test('DISC-01 what a search found keeps its order, and knows relevance', () => {
    const ranked: ListOf = { kind: 'ranked', skus: ['d', 'a', 'unknown', 'a', 'b'] };
    expect(listed(catalogue, {}, ranked)).toMatchObject({ sort: 'relevance', total: 3 });
    expect(skus(listed(catalogue, {}, ranked)).join('')).toBe('dab');
    expect(skus(listed(catalogue, { sort: 'popularity' }, ranked)).join('')).toBe('bad');
  });
});

describe('the pages of a list', () => {
  const catalogue = catalogueOf(Array.from({ length: 100 }, (_, index) => ({ popularity: 1000 - index })));
  const page = (number: number, pageSize?: number) =>
    shelfOf(catalogue, 'ost').list({ of: all, filter: noFilter, page: number, pageSize });

  test('DISC-01 48 to a page unless asked otherwise', () => {
    expect(page(1)).toMatchObject({ count: 48, offset: 0, total: 100, page: 1, pages: 3, pageSize: 48 });
    expect(page(3)).toMatchObject({ count: 4, offset: 96, total: 100 });
    expect(page(2, 10).results[0]?.sku).toBe('p11');
  });

  test('DISC-01 beyond the end there is nothing, and the total is right', () =>
    expect(page(9)).toMatchObject({ count: 0, offset: 384, total: 100, results: [], page: 9, pages: 3 }));

  test('the same question has the same answer, not made twice', () => {
    expect(page(2)).toBe(page(2));
    expect(page(2, 10).results[0]).toBe(page(1).results[10]);
  });
});

describe('the facets of a list', () => {
  const catalogue = catalogueOf([
    { brand: 'alm', origins: ['AT'], labels: ['organic'], contains: ['milk'], ...costs(149) },
    { brand: 'alm', origins: ['DE', 'AT'], contains: ['milk', 'gluten'], ...costs(199) },
    {
      brand: 'alm',
      origins: ['DE'],
      containsNone: true,
      ...costs(299),
      prices: [regularSpan(399), offerSpan(299, daysAgo(1))],
    },
    { brand: 'berg', contains: ['gluten'], ...costs(549) },
    { brand: 'berg', origins: ['IT'], containsNone: true, ...costs(999) },
  ]);

  test('DISC-01 they count what a choice would leave', () => {
    expect(listed(catalogue).facets).toEqual([
      { key: 'organic', values: [{ value: '1', count: 1, selected: false }] },
      { key: 'offer', values: [{ value: '1', count: 1, selected: false }] },
      {
        key: 'brand',
        values: [
          { value: 'alm', name: 'alm', count: 3, selected: false },
          { value: 'berg', name: 'berg', count: 2, selected: false },
        ],
      },
      {
        key: 'origin',
        values: [
          { value: 'AT', name: 'Österreich', count: 2, selected: false },
          { value: 'DE', name: 'Deutschland', count: 2, selected: false },
          { value: 'IT', name: 'Italien', count: 1, selected: false },
        ],
      },
      {
        key: 'without',
        values: [
          { value: 'gluten', count: 3, selected: false },
          { value: 'milk', count: 3, selected: false },
        ],
      },
      { key: 'price', values: [], steps: [100, 200, 300, 500, 1000], counts: [2, 1, 0, 2] },
    ]);
  });

  test('DISC-01 one of several brands, and of all facets each', () => {
    expect(listed(catalogue, { brand: ['alm', 'berg'] }).total).toBe(5);
    const both = listed(catalogue, { brand: ['berg'], without: ['gluten'] });
    expect(both.total).toBe(1);
    expect(facet(both, 'brand')).toEqual([
      { value: 'alm', name: 'alm', count: 2, selected: false },
      { value: 'berg', name: 'berg', count: 1, selected: true },
    ]);
  });

  test('DISC-01 a chosen value stays, also where nothing is left and where it is unknown', () => {
    const narrowed = listed(catalogue, { brand: ['berg', 'nobody'], organic: true, price: { from: 1, to: 2 } });
    expect(narrowed.total).toBe(0);
    expect(facet(narrowed, 'brand')).toContainEqual({ value: 'nobody', name: 'nobody', count: 0, selected: true });
    expect(facet(narrowed, 'price')).toEqual([{ value: '1-2', count: 0, selected: true }]);
    expect(facet(narrowed, 'organic')).toEqual([{ value: '1', count: 0, selected: true }]);
  });

  test('only what is stated to be free of an allergen, traces included, is ever listed as free of it', () => {
    const some = catalogueOf([
      { sku: 'silent' },
      { sku: 'silentButForTraces', traces: ['nuts'] },
      { sku: 'bread', contains: ['gluten'] },
      { sku: 'biscuits', contains: ['gluten'], traces: ['milk'] },
      { sku: 'apple', containsNone: true },
      { sku: 'rice', containsNone: true, traces: ['milk'] },
      { sku: 'milk', contains: ['milk'] },
    ]);
    const free = listed(some, { without: ['milk'] });
    expect(skus(free).sort()).toEqual(['apple', 'bread']);
    expect(facet(listed(some), 'without')).toContainEqual({ value: 'milk', count: 2, selected: false });
    expect(facet(listed(some), 'without')).toContainEqual({ value: 'lupin', count: 5, selected: false });
    expect(skus(listed(some, { without: ['milk', 'gluten'] }))).toEqual(['apple']);
  });

  test('where nobody stated allergens, nothing is offered as free of them', () =>
    expect(facet(listed(catalogueOf([{}, {}, { traces: ['milk'] }])), 'without')).toBeUndefined());

  test('what leaves everything is not offered', () => {
    const same = catalogueOf([
      { labels: ['organic'], contains: ['milk'] },
      { labels: ['organic'], contains: ['milk'] },
    ]);
    expect(listed(same).facets).toEqual([]);
  });

  test('at most 30 brands, the most common ones and those chosen', () => {
    const many = catalogueOf(
      Array.from({ length: 50 }, (_, index) => [
        { brand: `b${index}` },
        ...(index === 49 ? [] : [{ brand: `b${index}` }]),
      ]).flat(),
    );
    expect(facet(listed(many), 'brand')).toHaveLength(30);
    const values = facet(listed(many, { brand: ['b49'] }), 'brand');
    expect(values).toHaveLength(30);
    expect(values?.at(-1)).toEqual({ value: 'b49', name: 'b49', count: 1, selected: true });
  });
});

describe('whatever is on the shelf', () => {
  const chosenToo: Record<FacetKey, (filter: ListingFilter, value: string) => ListingFilter> = {
    brand: (filter, value) => ({ ...filter, brand: [value] }),
    origin: (filter, value) => ({ ...filter, origin: [value] }),
    organic: (filter) => ({ ...filter, organic: true }),
    regional: (filter) => ({ ...filter, regional: true }),
    offer: (filter) => ({ ...filter, offer: true }),
    member: (filter) => ({ ...filter, member: true }),
    returnable: (filter) => ({ ...filter, returnable: true }),
    diet: (filter, value) => ({ ...filter, diet: [...filter.diet, value as 'vegan'] }),
    without: (filter, value) => ({ ...filter, without: [...filter.without, value as 'milk'] }),
    price: (filter, value) => {
      const [from, to] = value.split('-').map((end) => (end === '' ? undefined : Number(end)));
      return { ...filter, price: { from, to } };
    },
  };
  const lists = fc.constantFrom<ListOf>(
    all,
    { kind: 'category', slug: 'fresh' },
    { kind: 'category', slug: 'dairy' },
    { kind: 'category', slug: 'milk' },
    { kind: 'brand', slug: 'alm' },
    { kind: 'ranked', skus: ['s3', 's2', 's7', 's30', 's1'] },
  );

  test('DISC-01 a list holds what its filter lets through, once each, and is told in the shape of the contract', () =>
    fc.assert(
      fc.property(anyProducts, lists, anyFilter, (products, of, filter) => {
        const catalogue = catalogueOf(products, testTree);
        const shelf = shelfOf(catalogue, 'ost');
        const list = shelf.list({ of, filter, page: 1, pageSize: 96 });
        expect(listingSchema.parse(list)).toEqual(list);
        const expected = products.filter((stored) => isIn(stored, of) && passes(stored, catalogue, filter));
        expect(skus(list).sort()).toEqual(expected.map(({ sku }) => sku).sort());
      }),
    ));

  /** Where several values of a facet widen the list, it is the list without them that a value narrows. */
  const withoutFacet = (filter: ListingFilter, key: FacetKey): ListingFilter => {
    if (key === 'diet' || key === 'without') return filter;
    const { [key]: _, ...others } = filter;
    return { ...noFilter, ...others };
  };

  test('DISC-09 each value of a facet leaves as many as it says, and never more than 95 % of the list', () =>
    fc.assert(
      fc.property(anyProducts, lists, anyFilter, (products, of, filter) => {
        const shelf = shelfOf(catalogueOf(products, testTree), 'ost');
        for (const { key, values } of shelf.list({ of, filter, page: 1 }).facets) {
          for (const { value, count, selected } of values) {
            expect(shelf.list({ of, filter: chosenToo[key](filter, value), page: 1 }).total).toBe(count);
            if (selected) continue;
            expect(count).toBeGreaterThan(0);
            const { total } = shelf.list({ of, filter: withoutFacet(filter, key), page: 1 });
            expect(count, `${key} ${value} of ${total}`).toBeLessThanOrEqual(total * 0.95);
          }
        }
      }),
    ));

  const isIn = ({ sku, brand, category }: StoredProduct, of: ListOf) => {
    if (of.kind === 'ranked') return of.skus.includes(sku);
    if (of.kind === 'brand') return brand === of.slug;
    const above = { fresh: ['milk', 'yoghurt', 'dairy', 'fruit'], dairy: ['milk', 'yoghurt', 'dairy'], milk: ['milk'] };
    return of.kind === 'all' || above[of.slug as keyof typeof above].includes(category);
  };
  const passes = (stored: StoredProduct, catalogue: Catalogue, filter: ListingFilter) => {
    const shown = shelfOf(catalogue, 'ost').product(stored.sku);
    if (!shown) return false;
    const price = currentPrice(shown.price);
    return (
      (filter.brand.length === 0 || filter.brand.includes(shown.brand?.slug ?? '')) &&
      (!filter.organic || shown.labels.includes('organic')) &&
      (filter.origin.length === 0 || stored.origins.some((origin) => filter.origin.includes(origin))) &&
      (filter.without.length === 0 || stored.contains.length > 0 || stored.containsNone === true) &&
      ![...stored.contains, ...stored.traces].some((code) => filter.without.includes(code)) &&
      (!filter.offer || shown.price.offer !== undefined) &&
      (!filter.member || shown.price.loyalty !== undefined) &&
      (!filter.regional || shown.labels.includes('regional')) &&
      (!filter.returnable || shown.labels.includes('returnable')) &&
      filter.diet.every(
        (diet) => shown.labels.includes(diet) || (diet === 'vegetarian' && shown.labels.includes('vegan')),
      ) &&
      price >= (filter.price?.from ?? 0) &&
      price <= (filter.price?.to ?? Infinity)
    );
  };
});
