import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import { removeLines } from '../rules/removeLines.ts';

/** CART-04 */
export function removeItems(carts: Carts, caller: Caller, lineItemIds: readonly string[]) {
  return changeCart(carts, caller, {
    name: 'removeItems',
    body: lineItemIds,
    needsCart: true,
    change: (document) => removeLines(document, lineItemIds),
  });
}
