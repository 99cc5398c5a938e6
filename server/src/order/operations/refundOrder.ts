import { orderFailures, walletMethod } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { giveBackWallet } from '../../wallet/giveBackWallet.ts';
import { insertTask, lockPayment, selectPromised } from '../money/queries.ts';
import type { Orders } from '../orders.ts';
import { isPicked } from '../rules/orderLife.ts';
import { lockOrder, saveDocument } from '../storage/queries.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import type { OrderRefused } from './moveOrder.ts';

/** Gives money back after it was taken: the way it came, real money before the wallet's. */
export async function refundOrder(
  orders: Orders,
  orderNumber: string,
  amount: number,
): Promise<StoredOrder | OrderRefused> {
  return orders.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    if (!order) return { failure: orderFailures.orderNotFound };
    const { document } = order;
    if (!isPicked(order.status) || !document.final) return refused('it is not packed yet');
    const payment = await lockPayment(tx, order.checkoutId);
    if (payment.status === 'AUTHORIZED') return refused('its money is not taken yet');
    const left = payment.captured - payment.refunded - (await selectPromised(tx, payment.id));
    const ofWallet = walletShare(order) - walletRefunded(order, payment.captured);
    const most = left + Math.max(0, ofWallet);
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > most)
      return refused(`expected between 1 and ${most} cents`);
    await giveBack(tx, order, { paymentId: payment.id, byProvider: Math.min(amount, left), amount });
    const after = { ...document, refunded: document.refunded + amount };
    await saveDocument(tx, orderNumber, after, document.final.priceInfo.total);
    return { ...order, document: after };
  });
}

const refused = (problem: string): OrderRefused => ({ failure: orderFailures.statusMove, problems: [problem] });

const walletShare = ({ document }: StoredOrder) =>
  document.final?.payments.find(({ methodKey }) => methodKey === walletMethod)?.amount ?? 0;

/** Real money comes first, so what was given back beyond it came from the wallet. */
const walletRefunded = ({ document }: StoredOrder, captured: number) => Math.max(0, document.refunded - captured);

async function giveBack(
  tx: Queryable,
  { checkoutId }: StoredOrder,
  { paymentId, byProvider, amount }: { paymentId: string; byProvider: number; amount: number },
): Promise<void> {
  if (byProvider > 0) await insertTask(tx, paymentId, 'refund', byProvider);
  if (amount > byProvider) await giveBackWallet(tx, { checkoutId, amount: amount - byProvider, reason: 'refund' });
}
