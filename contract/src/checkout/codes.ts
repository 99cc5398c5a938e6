/** Why a checkout failed; also the value of `paymentError` in the query. */
export const checkoutFailures = {
  checkoutNotFound: 'checkoutNotFound',
  /** The total differs from the one the shopper saw; the payload has both. */
  totalChanged: 'totalChanged',
  /** Something keeps the cart from being ordered; the payload lists the codes. */
  cartInvalid: 'cartInvalid',
  /** No payment method was chosen, or the chosen ones do not cover the total. */
  paymentMissing: 'paymentMissing',
  methodNotOffered: 'paymentMethodNotOffered',
  /** The provider has not decided yet: ask again. */
  paymentPending: 'paymentPending',
  paymentDeclined: 'paymentDeclined',
  /** The bank asked for a confirmation (3-D Secure) that failed or was refused; the card itself may be fine. */
  paymentNotConfirmed: 'paymentNotConfirmed',
  paymentCancelled: 'paymentCancelled',
  paymentExpired: 'paymentExpired',
  /** The provider's payment does not match the checkout; nothing is ordered, and staff have to check it. */
  paymentMismatch: 'paymentMismatch',
  /** The order to add to was cancelled or packed during the payment; the payment is voided. */
  orderClosed: 'parentOrderClosed',
  providerAway: 'paymentProviderAway',
  general: 'generalError',
} as const;
export type CheckoutFailure = (typeof checkoutFailures)[keyof typeof checkoutFailures];

/** `customPayload.limit` of `tooManyRequests`: guests ordered to this e-mail address too often today without paying. */
export const guestOrdersByEmail = 'guestOrdersByEmail';
