import type { EarningOrder, OrderLine, ReturnedGoods } from '@trolley/contract';
import type { StoredOrder } from '../storage/storedOrder.ts';

/** LOY-14: what of an order brings points: as it was picked, or as ordered while it is not. */
export function earningOf({ orderNumber, document }: Pick<StoredOrder, 'orderNumber' | 'document'>): EarningOrder {
  const { attempt, final } = document;
  const off = new Map<string, number>();
  for (const { goods = [] } of (final ?? attempt).voucherLineItems)
    for (const { lineItemId, discount } of goods) off.set(lineItemId, (off.get(lineItemId) ?? 0) + discount);
  return {
    orderNumber,
    lines: (final?.lines ?? attempt.lines).map((line) => ({ ...lineOf(line), off: off.get(line.lineItemId) })),
    discounts: (final?.priceInfo ?? attempt.priceInfo).discounts,
    points: attempt.points,
  };
}

/** What is sold by the gram is one piece, however much of it there is. */
function lineOf(line: OrderLine): EarningOrder['lines'][number] {
  const { quantity, linePrice } = line.picked ?? line;
  const pieces = line.stepGrams === undefined ? quantity : Math.min(1, quantity);
  return { lineItemId: line.lineItemId, price: linePrice, quantity: pieces };
}

/**
 * What went back of an order's goods; undefined where nothing did. A refund of one line is all goods. One of the order
 * as a whole is so in proportion: fees and passes brought no points, deposits are left out.
 */
export function returnedOf({
  orderNumber,
  document,
}: Pick<StoredOrder, 'orderNumber' | 'document'>): ReturnedGoods | undefined {
  const { attempt, final, refunds = [], refunded } = document;
  const last = refunds.at(-1);
  if (!last) return undefined;
  const { orderValue: goods, total, depositFees } = final?.priceInfo ?? attempt.priceInfo;
  const ofLines = sum(refunds.map(({ lineItemId, amount }) => (lineItemId === undefined ? 0 : amount)));
  const taxed = sum(
    refunds.map(({ lineItemId, byRate }) => (lineItemId === undefined ? sum(byRate.map(({ gross }) => gross)) : 0)),
  );
  const others = total > depositFees ? Math.floor((goods * taxed) / (total - depositFees)) : 0;
  const refundedGoods = refunded >= total ? goods : Math.min(goods, ofLines + others);
  return { orderNumber, creditNote: last.number, goods, refundedGoods };
}

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
