import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FacetKey, ListingAddress } from '../index.ts';
import {
  allergenCodes,
  clearFacets,
  dietLabels,
  facetFlags,
  facetKeys,
  listingFilter,
  listingNames,
  listingParameters,
  listingSorts,
  noFilter,
  readListing,
  toggleFacet,
  writeListing,
} from '../index.ts';

const read = (query: string) => readListing(new URLSearchParams(query));

const sorted = <T extends string>(values: fc.Arbitrary<T>) =>
  fc.uniqueArray(values, { maxLength: 40 }).map((some) => some.toSorted());
const slug = fc.stringMatching(/^[a-z0-9-]{1,80}$/);
const country = fc.stringMatching(/^[A-Z]{2}$/);
const cents = fc.integer({ min: 0, max: 9_999_999 });
const price = fc.oneof(
  cents.map((from) => ({ from })),
  cents.map((to) => ({ to })),
  fc.tuple(cents, cents).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
);
const address: fc.Arbitrary<ListingAddress> = fc.record({
  filter: fc.record(
    {
      sort: fc.constantFrom(...listingSorts),
      brand: sorted(slug),
      organic: fc.boolean(),
      regional: fc.boolean(),
      member: fc.boolean(),
      returnable: fc.boolean(),
      diet: sorted(fc.constantFrom(...dietLabels)),
      origin: sorted(country),
      without: sorted(fc.constantFrom(...allergenCodes)),
      offer: fc.boolean(),
      price,
    },
    { requiredKeys: [...facetFlags, 'brand', 'diet', 'origin', 'without'] },
  ),
  page: fc.integer({ min: 1, max: 10_000 }),
});

describe('the address of a list', () => {
  test('says what narrows it, in one way only', () => {
    const { filter, page, unknown } = read(
      '?page=2&sort=price&brand=b,a,,a&organic=1&origin=AT&without=milk&offer=1&price=100-500&diet=vegan&member=1',
    );
    expect({ filter, page, unknown }).toEqual({
      filter: {
        sort: 'price',
        ...noFilter,
        brand: ['a', 'b'],
        organic: true,
        diet: ['vegan'],
        member: true,
        origin: ['AT'],
        without: ['milk'],
        offer: true,
        price: { from: 100, to: 500 },
      },
      page: 2,
      unknown: [],
    });
    expect(writeListing({ filter, page })).toBe(
      '?brand=a,b&diet=vegan&member=1&offer=1&organic=1&origin=AT&page=2&price=100-500&sort=price&without=milk',
    );
  });

  test('the list as it is has none', () => {
    expect(read('')).toEqual({ filter: noFilter, page: 1, unknown: [] });
    expect(writeListing({ filter: noFilter, page: 1 })).toBe('');
    expect(read('?page=&sort=&brand=&organic=&price=&utm_source=x')).toEqual({
      filter: noFilter,
      page: 1,
      unknown: [],
    });
  });

  test('what is written is read again', () =>
    fc.assert(
      fc.property(address, (one) => {
        expect(read(writeListing(one))).toEqual({ ...one, unknown: [] });
        expect(() => listingFilter.parse(one.filter)).not.toThrow();
      }),
    ));

  test('what is read from anything can be written, and then stays', () => {
    const name = fc.constantFrom('page', 'sort', ...facetKeys, 'price-from', 'price-to', 'other', '__proto__');
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('1', 'a,b', 'AT,it', 'milk,sand', '5-', '-', '9-1', 'constructor', '__proto__', 'toString'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const { filter, page, unknown } = readListing(new URLSearchParams(pairs));
        expect(() => listingFilter.parse(filter)).not.toThrow();
        const written = writeListing({ filter, page });
        expect(read(written)).toEqual({ filter, page, unknown: [] });
        expect(writeListing(read(written))).toBe(written);
        for (const one of unknown) expect([...facetKeys, 'page', 'sort']).toContain(one);
      }),
    );
  });

  test.each([
    ['page', ['0', '-1', '1.5', '1e2', '10001', '999999', 'two', '٣']],
    ['sort', ['cheapest', 'constructor', '__proto__', 'PRICE', 'price ']],
    ['brand', ['Ä', 'a b', 'x'.repeat(81), '../etc', 'a,B', Array.from({ length: 41 }, (_, n) => `b${n}`).join(',')]],
    ['origin', ['at', 'AUT', '__', 'A1']],
    ['without', ['sand', 'constructor', 'milk,hasOwnProperty']],
    ['diet', ['paleo', 'vegan,constructor']],
    ['organic', ['0', 'true', 'yes']],
    ['member', ['0', 'true']],
    ['offer', ['2', 'on']],
    ['price', ['-', 'a-b', '500-100', '1-2-3', '12345678-', '1.5-2', '5']],
  ])('what means nothing as %s is named', (name, values) => {
    for (const value of values) {
      const { unknown, page } = read(new URLSearchParams({ [name]: value }).toString());
      expect(unknown, value).toEqual([name]);
      expect(page).toBe(1);
    }
  });

  test('of several values the known ones are kept', () => {
    expect(read('?without=milk,sand&brand=a,B').filter).toMatchObject({ without: ['milk'], brand: ['a'] });
  });

  test('a slider without scripts names its steps, which become cents', () => {
    const price = (query: string) => read(query).filter.price;
    expect(price('?price-from=2&price-to=5')).toEqual({ from: 100, to: 500 });
    expect(price('?price-from=0&price-to=3')).toEqual({ to: 200 });
    expect(price('?price-from=2')).toEqual({ from: 100 });
    expect(price('?price-from=5&price-to=2')).toBeUndefined();
    expect(price('?price-from=99&price-to=x')).toBeUndefined();
    expect(price('?price=50-&price-from=2')).toEqual({ from: 50 });
  });

  test('whatever narrows a list is among the names its pages know', () => {
    const asked = Object.keys(listingParameters).filter((name) => name !== 'pageSize');
    expect([...listingNames].sort()).toEqual([...asked, 'price-from', 'price-to'].sort());
  });

  test('ten thousand characters are read', () => {
    const long = 'a,'.repeat(5000) + 'x'.repeat(10_000);
    const query = new URLSearchParams(
      Object.fromEntries(['brand', 'origin', 'without', 'price', 'sort', 'page'].map((name) => [name, long])),
    );
    expect(readListing(query).unknown).toEqual(['sort', 'page', 'price', 'brand', 'origin', 'without']);
  });
});

