import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import { changeLines, type LineWish } from '../rules/changeLines.ts';

/** CART-04: several products at once. */
export function changeItems(carts: Carts, caller: Caller, items: readonly LineWish[]) {
  return changeCart(carts, caller, {
    name: 'changeItems',
    body: items,
    change: (document, { goods }) => changeLines(document, items, goods, carts.now()),
  });
}
