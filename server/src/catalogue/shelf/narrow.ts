import type { Facet, FacetKey, FacetValue, ListingFilter } from '@trolley/contract';
import { allergenCodes, facetKeys } from '@trolley/contract';
import type { Narrowed } from './listingCaches.ts';
import { bucketBounds, bucketNames, bucketOf } from './priceBuckets.ts';
import type { Shelved } from './shelved.ts';
import { sieveOf, unmet } from './sieve.ts';
import type { Group } from './stock.ts';

const mostValues = 30;

const boundsOfLists = new WeakMap<Group, readonly number[]>();

/** Where a list's price buckets begin; the same however it is narrowed, so that they stay while a shopper chooses. */
export function boundsOf(list: Group): readonly number[] {
  let bounds = boundsOfLists.get(list);
  if (!bounds) {
    bounds = bucketBounds(pricesOf(list));
    boundsOfLists.set(list, bounds);
  }
  return bounds;
}

function* pricesOf(list: Group): Iterable<number> {
  for (const { current } of list) yield current;
}

interface Names {
  brand(slug: string): string;
  country(code: string): string;
}

/** What a filter leaves of a list, and what each further choice would leave, counted in one pass. */
export function narrow(list: Group, filter: ListingFilter, names: Names): Narrowed {
  const sieve = sieveOf(filter);
  const bounds = boundsOf(list);
  const group: Shelved[] = [];
  const brands: Counts = new Map();
  const origins: Counts = new Map();
  const allergens = allergenCodes.map(() => 0);
  const buckets = Array.from({ length: bounds.length + 1 }, () => 0);
  let organic = 0;
  let offer = 0;

  for (const shelved of list) {
    const failed = sieve(shelved);
    // Refused by two facets, it would come back by a choice in neither.
    if ((failed & (failed - 1)) !== 0) continue;
    const isLeft = failed === 0;
    const { product } = shelved;
    if (isLeft) {
      group.push(shelved);
      for (let bits = shelved.allergens, code = 0; bits !== 0; bits >>= 1, code++)
        if (bits & 1) allergens[code] = (allergens[code] ?? 0) + 1;
    }
    if (product.brand !== undefined && (isLeft || failed === unmet.brand)) add(brands, product.brand);
    if (isLeft || failed === unmet.origin) for (const origin of product.origins) add(origins, origin);
    if (shelved.organic && (isLeft || failed === unmet.organic)) organic++;
    if (shelved.percent > 0 && (isLeft || failed === unmet.offer)) offer++;
    if (isLeft || failed === unmet.price) {
      const bucket = bucketOf(shelved.current, bounds);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
  }

  const total = group.length;
  const values: Record<FacetKey, readonly FacetValue[]> = {
    brand: mostCommon(brands, filter.brand, (value) => ({ name: names.brand(value) })),
    organic: flag(organic, filter.organic),
    origin: mostCommon(origins, filter.origin, (value) => ({ name: names.country(value) })),
    without: allergenCodes.flatMap((value, code) => {
      const selected = filter.without.includes(value);
      const holding = allergens[code] ?? 0;
      // What nothing here contains needs no avoiding.
      if (!selected && (holding === 0 || holding === total)) return [];
      return [{ value, count: total - holding, selected }];
    }),
    offer: flag(offer, filter.offer),
    price: priceValues(buckets, bucketNames(bounds), filter.price, total),
  };
  const facets = facetKeys.flatMap((key): Facet[] =>
    narrows(values[key], total) ? [{ key, values: [...values[key]] }] : [],
  );
  return { group: total === list.length ? list : group, facets };
}

type Counts = Map<string, { count: number }>;

function add(counts: Counts, value: string): void {
  const known = counts.get(value);
  if (known) known.count++;
  else counts.set(value, { count: 1 });
}

/** A facet whose only value leaves everything is no choice. */
function narrows(values: readonly FacetValue[], total: number): boolean {
  const [only, second] = values;
  return only !== undefined && (second !== undefined || only.selected || only.count !== total);
}

function flag(count: number, selected: boolean): readonly FacetValue[] {
  return count > 0 || selected ? [{ value: '1', count, selected }] : [];
}

function mostCommon(
  counts: Counts,
  chosen: readonly string[],
  more: (value: string) => { readonly name?: string } = () => ({}),
): readonly FacetValue[] {
  const selected = new Set(chosen);
  const values = [...new Set([...counts.keys(), ...selected])].map((value) => ({
    value,
    ...more(value),
    count: counts.get(value)?.count ?? 0,
    selected: selected.has(value),
  }));
  values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  let room = mostValues - selected.size;
  return values.filter((one) => one.selected || room-- > 0);
}

function priceValues(
  buckets: readonly number[],
  names: readonly string[],
  chosen: ListingFilter['price'],
  total: number,
): readonly FacetValue[] {
  const choice = chosen && `${chosen.from ?? ''}-${chosen.to ?? ''}`;
  const values = names.flatMap((value, bucket): FacetValue[] => {
    const count = buckets[bucket] ?? 0;
    const selected = value === choice;
    return count > 0 || selected ? [{ value, count, selected }] : [];
  });
  // Bounds that were typed by hand stand beside the list's own.
  if (choice !== undefined && !names.includes(choice)) values.unshift({ value: choice, count: total, selected: true });
  return values;
}
