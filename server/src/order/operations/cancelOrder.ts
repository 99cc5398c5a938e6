import { orderFailures } from '@trolley/contract';
import { uncountOrder } from '../../customer/profile/countOrder.ts';
import { insertVoidTask, isPaidAtHandover, lockPayment } from '../../payment/settle/paymentTasks.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { noteOrder } from '../../sale/orderLog.ts';
import { giveBackVouchers } from '../../voucher/giveBackVouchers.ts';
import { giveBackWallet } from '../../wallet/giveBackWallet.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import type { Orders } from '../orders.ts';
import { hasLeft, mayBecome } from '../rules/orderLife.ts';
import { uncountPurchases } from '../storage/purchases.ts';
import { isAnyOrderStanding, lockAdditions, lockOrder, moveRow, saveDocument } from '../storage/queries.ts';
import type { OrderDocument, StoredOrder } from '../storage/storedOrder.ts';
import { takePointsBack } from './bookPoints.ts';
import { creditOrder } from './creditOrder.ts';
import type { OrderRefused } from './moveOrder.ts';
import { trackCancelled } from './trackOrder.ts';

/** Of the shop's own staff; the customer reads the reason. */
interface ByStaff {
  readonly reason: string;
}

/**
 * CUST-13: the customer cancels until the cut-off, staff with a reason at any time before the order is completed. What
 * was added goes with it. Its time is free again, vouchers and the wallet's money are back at once, an invoice is taken
 * back by a credit note; the provider is told after the commit.
 */
export async function cancelOrder(
  orders: Orders,
  orderNumber: string,
  byStaff?: ByStaff,
): Promise<StoredOrder | OrderRefused> {
  // The transaction may be tried again: only what its last try did has happened.
  let gone: readonly StoredOrder[] = [];
  const result = await orders.database.transaction(async (tx): Promise<StoredOrder | OrderRefused> => {
    gone = [];
    const order = await lockOrder(tx, orderNumber);
    if (!order) return { failure: orderFailures.orderNotFound };
    if (order.status === 'CANCELLED') return order;
    if (!byStaff && (order.status !== 'PLACED' || !order.beforeCutOff)) return { failure: orderFailures.cutOffPassed };
    if (!isCancellable(order)) return { failure: orderFailures.statusMove, problems: ['it is completed: refund it'] };
    const additions = await lockAdditions(tx, orderNumber);
    // Staff may all the same: they settle the fee with the customer.
    if (!byStaff && (await isPassUsed(orders, tx, [order, ...additions]))) return { failure: orderFailures.passUsed };
    const cancelled = await cancel(orders, tx, order, byStaff);
    const theirs = additions.filter((one) => (byStaff ? isCancellable(one) : one.status === 'PLACED'));
    for (const one of theirs) await cancel(orders, tx, one, byStaff);
    gone = [order, ...theirs];
    return cancelled;
  });
  for (const one of gone) noteOrder(orders.log, one.orderNumber, 'cancelled', byStaff && { by: 'staff' });
  return result;
}

/** PASS-01: the pass that one of them brought has paid the fee of another order, or is about to. */
async function isPassUsed(orders: Orders, tx: Queryable, cancelled: readonly StoredOrder[]): Promise<boolean> {
  const own = cancelled.map(({ checkoutId }) => checkoutId);
  for (const { customerId, checkoutId, status, document } of cancelled) {
    if (customerId === undefined || !document.attempt.pass || status !== 'PLACED') continue;
    const span = await orders.passes.findPassSpan(tx, { customerId, checkoutId });
    const paid = span ? await orders.checkouts.feesPaidByPass(tx, customerId, span) : [];
    const others = paid.filter(({ id }) => !own.includes(id));
    if (others.some((one) => one.status === 'OPEN')) return true;
    const ordered = others.map(({ id }) => id);
    if (ordered.length > 0 && (await isAnyOrderStanding(tx, ordered))) return true;
  }
  return false;
}

const isCancellable = ({ status, document }: StoredOrder): boolean =>
  mayBecome(status, 'CANCELLED', document.attempt.distributionAddress.distributionType);

async function cancel(
  orders: Orders,
  tx: Queryable,
  order: StoredOrder,
  byStaff: ByStaff | undefined,
): Promise<StoredOrder> {
  const { orderNumber, customerId, slotException, document } = order;
  const { mode, window, distributionAddress, pass, lines, priceInfo } = document.attempt;
  const settled = await giveAllBack(tx, order);
  // What was added, or came too late, never had a place of its own; what has left has used its place.
  if (mode === 'REGULAR' && !slotException && !hasLeft(order.status))
    await orders.slots.unbook(tx, window.id, distributionAddress.position);
  if (customerId !== undefined) {
    await uncountOrder(tx, customerId, distributionAddress.distributionType);
    await uncountPurchases(
      tx,
      customerId,
      lines.map(({ sku }) => sku),
    );
    if (pass) await orders.passes.takePassBack(tx, { customerId, checkoutId: order.checkoutId });
  }
  await orders.loyalty?.giveBack(tx, order.checkoutId);
  await trackCancelled(orders, tx, order);
  // One that is cancelled was never completed and has brought none; should that ever change, they go with it.
  await takePointsBack(orders, tx, { orderNumber, document: settled });
  const after: StoredOrder = {
    ...order,
    status: 'CANCELLED',
    document: { ...settled, ...(byStaff && { cancelReason: byStaff.reason }) },
  };
  await queueOrderMail(orders, tx, byStaff ? 'cancelledByShop' : 'cancelled', after);
  await saveDocument(tx, orderNumber, after.document, (document.final?.priceInfo ?? priceInfo).total);
  await moveRow(tx, orderNumber, 'CANCELLED');
  return after;
}

/** All the money and whatever else was claimed; what was invoiced is credited. */
async function giveAllBack(tx: Queryable, order: StoredOrder): Promise<OrderDocument> {
  const { checkoutId, document, invoice } = order;
  const { final } = document;
  const payment = await lockPayment(tx, checkoutId);
  if (payment.status === 'AUTHORIZED' || payment.captured > payment.refunded) await insertVoidTask(tx, payment.id);
  await giveBackVouchers(tx, checkoutId);
  const toWallet = await giveBackWallet(tx, { checkoutId, reason: invoice ? 'refund' : 'givenBack' });
  const amount = (final?.priceInfo.total ?? 0) - document.refunded;
  if (!invoice || !final || amount <= 0) return document;
  return creditOrder(tx, order, { final, amount, toWallet, unpaid: isPaidAtHandover(payment.methodKey) });
}
