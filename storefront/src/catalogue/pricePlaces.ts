import { type ListingFilter, priceSteps } from '@trolley/contract';

/** Lowest and highest place among `priceSteps`. */
export type PricePlaces = readonly [from: number, to: number];

/** Where the two ends of a slider over some of the steps stand; an end that is not chosen stands outside of everything. */
export function placesOf(price: ListingFilter['price'], steps: readonly number[]): PricePlaces {
  const first = placeAt(steps[0] ?? 0);
  const last = placeAt(steps.at(-1) ?? 0);
  const inside = (cents: number | undefined, otherwise: number) =>
    cents === undefined ? otherwise : Math.min(last, Math.max(first, placeAt(cents)));
  const from = Math.min(inside(price?.from, first), last - 1);
  return [from, Math.max(inside(price?.to, last), from + 1)];
}

/** What the ends choose; at the ends of the slider there is no limit, at both no choice. */
export function priceBetween([from, to]: PricePlaces, steps: readonly number[]): ListingFilter['price'] {
  const [first, last] = placesOf(undefined, steps);
  if (from <= first && to >= last) return undefined;
  return { ...(from > first && { from: priceSteps[from] }), ...(to < last && { to: priceSteps[to] }) };
}

/** `0,50`, `1`, `20`: as short as it can be said. */
export function stepFigure(cents: number, decimal: string): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', decimal);
}

/** Of many steps the ends have one and two between: more of them run into one another. */
export function hasFigure(place: number, count: number): boolean {
  const last = count - 1;
  return count <= 7 || [0, Math.round(last / 3), Math.round((2 * last) / 3), last].includes(place);
}

/** The step a price is, or the last one below it: an address may hold any cents. */
function placeAt(cents: number): number {
  return Math.max(
    0,
    priceSteps.findLastIndex((step) => step <= cents),
  );
}
