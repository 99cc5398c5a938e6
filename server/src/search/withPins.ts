import { isOrderable } from '@trolley/contract';
import type { Shelf } from '../catalogue/shelf/shelf.ts';

/** What was found, behind the pinned products that this zone sells and has; the others stay where they were found. */
export function withPins(
  shelf: Pick<Shelf, 'product'>,
  pins: readonly string[],
  found: readonly string[],
): readonly string[] {
  const first = pins.filter((sku) => {
    const product = shelf.product(sku);
    return product !== undefined && isOrderable(product.availability);
  });
  return first.length === 0 ? found : [...new Set([...first, ...found])];
}
