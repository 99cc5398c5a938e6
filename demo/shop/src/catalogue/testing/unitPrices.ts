import type { ReferenceUnit } from '../codes.ts';
import { type Measure, references } from '../size.ts';

/** What one step or one average piece costs at a price per kg. */
export function priceByWeight(perKilogram: number, grams: number): number {
  return Math.floor((2 * perKilogram * grams + 1000) / 2000);
}

/** Price of one reference unit, rounded half up once; undefined where the measures do not match. */
export function basePrice(cents: number, measure: Measure, unit: ReferenceUnit): number | undefined {
  const reference = references[unit];
  if (reference.kind !== measure.kind) return undefined;
  return Math.floor((2 * cents * reference.quantity + measure.quantity) / (2 * measure.quantity));
}