describe('choosing a value', () => {
  const values: Record<FacetKey, string> = {
    brand: 'alm',
    organic: '1',
    regional: '1',
    member: '1',
    returnable: '1',
    diet: 'vegan',
    origin: 'AT',
    without: 'milk',
    offer: '1',
    price: '200-499',
  };

  test.each(facetKeys)('%s is chosen, and no longer chosen', (key) => {
    const chosen = toggleFacet(noFilter, key, values[key]);
    expect(writeListing({ filter: chosen, page: 1 })).toBe(`?${key}=${values[key]}`);
    expect(toggleFacet(chosen, key, values[key])).toEqual(noFilter);
  });

  test('one price at a time, several brands', () => {
    expect(toggleFacet({ ...noFilter, price: { to: 199 } }, 'price', '200-499').price).toEqual({ from: 200, to: 499 });
    expect(toggleFacet({ ...noFilter, brand: ['b'] }, 'brand', 'a').brand).toEqual(['a', 'b']);
    expect(toggleFacet({ ...noFilter, price: { to: 199 } }, 'price', 'cheap')).toEqual(noFilter);
  });

  test('chosen twice, everything is as it was', () =>
    fc.assert(
      fc.property(
        address,
        fc.constantFrom(...facetKeys.filter((key) => key !== 'price')),
        ({ filter }, key: FacetKey) => {
          const twice = toggleFacet(toggleFacet(filter, key, values[key]), key, values[key]);
          expect(twice).toEqual(filter);
        },
      ),
    ));

  test('clearing leaves the order', () => {
    expect(clearFacets({ ...noFilter, brand: ['a'], offer: true, price: { from: 1 }, sort: 'name' })).toEqual({
      ...noFilter,
      sort: 'name',
    });
    expect(clearFacets({ ...noFilter, organic: true })).toEqual(noFilter);
  });
});
