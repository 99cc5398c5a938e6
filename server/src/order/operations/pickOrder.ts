import { orderFailures, walletMethod } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { giveBackWallet } from '../../wallet/giveBackWallet.ts';
import { tellOf } from '../mails/tellOf.ts';
import { insertTask, lockPayment } from '../money/queries.ts';
import type { Orders } from '../orders.ts';
import { type FinalOrder, finalPrice, isAffordable } from '../rules/finalPrice.ts';
import { type LinePick, problemsOf } from '../rules/picks.ts';
import { issueInvoice, lockOrder, moveRow, saveDocument } from '../storage/queries.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import { isPaidAtHandover, type OrderRefused } from './moveOrder.ts';

/** The order is packed: its prices become final, what is too much of the money is let go of, the rest is taken. */
export async function pickOrder(
  orders: Orders,
  orderNumber: string,
  picks: readonly LinePick[],
): Promise<StoredOrder | OrderRefused> {
  return orders.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    if (!order) return { failure: orderFailures.orderNotFound };
    if (order.status !== 'PLACED' && order.status !== 'PICKING') return { failure: orderFailures.statusMove };
    const { attempt } = order.document;
    const problems = problemsOf(attempt.lines, picks);
    if (problems.length > 0) return { failure: orderFailures.statusMove, problems };
    const final = finalPrice(attempt, picks);
    if (!isAffordable(attempt, final))
      return { failure: orderFailures.statusMove, problems: ['the deposits of its substitutes are too much for it'] };
    const document = { ...order.document, final };
    if (order.status === 'PLACED') await moveRow(tx, orderNumber, 'PICKING');
    await moveRow(tx, orderNumber, 'PICKED');
    await saveDocument(tx, orderNumber, document, final.priceInfo.total);
    await issueInvoice(tx, orderNumber);
    await settleFinal(tx, order, final);
    const after: StoredOrder = { ...order, status: 'PICKED', document };
    await tellOf(orders, tx, 'picked', after);
    return after;
  });
}

async function settleFinal(tx: Queryable, { checkoutId }: StoredOrder, { payments }: FinalOrder): Promise<void> {
  const wallet = payments.find(({ methodKey }) => methodKey === walletMethod);
  const tooMuch = wallet ? (wallet.authorized ?? wallet.amount) - wallet.amount : 0;
  if (tooMuch > 0) await giveBackWallet(tx, { checkoutId, amount: tooMuch, reason: 'givenBack' });
  const payment = await lockPayment(tx, checkoutId);
  if (payment.status !== 'AUTHORIZED' || isPaidAtHandover(payment.methodKey)) return;
  const other = payments.find(({ methodKey }) => methodKey !== walletMethod)?.amount ?? 0;
  // Nothing can be taken, and what is kept for nothing is let go of.
  if (other === 0 && payment.amount > 0) await insertTask(tx, payment.id, 'void', 0);
  else await insertTask(tx, payment.id, 'capture', Math.min(other, payment.amount));
}
