import type { UnavailableLineItem, UnavailableReason } from '@trolley/contract';
import type { CartLine } from './document.ts';
import type { Goods } from './goods.ts';

/** CART-12: lines that cannot be bought now, why, and what could take their place that is not in the cart yet. */
export function showUnavailable(
  missing: readonly CartLine[],
  all: readonly CartLine[],
  goods: Goods,
): UnavailableLineItem[] {
  if (missing.length === 0) return [];
  const taken = new Set(all.map(({ sku }) => sku));
  return missing.map(({ sku, quantity }) => {
    const alternative = goods.alternatives(sku).find((one) => !taken.has(one.sku));
    if (alternative) taken.add(alternative.sku);
    return {
      lineItemId: sku,
      quantity,
      reason: reasonOf(sku, goods),
      // Of what is gone for good only its number is left.
      product: goods.known(sku) ?? { sku, name: sku },
      ...(alternative && { alternative }),
    };
  });
}

function reasonOf(sku: string, goods: Goods): UnavailableReason {
  const product = goods.product(sku);
  if (!product) return goods.knows(sku) ? 'notInAssortment' : 'discontinued';
  return product.availability === 'temporarilyUnavailable' ? 'temporarilyUnavailable' : 'unavailable';
}
