import {
  allergenCodes,
  type Facet,
  type ListingFilter,
  listingSorts,
  readListing,
  writeListing,
} from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterOf } from './listingAddress.ts';
import { listingFixture } from './testing/products.ts';

/** The facets a list has where exactly this is chosen. */
function facetsOf(filter: ListingFilter): Facet[] {
  const chosen = (values: readonly string[]) => [
    ...values.map((value) => ({ value, count: 1, selected: true })),
    { value: 'zz', count: 1, selected: false },
  ];
  const price = filter.price && `${filter.price.from ?? ''}-${filter.price.to ?? ''}`;
  return [
    { key: 'brand', values: chosen(filter.brand) },
    { key: 'organic', values: [{ value: '1', count: 1, selected: filter.organic }] },
    { key: 'origin', values: chosen(filter.origin) },
    { key: 'without', values: chosen(filter.without) },
    { key: 'offer', values: [{ value: '1', count: 1, selected: filter.offer }] },
    { key: 'price', values: price ? [{ value: price, count: 1, selected: true }] : [] },
  ];
}

test('the address of a list can be told from the list alone', () => {
  const subset = (values: readonly string[]) => fc.subarray([...values]).map((some) => some.sort());
  const query = fc.record({
    brand: subset(['cove', 'larder', 'moor-mill']),
    origin: subset(['AT', 'DE', 'IE']),
    without: subset(allergenCodes),
    organic: fc.constantFrom('', '1'),
    offer: fc.constantFrom('', '1'),
    price: fc.constantFrom('', '0-200', '200-500', '1000-', '-300'),
    sort: fc.constantFrom('', ...listingSorts.filter((sort) => sort !== 'popularity')),
  });
  fc.assert(
    fc.property(query, (given) => {
      const entries = Object.entries(given).map(([name, value]): [string, string] => [name, String(value)]);
      const { filter } = readListing(new URLSearchParams(entries));
      const listing = listingFixture({ facets: facetsOf(filter), sort: filter.sort ?? 'popularity' });
      const told = filterOf(listing, 'popularity');
      expect(writeListing({ filter: told, page: 1 })).toBe(writeListing({ filter, page: 1 }));
    }),
  );
});
