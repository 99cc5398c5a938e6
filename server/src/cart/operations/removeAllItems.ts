import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import { clearLines } from '../rules/removeLines.ts';

/** CART-04 */
export function removeAllItems(carts: Carts, caller: Caller) {
  return changeCart(carts, caller, { name: 'removeAllItems', needsCart: true, change: clearLines });
}
