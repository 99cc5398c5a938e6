import { type OrderLine, walletMethod } from '@trolley/contract';
import type { OrderDocument } from '../storage/storedOrder.ts';
import type { FinalOrder } from './finalPrice.ts';

interface Paid {
  readonly document: Pick<OrderDocument, 'refunded' | 'refunds'>;
  readonly final: Pick<FinalOrder, 'payments' | 'priceInfo' | 'voucherLineItems'>;
  /** What the provider took. */
  readonly captured: number;
  /** What of it is neither given back nor promised. */
  readonly byProvider: number;
  readonly line: OrderLine | undefined;
}

/** How much may be refunded: never more than was paid, however it was paid; of one line never more than it cost after the vouchers for it. */
export function refundLimit({ document, final, captured, byProvider, line }: Paid): number {
  const wallet = final.payments.find(({ methodKey }) => methodKey === walletMethod)?.amount ?? 0;
  // Real money comes first, so what was given back beyond it came from the wallet.
  const walletLeft = wallet - Math.max(0, document.refunded - captured);
  // What a provider refused to give back is credited all the same: a person sees to the money.
  const credited = final.priceInfo.total - document.refunded;
  const most = Math.min(byProvider + walletLeft, credited);
  if (!line) return most;
  const before = (document.refunds ?? []).filter(({ lineItemId }) => lineItemId === line.lineItemId);
  const cost = line.picked?.linePrice ?? line.linePrice;
  const off = final.voucherLineItems
    .flatMap(({ goods = [] }) => goods)
    .filter(({ lineItemId }) => lineItemId === line.lineItemId)
    .reduce((sum, { discount }) => sum + discount, 0);
  return Math.min(most, cost - off - before.reduce((sum, { amount }) => sum + amount, 0));
}
