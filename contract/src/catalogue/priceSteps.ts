/** Prices people say, in cents: where the slider of a list of products stops. */
export const priceSteps = [
  0, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000, 20_000, 50_000, 100_000, 1_000_000,
] as const;

/** The steps a list's prices lie between; none where they leave nothing to choose. */
export function stepsBetween(lowest: number, highest: number): readonly number[] {
  const last = priceSteps.findIndex((step) => step >= highest);
  const first = priceSteps.findLastIndex((step) => step <= lowest);
  const steps = priceSteps.slice(Math.max(0, first), last < 0 ? undefined : last + 1);
  return steps.length > 2 ? steps : [];
}
