import { type Content, unitContents } from '@trolley/contract';
import type { ReferenceUnit } from '../codes.ts';

/** What one step or one average piece costs at a price per kg. */
export function priceByWeight(perKilogram: number, grams: number): number {
  return Math.floor((2 * perKilogram * grams + 1000) / 2000);
}

/** Price of one reference unit, rounded half up once; undefined where the measures do not match. */
export function basePrice(cents: number, content: Content, unit: ReferenceUnit): number | undefined {
  const reference = unitContents[unit];
  if (reference.measure !== content.measure) return undefined;
  return Math.floor((2 * cents * reference.quantity + content.quantity) / (2 * content.quantity));
}
