import type { Order, OrderSummary } from '@trolley/contract';
import type { StoredOrder } from './storage/storedOrder.ts';

const mostPictures = 6;

/** An order as the shopper who placed it sees it; prices as ordered, after picking as they became. */
export function showOrder(stored: StoredOrder, now: number): Order {
  const { orderNumber, status, parentOrderNumber, document, placedAt, slotException } = stored;
  const { attempt, final } = document;
  const { mode, pass, window, distributionAddress, billingAddress, crateDepositDesired } = attempt;
  const { id, startsAt, endsAt, cutOffAt } = window;
  const priceInfo = final?.priceInfo ?? attempt.priceInfo;
  return {
    orderNumber,
    status,
    mode,
    ...(parentOrderNumber !== undefined && { parentOrderNumber }),
    placedAt: placedAt.toISOString(),
    productLineItems: [...(final?.lines ?? attempt.lines)],
    voucherLineItems: final?.voucherLineItems ?? attempt.voucherLineItems,
    discountCodes: final?.discountCodes ?? attempt.discountCodes,
    ...(pass && { deliveryPassLineItem: pass }),
    priceInfo,
    payments: final?.payments ?? attempt.payments,
    distributionAddress,
    distributionWindow: { id, startsAt, endsAt },
    billingAddress,
    crateDepositDesired,
    cutOffAt,
    ...openTo(stored, now),
    slotException,
    invoiced: stored.invoice !== undefined,
    ...(document.cancelReason !== undefined && { cancelReason: document.cancelReason }),
    refunded: status === 'CANCELLED' ? priceInfo.total : document.refunded,
    refunds: (document.refunds ?? []).map(({ number, amount, issuedAt }) => ({ number, amount, refundedAt: issuedAt })),
  };
}

export function showSummary(stored: StoredOrder, now: number): OrderSummary {
  const { orderNumber, status, document, placedAt } = stored;
  const { attempt, final } = document;
  return {
    orderNumber,
    status,
    placedAt: placedAt.toISOString(),
    total: (final?.priceInfo ?? attempt.priceInfo).total,
    lineItemCount: attempt.lineItemCount,
    distributionType: attempt.distributionAddress.distributionType,
    startsAt: attempt.window.startsAt,
    endsAt: attempt.window.endsAt,
    pictures: attempt.lines.flatMap(({ picture }) => picture ?? []).slice(0, mostPictures),
    ...openTo(stored, now),
  };
}

/** CUST-13: what its owner may still do with it. */
function openTo({ status, customerId, slotException, document: { attempt } }: StoredOrder, now: number) {
  const canBeCancelled = status === 'PLACED' && now < Date.parse(attempt.window.cutOffAt);
  const isOwn = customerId !== undefined && attempt.mode === 'REGULAR';
  return { canBeCancelled, canBeAddedTo: canBeCancelled && isOwn && !slotException };
}
