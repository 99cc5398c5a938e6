import type { PaymentMethod } from '@trolley/contract';
import type { CartDocument } from './document.ts';

/** PAY-01: a planned method that the cart can no longer be paid with is not planned any more. */
export function dropPayments(document: CartDocument, isOffered: (methodKey: PaymentMethod) => boolean): CartDocument {
  const payments = document.payments.filter(({ methodKey }) => isOffered(methodKey));
  return payments.length === document.payments.length ? document : { ...document, payments };
}
