import { type Order, type OrderFile, walletMethod } from '@trolley/contract';
import type { Refund, StoredOrder } from '../storage/storedOrder.ts';

type Papers = Pick<OrderFile, 'methods' | 'creditNote'>;

/** What the mail of a refund tells of the last one; nothing of an order that has none. */
export function refundValues(
  { document, invoice }: StoredOrder,
  { methods, creditNote }: Papers,
  money: (cents: number) => string,
): Readonly<Record<string, string>> {
  const refund = document.refunds?.at(-1);
  if (!refund) return {};
  return {
    refund: money(refund.amount),
    refundWay: refundWays(refund, document.final?.payments ?? document.attempt.payments)
      .map(({ methodKey, amount }) => `${methods[methodKey] ?? methodKey} (${money(amount)})`)
      .join(' + '),
    creditNote: `${creditNote.series}${refund.number}`,
    invoice: String(invoice?.number ?? ''),
  };
}

/** Where the money of a refund goes: onto the gift cards, and back to the method the rest was paid with. */
export function refundWays({ amount, toWallet, unpaid = false }: Refund, payments: Order['payments']) {
  const back = unpaid ? 0 : amount - toWallet;
  return payments
    .map(({ methodKey }) => ({ methodKey, amount: methodKey === walletMethod ? toWallet : back }))
    .filter((part) => part.amount > 0);
}
