import { walletMethod } from '@trolley/contract';
import { insertTask, isPaidAtHandover, lockPayment } from '../../payment/settle/paymentTasks.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { giveBackWallet } from '../../wallet/giveBackWallet.ts';
import { issueInvoice } from '../storage/queries.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';

/**
 * What was packed is handed over: its invoice is issued, what was authorised beyond its price is given back, the rest is captured.
 * Once: an order with an invoice was settled before.
 */
export async function settleFinal(tx: Queryable, { orderNumber, checkoutId, document, invoice }: StoredOrder) {
  if (invoice || !document.final) return;
  const { payments } = document.final;
  await issueInvoice(tx, orderNumber);
  const wallet = payments.find(({ methodKey }) => methodKey === walletMethod);
  if (wallet) {
    const tooMuch = (wallet.authorized ?? wallet.amount) - wallet.amount;
    await giveBackWallet(tx, { checkoutId, amount: tooMuch, reason: 'givenBack' });
  }
  const payment = await lockPayment(tx, checkoutId);
  if (payment.status !== 'AUTHORIZED' || isPaidAtHandover(payment.methodKey)) return;
  const other = payments.find(({ methodKey }) => methodKey !== walletMethod)?.amount ?? 0;
  // Nothing is to be captured, so the authorisation is voided.
  if (other === 0 && payment.amount > 0) await insertTask(tx, payment.id, 'void', 0);
  else await insertTask(tx, payment.id, 'capture', Math.min(other, payment.amount));
}
