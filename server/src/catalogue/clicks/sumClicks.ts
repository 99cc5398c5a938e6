import { placeWeight } from './placeWeight.ts';

/** A product that was opened among what a term had found, by nobody in particular. */
export interface CountedClick {
  /** Folded. */
  readonly term: string;
  readonly sku: string;
  /** In the list, from 0. */
  readonly place: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What clicks change in the sum of one product of a term. */
export interface ClickSum {
  readonly term: string;
  readonly sku: string;
  readonly weight: number;
  readonly clicks: number;
  /** Epoch milliseconds. */
  readonly lastAt: number;
}

/** Adds up by term and sku. */
export function sumClicks(clicks: readonly CountedClick[], weightOf: (at: number) => number): readonly ClickSum[] {
  const sums = new Map<string, ClickSum>();
  for (const { term, sku, place, at } of clicks) {
    const key = `${term}\n${sku}`;
    const sum = sums.get(key) ?? { term, sku, weight: 0, clicks: 0, lastAt: at };
    const weight = sum.weight + weightOf(at) * placeWeight(place);
    sums.set(key, { term, sku, weight, clicks: sum.clicks + 1, lastAt: Math.max(sum.lastAt, at) });
  }
  return [...sums.values()];
}
