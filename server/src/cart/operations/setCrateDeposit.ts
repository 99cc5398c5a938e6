import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import { setCrates } from '../rules/setSubstitution.ts';

/** CART-11 */
export function setCrateDeposit(carts: Carts, caller: Caller, desired: boolean) {
  return changeCart(carts, caller, {
    name: 'setCrateDeposit',
    body: desired,
    change: (document) => setCrates(document, desired),
  });
}
