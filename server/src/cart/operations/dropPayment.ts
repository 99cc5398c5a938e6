import type { PaymentMethod } from '@trolley/contract';
import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import { dropPayment as drop } from '../rules/planPayment.ts';

/** PAY-02: one that is not planned changes nothing. */
export function dropPayment(carts: Carts, caller: Caller, methodKey: PaymentMethod) {
  return changeCart(carts, caller, {
    name: 'dropPayment',
    body: methodKey,
    needsCart: true,
    change: (document) => drop(document, methodKey),
  });
}
