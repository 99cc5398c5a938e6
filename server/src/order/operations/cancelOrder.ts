import { orderFailures } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { giveBackClaims } from '../../voucher/giveBackClaims.ts';
import { tellOf } from '../mails/tellOf.ts';
import { insertTask, lockPayment } from '../money/queries.ts';
import type { Orders } from '../orders.ts';
import { uncountOrder, uncountPurchases } from '../storage/purchases.ts';
import { lockAdditions, lockOrder, moveRow } from '../storage/queries.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import type { OrderRefused } from './moveOrder.ts';

/**
 * CUST-13: until the cut-off an order can be cancelled, and what was added to it goes with it. Its time is free again,
 * vouchers and the wallet's money are back at once; the provider is told after the commit.
 */
export async function cancelOrder(
  orders: Orders,
  orderNumber: string,
  { byOperator = false }: { readonly byOperator?: boolean } = {},
): Promise<StoredOrder | OrderRefused> {
  return orders.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    if (!order) return { failure: orderFailures.orderNotFound };
    if (order.status === 'CANCELLED') return order;
    if (order.status !== 'PLACED') return { failure: orderFailures.cutOffPassed };
    // Of an order without its time only a person can make something, whenever that is.
    if (!order.beforeCutOff && !(byOperator && order.slotException)) return { failure: orderFailures.cutOffPassed };
    const additions = await lockAdditions(tx, orderNumber);
    for (const one of [order, ...additions.filter(({ status }) => status === 'PLACED')]) await cancel(orders, tx, one);
    return { ...order, status: 'CANCELLED' as const };
  });
}

async function cancel(orders: Orders, tx: Queryable, order: StoredOrder): Promise<void> {
  const { orderNumber, checkoutId, customerId, slotException, document } = order;
  const { mode, window, distributionAddress, pass, lines } = document.attempt;
  const payment = await lockPayment(tx, checkoutId);
  if (payment.status === 'AUTHORIZED') await insertTask(tx, payment.id, 'void', 0);
  await giveBackClaims(tx, checkoutId);
  // What was added, or came too late, never had a place of its own.
  if (mode === 'REGULAR' && !slotException) await orders.slots.unbook(tx, window.id, distributionAddress.position);
  if (customerId !== undefined) {
    await uncountOrder(tx, customerId, distributionAddress.distributionType);
    await uncountPurchases(
      tx,
      customerId,
      lines.map(({ sku }) => sku),
    );
    if (pass) await orders.takePassBack?.(tx, { customerId, planId: pass.lineItemId });
  }
  await tellOf(orders, tx, 'cancelled', order);
  await moveRow(tx, orderNumber, 'CANCELLED');
}
