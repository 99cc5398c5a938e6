import type { PaymentMethod } from '@trolley/contract';
import type { Changed } from './change.ts';
import { without } from './change.ts';
import type { CartDocument, PlannedPayment } from './document.ts';
import { isWallet } from './payments.ts';

/** PAY-02: the wallet and one other method at most; one of the same kind replaces the other. The wallet pays first. */
export function planPayment(document: CartDocument, planned: PlannedPayment): Changed {
  const others = document.payments.filter((one) => isWallet(one) !== isWallet(planned));
  return { document: { ...document, payments: isWallet(planned) ? [planned, ...others] : [...others, planned] } };
}

export function dropPayment(document: CartDocument, methodKey: PaymentMethod): Changed {
  const payments = document.payments.filter((one) => one.methodKey !== methodKey);
  return { document: payments.length === document.payments.length ? document : { ...document, payments } };
}

export function cleanPayments(document: CartDocument): Changed {
  return { document: document.payments.length === 0 ? document : { ...document, payments: [] } };
}

/** PASS-01: `undefined` takes it out again. */
export function setPass(document: CartDocument, planId: string | undefined): Changed {
  if (planId === undefined) return { document: without(document, 'pass') };
  return { document: document.pass === planId ? document : { ...document, pass: planId } };
}

/** PAY-01: a planned method that the cart can no longer be paid with is not planned any more. */
export function dropPayments(document: CartDocument, isOffered: (methodKey: PaymentMethod) => boolean): CartDocument {
  const payments = document.payments.filter(({ methodKey }) => isOffered(methodKey));
  return payments.length === document.payments.length ? document : { ...document, payments };
}
