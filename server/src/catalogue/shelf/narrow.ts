import type { Facet, FacetKey, FacetValue, ListingFilter } from '@trolley/contract';
import { allergenCodes, dietLabels, facetFlags, facetKeys, stepsBetween } from '@trolley/contract';
import type { Narrowed } from './listingCaches.ts';
import type { Shelved } from './shelved.ts';
import { sieveOf, unmet } from './sieve.ts';
import type { Group } from './stock.ts';

const mostValues = 30;
/** What keeps more of a list than this narrows nothing. */
const mostKept = 0.95;

const stepsOfLists = new WeakMap<Group, readonly number[]>();

/** Where a list's price slider stops; the same however it is narrowed, so that it stays while a shopper chooses. */
export function stepsOf(list: Group): readonly number[] {
  let steps = stepsOfLists.get(list);
  if (!steps) {
    let [lowest, highest] = [Infinity, 0];
    for (const { current } of list) {
      lowest = Math.min(lowest, current);
      highest = Math.max(highest, current);
    }
    steps = stepsBetween(lowest, highest);
    stepsOfLists.set(list, steps);
  }
  return steps;
}

interface Names {
  brand(slug: string): string;
  country(code: string): string;
}

/** What a filter leaves of a list, and what each further choice would leave, counted in one pass. */
export function narrow(list: Group, filter: ListingFilter, names: Names): Narrowed {
  const sieve = sieveOf(filter);
  const group: Shelved[] = [];
  const brands: Counts = new Map();
  const origins: Counts = new Map();
  const notFreeOf = allergenCodes.map(() => 0);
  const diets = dietLabels.map(() => 0);
  const flags = facetFlags.map(() => 0);
  const steps = stepsOf(list);
  const counts = steps.slice(1).map(() => 0);
  /** How many there would be without the choice in a facet, by the facet's bit. */
  const refused = new Map<number, number>();

  for (const shelved of list) {
    const failed = sieve(shelved);
    // Refused by two facets, it would come back by a choice in neither.
    if ((failed & (failed - 1)) !== 0) continue;
    const isLeft = failed === 0;
    const { product } = shelved;
    if (isLeft) {
      group.push(shelved);
      countBits(notFreeOf, shelved.notFreeOf);
      countBits(diets, shelved.diets);
    } else refused.set(failed, (refused.get(failed) ?? 0) + 1);
    if (product.brand !== undefined && (isLeft || failed === unmet.brand)) add(brands, product.brand);
    if (isLeft || failed === unmet.origin) for (const origin of product.origins) add(origins, origin);
    if (counts.length > 0 && (isLeft || failed === unmet.price)) {
      const at = stepOf(steps, shelved.current);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    // What is refused for a flag does not meet it, so those that are left are all there is to count.
    if (isLeft) countBits(flags, shelved.flags);
  }

  const total = group.length;
  const values: Record<FacetKey, readonly FacetValue[]> = {
    ...(Object.fromEntries(
      facetFlags.map((key, place) => [key, [{ value: '1', count: flags[place] ?? 0, selected: filter[key] }]]),
    ) as unknown as Record<(typeof facetFlags)[number], readonly FacetValue[]>),
    diet: dietLabels.map((value, place) => ({
      value,
      count: diets[place] ?? 0,
      selected: filter.diet.includes(value),
    })),
    brand: mostCommon(brands, filter.brand, names.brand),
    origin: mostCommon(origins, filter.origin, names.country),
    without: allergenCodes.map((value, code) => ({
      value,
      count: total - (notFreeOf[code] ?? 0),
      selected: filter.without.includes(value),
    })),
    price: chosenPrice(filter.price, total),
  };
  const facets = facetKeys.flatMap((key): Facet[] => {
    // Another brand widens the list, so it is compared with all brands; another diet narrows what is left.
    const widens = key !== 'diet' && key !== 'without';
    const most = (total + (widens ? (refused.get(unmet[key]) ?? 0) : 0)) * mostKept;
    const offered = values[key].filter(({ count, selected }) => selected || (count > 0 && count <= most));
    const sliding = key === 'price' && steps.length > 0;
    if (offered.length === 0 && !sliding) return [];
    return [{ key, values: offered, ...(sliding && { steps: [...steps], counts }) }];
  });
  return { group: total === list.length ? list : group, facets };
}

type Counts = Map<string, { count: number }>;

function add(counts: Counts, value: string): void {
  const known = counts.get(value);
  if (known) known.count++;
  else counts.set(value, { count: 1 });
}

function countBits(counts: number[], bits: number): void {
  for (let left = bits; left !== 0; left &= left - 1) {
    const place = 31 - Math.clz32(left & -left);
    counts[place] = (counts[place] ?? 0) + 1;
  }
}

function mostCommon(
  counts: Counts,
  chosen: readonly string[],
  nameOf: (value: string) => string,
): readonly FacetValue[] {
  const selected = new Set(chosen);
  const values = [...new Set([...counts.keys(), ...selected])].map((value) => ({
    value,
    count: counts.get(value)?.count ?? 0,
    selected: selected.has(value),
  }));
  values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  let room = mostValues - selected.size;
  return values
    .filter((one) => one.selected || room-- > 0)
    .map(({ value, count, selected }) => ({ value, name: nameOf(value), count, selected }));
}

function chosenPrice(chosen: ListingFilter['price'], count: number): readonly FacetValue[] {
  return chosen ? [{ value: `${chosen.from ?? ''}-${chosen.to ?? ''}`, count, selected: true }] : [];
}

/** Between which step and the next a price lies. The highest price may be the last step itself. */
export function stepOf(steps: readonly number[], price: number): number {
  let place = steps.length - 1;
  while (place > 0 && (steps[place] ?? 0) > price) place -= 1;
  return Math.min(place, steps.length - 2);
}
