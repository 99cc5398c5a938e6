import { type Order, walletMethod } from '@trolley/contract';

type Payments = Order['payments'];

/** How a final total is paid: the wallet as planned, the other method the rest, neither more than it was asked for. */
export function finalPayments(payments: Payments, total: number): Payments {
  const wallet = payments.find(({ methodKey }) => methodKey === walletMethod);
  const other = payments.find(({ methodKey }) => methodKey !== walletMethod);
  const planned = Math.min(wallet?.amount ?? 0, total);
  const byOther = other ? Math.min(total - planned, other.authorized ?? other.amount) : 0;
  return payments.map((one) => ({ ...one, amount: one === wallet ? total - byOther : byOther }));
}
