import { orderFailures } from '@trolley/contract';
import { insertTask, lockPayment, type PaymentRow, promisedRefunds } from '../../payment/settle/paymentTasks.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { noteOrder } from '../../sale/orderLog.ts';
import { giveBackWallet } from '../../wallet/giveBackWallet.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import type { Orders } from '../orders.ts';
import { refundLimit } from '../rules/refundLimit.ts';
import { lockOrder, saveDocument } from '../storage/queries.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import { takePointsBack } from './bookPoints.ts';
import { creditOrder } from './creditOrder.ts';
import type { OrderRefused } from './moveOrder.ts';
import { trackRefunded } from './trackOrder.ts';

export interface RefundWish {
  readonly amount: number;
  /** What it is for, where that is one line: its rate of tax is the refund's. */
  readonly lineItemId?: string | undefined;
}

/**
 * Gives money back after it was captured: to the method it came from, real money before the wallet's. A credit note takes it off the
 * invoice, and a mail tells of it.
 */
export async function refundOrder(
  orders: Orders,
  orderNumber: string,
  wish: RefundWish,
): Promise<StoredOrder | OrderRefused> {
  const refunded = await orders.database.transaction(async (tx): Promise<StoredOrder | OrderRefused> => {
    const order = await lockOrder(tx, orderNumber);
    if (!order) return { failure: orderFailures.orderNotFound };
    const { document } = order;
    const { final } = document;
    if (order.status === 'CANCELLED') return refused('it was cancelled, and all of it went back');
    if (!order.invoice || !final) return refused('it is not handed over yet: until then its pick can be corrected');
    const payment = await lockPayment(tx, order.checkoutId);
    if (payment.status === 'AUTHORIZED') return refused('its money is not taken yet');
    const line = final.lines.find(({ lineItemId }) => lineItemId === wish.lineItemId);
    if (wish.lineItemId !== undefined && !line) return refused(`${wish.lineItemId} was not ordered`);
    const byProvider = payment.captured - payment.refunded - (await promisedRefunds(tx, payment.id));
    const most = refundLimit({ document, final, captured: payment.captured, byProvider, line });
    const { amount } = wish;
    if (most <= 0) return refused('everything was refunded before');
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > most)
      return refused(`expected between 1 and ${most} cents`);
    const toWallet = amount - Math.min(amount, byProvider);
    await giveBack(tx, { order, payment, toWallet, toProvider: amount - toWallet });
    const after = await creditOrder(tx, order, { final, amount, toWallet, line });
    await saveDocument(tx, orderNumber, after, final.priceInfo.total);
    await takePointsBack(orders, tx, { orderNumber, document: after });
    const told: StoredOrder = { ...order, document: after };
    await trackRefunded(orders, tx, told);
    await queueOrderMail(orders, tx, 'refunded', told);
    return told;
  });
  if (!('failure' in refunded)) noteOrder(orders.log, orderNumber, 'refunded', { by: 'staff', cents: wish.amount });
  return refunded;
}

const refused = (problem: string): OrderRefused => ({ failure: orderFailures.statusMove, problems: [problem] });

interface Giving {
  readonly order: StoredOrder;
  readonly payment: PaymentRow;
  readonly toProvider: number;
  readonly toWallet: number;
}

async function giveBack(tx: Queryable, { order, payment, toProvider, toWallet }: Giving): Promise<void> {
  if (toProvider > 0) await insertTask(tx, payment.id, 'refund', toProvider);
  const given = await giveBackWallet(tx, { checkoutId: order.checkoutId, amount: toWallet, reason: 'refund' });
  if (given !== toWallet) throw new Error('The wallet paid less for an order than its document says.');
}
