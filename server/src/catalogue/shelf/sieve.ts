import type { FacetKey, ListingFilter } from '@trolley/contract';
import type { Shelved } from './shelved.ts';
import { allergenBits } from './shelved.ts';

/** One bit for each facet that a product does not meet. */
export const unmet: Readonly<Record<FacetKey, number>> = {
  brand: 1,
  organic: 2,
  origin: 4,
  without: 8,
  offer: 16,
  price: 32,
};

/** Tells which facets of a filter refuse a product; 0 when none does. */
export function sieveOf(filter: ListingFilter): (shelved: Shelved) => number {
  const { organic, offer, price } = filter;
  const brands = filter.brand.length > 0 ? new Set(filter.brand) : undefined;
  const origins = filter.origin.length > 0 ? new Set(filter.origin) : undefined;
  const without = allergenBits(filter.without);
  const from = price?.from ?? 0;
  const to = price?.to ?? Infinity;
  if (!brands && !origins && without === 0 && !organic && !offer && !price) return () => 0;
  return (shelved) => {
    const { product, current } = shelved;
    let failed = 0;
    if (brands && !(product.brand !== undefined && brands.has(product.brand))) failed |= unmet.brand;
    if (organic && !shelved.organic) failed |= unmet.organic;
    if (origins && !product.origins.some((origin) => origins.has(origin))) failed |= unmet.origin;
    if ((shelved.allergens & without) !== 0) failed |= unmet.without;
    if (offer && shelved.percent === 0) failed |= unmet.offer;
    if (current < from || current > to) failed |= unmet.price;
    return failed;
  };
}
