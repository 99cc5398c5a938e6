import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import { cleanPayments as clean } from '../rules/planPayment.ts';

/** PAY-02 */
export function cleanPayments(carts: Carts, caller: Caller) {
  return changeCart(carts, caller, { name: 'cleanPayments', needsCart: true, change: clean });
}
