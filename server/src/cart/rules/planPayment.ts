import type { PaymentMethod } from '@trolley/contract';
import type { Changed } from './change.ts';
import type { CartDocument, PlannedPayment } from './document.ts';
import { isWallet } from './payments.ts';

/** PAY-02: the wallet and one other way at most; one of the same kind takes the other's place. The wallet pays first. */
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
