/** Why no order came of a checkout; also the value of `paymentError` in the address. */
export const checkoutFailures = {
  checkoutNotFound: 'checkoutNotFound',
  /** The total is another one than the shopper saw; the payload tells both. */
  totalChanged: 'totalChanged',
  /** Something keeps the cart from being ordered; the payload lists the codes. */
  cartInvalid: 'cartInvalid',
  /** No way to pay was chosen, or the chosen ones do not cover the total. */
  paymentMissing: 'paymentMissing',
  methodNotOffered: 'paymentMethodNotOffered',
  /** The provider has not decided yet: ask again. */
  paymentPending: 'paymentPending',
  paymentDeclined: 'paymentDeclined',
  /** The bank asked whoever pays to confirm it, and that failed or was refused; the card itself may be fine. */
  paymentNotConfirmed: 'paymentNotConfirmed',
  paymentCancelled: 'paymentCancelled',
  paymentExpired: 'paymentExpired',
  /** What the provider says does not agree with what was asked for; nothing is ordered, and a person looks at it. */
  paymentMismatch: 'paymentMismatch',
  /** The order it should have been added to was cancelled or packed while it was being paid; the money is let go. */
  orderClosed: 'parentOrderClosed',
  providerAway: 'paymentProviderAway',
  general: 'generalError',
} as const;
export type CheckoutFailure = (typeof checkoutFailures)[keyof typeof checkoutFailures];
