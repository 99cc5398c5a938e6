import { currentPrice } from '@trolley/contract';
import type { Shelf } from '../catalogue/shelf/shelf.ts';

/** Those of the products that a store does not have: not in its assortment, or not in stock. */
export function unavailableAt(
  shelf: Pick<Shelf, 'product' | 'inStore'>,
  store: string,
  skus: readonly string[],
): string[] {
  return skus.filter((sku) => {
    const product = shelf.product(sku);
    const availability = product && shelf.inStore(product, store).availability;
    return availability !== 'available' && availability !== 'ageRestricted';
  });
}

/** Those of the products that are sold at both places and cost something else at the other. */
export function pricedOtherwise(
  here: Pick<Shelf, 'product'>,
  there: Pick<Shelf, 'product'>,
  skus: readonly string[],
): string[] {
  return skus.filter((sku) => {
    const [one, other] = [here.product(sku), there.product(sku)];
    return one && other && currentPrice(one.price) !== currentPrice(other.price);
  });
}
