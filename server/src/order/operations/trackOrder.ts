import type { Queryable } from '../../platform/database/database.ts';
import type { Orders } from '../orders.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';

const toldOf = ({ orderNumber, checkoutId, customerId, document }: StoredOrder) => ({
  ...{ orderNumber, checkoutId, attempt: document.attempt, isCustomer: customerId !== undefined },
});

/** It was handed over: analytics are told what it really costs. */
export async function trackSettled({ tracking }: Pick<Orders, 'tracking'>, tx: Queryable, order: StoredOrder) {
  const { invoice, document } = order;
  if (!tracking || invoice || !document.final) return;
  await tracking.settled(tx, { ...toldOf(order), final: document.final.priceInfo });
}

/** All that was left of its goods went back. */
export async function trackCancelled({ tracking }: Pick<Orders, 'tracking'>, tx: Queryable, order: StoredOrder) {
  const { attempt, final, refunded } = order.document;
  const cents = (order.invoice && final ? final.priceInfo : attempt.priceInfo).orderValue - refunded;
  if (cents > 0) await tracking?.givenBack(tx, { ...toldOf(order), cents, cause: 'cancelled' });
}

/** A credit note took something off its invoice; the last one is the one that was just written. */
export async function trackRefunded({ tracking }: Pick<Orders, 'tracking'>, tx: Queryable, order: StoredOrder) {
  const refund = order.document.refunds?.at(-1);
  if (refund)
    await tracking?.givenBack(tx, { ...toldOf(order), cents: refund.amount, cause: `credit note ${refund.number}` });
}
