import { cartCodes, cartFailures, checkoutFailures, errorCodes, type ServiceFile } from '@trolley/contract';
import { Refusal } from '../platform/http/refusal.ts';

/** Why a change of a cart was refused; the cart is as it was. */
export interface CartRefused {
  readonly failure: string;
  /** What the caller needs to go on. */
  readonly payload?: unknown;
  readonly waitSeconds?: number;
}

type Message = readonly [status: number, message: string];

const messages: Readonly<Record<string, Message>> = {
  [cartFailures.notOpen]: [409, 'A payment for this cart is under way, or it was ordered: it cannot be changed.'],
  [cartFailures.cartNotFound]: [404, 'There is no such cart.'],
  [cartFailures.lineNotFound]: [404, 'The cart has no such line.'],
  [cartFailures.productUnknown]: [404, 'There is no such product.'],
  [cartFailures.productUnavailable]: [409, 'The product cannot be ordered here at the moment.'],
  [cartFailures.tooManyLines]: [409, 'The cart is full: it holds no further product.'],
  [cartFailures.staleRevision]: [409, 'The cart was changed meanwhile. Load it again.'],
  [cartFailures.keyReused]: [409, 'This Idempotency-Key was used for another change.'],
  [cartFailures.orderNotFound]: [404, 'There is no such order that can be added to.'],
  [cartFailures.tooManyCodes]: [409, 'No further discount code can be used.'],
  [cartFailures.codeMissing]: [400, 'Send a discount code.'],
  [cartCodes.addressInvalid]: [400, 'The address is not complete.'],
  [cartCodes.distributionMissing]: [409, 'Choose first where the goods go.'],
  [cartCodes.distributionTypeMissing]: [400, 'Say whether the goods are delivered or collected: distributionType.'],
  [cartCodes.distributionInvalid]: [409, 'The shop does not deliver there, or there is no such store.'],
  [cartCodes.windowInvalid]: [409, 'This time belongs to another place.'],
  [cartCodes.outOfCapacity]: [409, 'This time is fully booked.'],
  [cartCodes.windowUnknown]: [409, 'There is no such time.'],
  [cartCodes.windowExpired]: [409, 'It is too late for this time.'],
  [cartCodes.codeExpired]: [409, 'This discount code has expired.'],
  [cartCodes.codeExhausted]: [409, 'This discount code was used up.'],
  [cartCodes.codeNotActive]: [409, 'This discount code is not valid.'],
  [cartCodes.codeWrongService]: [409, 'This discount code is not valid for this kind of service.'],
  [cartCodes.empty]: [409, 'Put something into the cart first.'],
  [checkoutFailures.methodNotOffered]: [409, 'This payment method is not offered for this cart.'],
  [errorCodes.unauthorized]: [401, 'Sign in first.'],
  [errorCodes.tooManyRequests]: [429, 'Too many tries. Wait a while.'],
  [errorCodes.invalidRequest]: [400, 'The request is not as expected.'],
};

/** For an address that is not served the tenant has a message of its own. */
export function refusalOf(
  { failure, payload, waitSeconds }: CartRefused,
  { invalidAddressMessage }: Pick<ServiceFile, 'invalidAddressMessage'>,
): Refusal {
  const [status, message] = messages[failure] ?? [409, 'The cart cannot be changed like this.'];
  const words = failure === cartCodes.distributionInvalid ? invalidAddressMessage : message;
  return new Refusal(status, failure, words, { customPayload: payload, retryAfterSeconds: waitSeconds });
}
