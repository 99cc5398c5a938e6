import { cartFailures, type PaymentMethod, paymentMethods, walletMethod } from '@trolley/contract';
import { cartContextOf } from '../cart/cartContext.ts';
import { entitlementsOf, seeCart } from '../cart/cartResponse.ts';
import type { Caller } from '../cart/carts.ts';
import { findCart } from '../cart/findCart.ts';
import { isOffered } from '../cart/isOffered.ts';
import type { CartRefused } from '../cart/refusals.ts';
import { isWallet } from '../cart/rules/payments.ts';
import type { Checkouts } from './checkouts.ts';

export interface PaymentOptions {
  readonly methods: { methodKey: PaymentMethod; overAuthorizationPercentage: number; amount: number }[];
  readonly walletBalance?: number;
}

/** PAY-01, PAY-04: the methods this cart can be paid with, and what each would ask for beside the wallet's share. */
export async function paymentOptions(checkouts: Checkouts, caller: Caller): Promise<PaymentOptions | CartRefused> {
  const { carts, database, payments } = checkouts;
  const found = await findCart(carts, caller);
  if (!found) return { failure: cartFailures.cartNotFound };
  const { document } = found;
  const { customerId } = caller.visitor;
  const [entitlements, wallet] = await Promise.all([
    entitlementsOf(carts, found),
    customerId === undefined ? undefined : checkouts.wallet.walletOf(database, customerId),
  ]);
  const context = cartContextOf(carts, caller, document.address);
  const offered = paymentMethods.filter(
    (methodKey) => isOffered(carts, caller, document, methodKey) && payments.providerFor(methodKey) !== undefined,
  );
  const methods = offered.map((methodKey) => {
    const before = methodKey === walletMethod ? [] : document.payments.filter(isWallet);
    const planned = { ...found, document: { ...document, payments: [...before, { methodKey }] } };
    const cart = seeCart(carts, caller, planned, { context, entitlements });
    const amount = cart.payments.find((one) => one.methodKey === methodKey)?.amountPlanned ?? 0;
    return { methodKey, overAuthorizationPercentage: cart.priceInfo.overAuthorizationPercentage, amount };
  });
  return { methods, ...(wallet && { walletBalance: wallet.balance }) };
}
