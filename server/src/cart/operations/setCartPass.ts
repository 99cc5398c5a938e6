import { cartFailures, errorCodes } from '@trolley/contract';
import type { Caller, Carts } from '../carts.ts';
import { changeCart } from '../changeCart.ts';
import { setPass } from '../rules/planPayment.ts';

/** PASS-01: a pass is a customer's; `null` takes it out of the cart again, and one that would be renewed is not. */
export async function setCartPass(carts: Carts, caller: Caller, planId: string | null) {
  const { customerId } = caller.visitor;
  if (planId !== null && customerId === undefined) return { failure: errorCodes.unauthorized };
  const isSold = carts.passes?.offer.plans.some((plan) => plan.planId === planId) ?? false;
  if (planId !== null && !isSold) return { failure: cartFailures.productUnknown };
  if (planId === null && customerId !== undefined) await carts.passes?.stopRenewal(customerId);
  return changeCart(carts, caller, {
    name: 'setCartPass',
    body: planId,
    change: (document) => setPass(document, planId ?? undefined),
  });
}
