import type { FacetKey, ListingFilter } from '@trolley/contract';
import { facetFlags, facetKeys } from '@trolley/contract';
import type { Shelved } from './shelved.ts';
import { allergenBits, dietBits } from './shelved.ts';

/** One bit for each facet that a product does not meet; those that are on or off have the same bits as in `Shelved.flags`. */
export const unmet = Object.fromEntries(facetKeys.map((key, place) => [key, 1 << place])) as Readonly<
  Record<FacetKey, number>
>;

/** Tells which facets of a filter refuse a product; 0 when none does. */
export function sieveOf(filter: ListingFilter): (shelved: Shelved) => number {
  const { price } = filter;
  const brands = filter.brand.length > 0 ? new Set(filter.brand) : undefined;
  const origins = filter.origin.length > 0 ? new Set(filter.origin) : undefined;
  const without = allergenBits(filter.without);
  const diets = dietBits(filter.diet);
  const flags = facetFlags.reduce((bits, flag) => (filter[flag] ? bits | unmet[flag] : bits), 0);
  const from = price?.from ?? 0;
  const to = price?.to ?? Infinity;
  if (!brands && !origins && without === 0 && diets === 0 && flags === 0 && !price) return () => 0;
  return (shelved) => {
    const { product, current } = shelved;
    let failed = flags & ~shelved.flags;
    if (brands && !(product.brand !== undefined && brands.has(product.brand))) failed |= unmet.brand;
    if (origins && !product.origins.some((origin) => origins.has(origin))) failed |= unmet.origin;
    if ((diets & ~shelved.diets) !== 0) failed |= unmet.diet;
    if ((shelved.notFreeOf & without) !== 0) failed |= unmet.without;
    if (current < from || current > to) failed |= unmet.price;
    return failed;
  };
}
