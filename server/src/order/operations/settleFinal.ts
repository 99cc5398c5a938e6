import { walletMethod } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { giveBackWallet } from '../../wallet/giveBackWallet.ts';
import { insertTask, isPaidAtHandover, lockPayment } from '../money/queries.ts';
import { issueInvoice } from '../storage/queries.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';

/**
 * What was packed is handed over: its invoice is issued, what is too much of the money is let go of, the rest is taken.
 * Once: an order with an invoice was settled before.
 */
export async function settleFinal(tx: Queryable, { orderNumber, checkoutId, document, invoice }: StoredOrder) {
  if (invoice || !document.final) return;
  const { payments } = document.final;
  await issueInvoice(tx, orderNumber);
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
