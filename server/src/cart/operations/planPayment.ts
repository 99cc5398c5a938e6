import { checkoutFailures, errorCodes, walletMethod } from '@trolley/contract';
import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import { isOffered } from '../isOffered.ts';
import type { CartDocument, PlannedPayment } from '../rules/document.ts';
import { planPayment as plan } from '../rules/planPayment.ts';

/** PAY-02: one payment method, or the wallet and another one for the rest. Guests have no wallet. */
export async function planPayment(carts: Carts, caller: Caller, planned: PlannedPayment) {
  const { methodKey } = planned;
  const isGuest = caller.visitor.customerId === undefined;
  if (methodKey === walletMethod && isGuest) return { failure: errorCodes.unauthorized };
  return changeCart(carts, caller, {
    name: 'planPayment',
    body: planned,
    needsCart: true,
    change(document: CartDocument) {
      const isTaken = isOffered(carts, caller, document, methodKey);
      return isTaken ? plan(document, planned) : { failure: checkoutFailures.methodNotOffered };
    },
  });
}
