import { isHosted, type PaymentMethod, walletMethod } from '@trolley/contract';

/** Of these something is held back until everything is weighed; an invoice, the door and the store ask afterwards. */
export function isReservable(methodKey: PaymentMethod): boolean {
  return isHosted(methodKey) || methodKey === walletMethod;
}
