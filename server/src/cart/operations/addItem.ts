import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import { addLine, type LineAdd } from '../rules/addLine.ts';

/** CART-04, CART-05 */
export function addItem(carts: Carts, caller: Caller, add: LineAdd) {
  return changeCart(carts, caller, {
    name: 'addItem',
    body: add,
    change: (document, { goods }) => addLine(document, add, goods, carts.now()),
  });
}
