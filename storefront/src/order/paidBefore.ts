import { isHosted, type Order, type PaymentMethod, walletMethod } from '@trolley/contract';

/** What was paid with the order; invoice and payment on delivery or pickup come later. */
export function paidBefore(payments: Order['payments']): number {
  return payments.filter(({ methodKey }) => isReservable(methodKey)).reduce((sum, { amount }) => sum + amount, 0);
}

/** Methods that are paid with the order, and reserve more until everything is weighed; invoice and payment on delivery or pickup do not. */
export function isReservable(methodKey: PaymentMethod): boolean {
  return isHosted(methodKey) || methodKey === walletMethod;
}
