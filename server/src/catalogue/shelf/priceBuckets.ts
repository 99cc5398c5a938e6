import type { Cents } from '@trolley/contract';

/** Prices a shopper would divide a shelf by. */
const roundPrices: readonly Cents[] = [100, 1000, 10_000, 100_000]
  .flatMap((decade) => [1, 1.5, 2, 2.5, 3, 4, 5, 7.5].map((step) => step * decade))
  .concat([25, 50, 75, 1_000_000])
  .sort((a, b) => a - b);
const mostBuckets = 5;

/** Where the buckets of a list begin, except the first: round prices that part it into about equal shares. */
export function bucketBounds(prices: Iterable<Cents>): readonly Cents[] {
  const below = Array.from({ length: roundPrices.length + 1 }, () => 0);
  let total = 0;
  for (const price of prices) {
    const place = roundPlace(price);
    below[place] = (below[place] ?? 0) + 1;
    total++;
  }
  for (let place = 1; place < below.length; place++) below[place] = (below[place] ?? 0) + (below[place - 1] ?? 0);

  const shares = Math.min(mostBuckets, Math.floor(total / 2));
  const bounds: Cents[] = [];
  let reached = 0;
  for (let share = 1; share < shares; share++) {
    const target = (total * share) / shares;
    let best = 0;
    for (let place = 1; place < roundPrices.length; place++)
      if (distance(below, place, target) < distance(below, best, target)) best = place;
    const count = below[best] ?? 0;
    // Each bucket holds something.
    if (count <= reached || count >= total) continue;
    bounds.push(roundPrices[best] ?? 0);
    reached = count;
  }
  return bounds;
}

const distance = (below: readonly number[], place: number, target: number) => Math.abs((below[place] ?? 0) - target);

/** How many of the round prices are not above it: it counts as below the one at that place. */
function roundPlace(price: Cents): number {
  let low = 0;
  let high = roundPrices.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((roundPrices[middle] ?? 0) <= price) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of the bucket a price lies in. */
export function bucketOf(price: Cents, bounds: readonly Cents[]): number {
  let bucket = 0;
  while (bucket < bounds.length && price >= (bounds[bucket] ?? 0)) bucket++;
  return bucket;
}

/** `-199`, `200-499`, `500-`: as a filter names them. */
export function bucketNames(bounds: readonly Cents[]): readonly string[] {
  if (bounds.length === 0) return [];
  return [...bounds, undefined].map((bound, index) => {
    const from = bounds[index - 1];
    return `${from ?? ''}-${bound === undefined ? '' : bound - 1}`;
  });
}
