import { type CheckoutFailure, checkoutFailures, type Failure, type ServiceFile } from '@trolley/contract';
import { type CartRefused, refusalOf as cartRefusalOf } from '../cart/refusals.ts';
import { Refusal } from '../platform/http/refusal.ts';

const told: Readonly<Record<CheckoutFailure, readonly [status: number, message: string]>> = {
  [checkoutFailures.checkoutNotFound]: [404, 'There is no such checkout.'],
  [checkoutFailures.totalChanged]: [409, 'The total is another one than was seen. Show it, and ask again.'],
  [checkoutFailures.cartInvalid]: [409, 'The cart cannot be ordered like this.'],
  [checkoutFailures.paymentMissing]: [409, 'What is planned does not pay the cart: POST /api/carts/payment.'],
  [checkoutFailures.methodNotOffered]: [409, 'This way to pay is not offered for this cart.'],
  [checkoutFailures.paymentPending]: [409, 'The provider has not decided yet. Ask again.'],
  [checkoutFailures.paymentDeclined]: [409, 'The payment was declined.'],
  [checkoutFailures.paymentNotConfirmed]: [409, 'The payment was not confirmed with the bank.'],
  [checkoutFailures.paymentCancelled]: [409, 'The payment was given up.'],
  [checkoutFailures.paymentExpired]: [409, 'The time for the payment is over.'],
  [checkoutFailures.paymentMismatch]: [409, 'The payment is not what was asked for. It was let go.'],
  [checkoutFailures.orderClosed]: [409, 'The order can no longer be added to. The payment was let go.'],
  [checkoutFailures.providerAway]: [502, 'The payment provider does not answer. Try again later.'],
  [checkoutFailures.general]: [409, 'No order came of this checkout.'],
};

const isTold = (failure: string): failure is CheckoutFailure => failure in told;

/** ERR-11: of an order that failed it is told who had started it. */
export function refusalOf(
  refused: CartRefused,
  file: Pick<ServiceFile, 'invalidAddressMessage'>,
  paymentInitiator?: Failure['paymentInitiator'],
): Refusal {
  const { failure, payload } = refused;
  if (!isTold(failure)) return cartRefusalOf(refused, file);
  const [status, message] = told[failure];
  return new Refusal(status, failure, message, { customPayload: payload, paymentInitiator });
}
