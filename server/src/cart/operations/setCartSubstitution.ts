import type { Substitution } from '@trolley/contract';
import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import { setSubstitution } from '../rules/setSubstitution.ts';

/** CART-18 */
export function setCartSubstitution(carts: Carts, caller: Caller, substitution: Substitution) {
  return changeCart(carts, caller, {
    name: 'setSubstitution',
    body: substitution,
    change: (document) => setSubstitution(document, substitution),
  });
}
