import { isHosted, type Order, walletMethod } from '@trolley/contract';

/** What was taken when it was ordered; an invoice, the door and the store come later. */
export function paidBefore(payments: Order['payments']): number {
  return payments
    .filter(({ methodKey }) => methodKey === walletMethod || isHosted(methodKey))
    .reduce((sum, { amount }) => sum + amount, 0);
}
