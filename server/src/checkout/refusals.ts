import { type CheckoutFailure, checkoutFailures, errorCodes, type Failure, type ServiceFile } from '@trolley/contract';
import { type CartRefused, refusalOf as cartRefusalOf } from '../cart/refusals.ts';
import { Refusal } from '../platform/http/refusal.ts';

type OwnFailure = CheckoutFailure | typeof errorCodes.tooManyRequests;

const messages: Readonly<Record<OwnFailure, readonly [status: number, message: string]>> = {
  [checkoutFailures.checkoutNotFound]: [404, 'There is no such checkout.'],
  [checkoutFailures.totalChanged]: [409, 'The total is another one than was seen. Show it, and ask again.'],
  [checkoutFailures.cartInvalid]: [409, 'The cart cannot be ordered like this.'],
  [checkoutFailures.paymentMissing]: [409, 'What is planned does not pay the cart: POST /api/carts/payment.'],
  [checkoutFailures.methodNotOffered]: [409, 'This payment method is not offered for this cart.'],
  [checkoutFailures.paymentPending]: [409, 'The provider has not decided yet. Ask again.'],
  [checkoutFailures.paymentDeclined]: [409, 'The payment was declined.'],
  [checkoutFailures.paymentNotConfirmed]: [409, 'The payment was not confirmed with the bank.'],
  [checkoutFailures.paymentCancelled]: [409, 'The payment was abandoned.'],
  [checkoutFailures.paymentExpired]: [409, 'The time for the payment is over.'],
  [checkoutFailures.paymentMismatch]: [409, 'The payment is not what was asked for. It was voided.'],
  [checkoutFailures.orderClosed]: [409, 'The order can no longer be added to. The payment was voided.'],
  [checkoutFailures.providerAway]: [502, 'The payment provider does not answer. Try again later.'],
  [checkoutFailures.general]: [409, 'No order came of this checkout.'],
  [errorCodes.tooManyRequests]: [429, 'Too many orders for this e-mail address today. Log in, or pay online.'],
};

const hasMessage = (failure: string): failure is OwnFailure => failure in messages;

/** ERR-11: the refusal of an order says who had started it. */
export function refusalOf(
  refused: CartRefused,
  file: Pick<ServiceFile, 'invalidAddressMessage'>,
  paymentInitiator?: Failure['paymentInitiator'],
): Refusal {
  const { failure, payload, waitSeconds } = refused;
  if (!hasMessage(failure)) return cartRefusalOf(refused, file);
  const [status, message] = messages[failure];
  return new Refusal(status, failure, message, {
    customPayload: payload,
    paymentInitiator,
    retryAfterSeconds: waitSeconds,
  });
}
