const day = 86_400_000;
/** An order of four weeks ago weighs half as much as one of today. */
const halfLifeMs = 28 * day;
/** Where weights begin at one. They double every half-life and have room for seventy years. */
const since = Date.parse('2026-01-01T00:00:00Z');

/**
 * What an order, or a click on what a search found, weighs in the stored sums. It grows with its time instead of shrinking
 * with its age, so a sum never has to be rewritten as time goes by; divided by the weight of this moment it is the number of
 * recent ones.
 */
export function saleWeight(placedAt: number): number {
  return 2 ** ((placedAt - since) / halfLifeMs);
}
