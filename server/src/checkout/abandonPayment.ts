import { checkoutFailures } from '@trolley/contract';
import type { Checkouts } from './checkouts.ts';
import { failCheckout } from './failCheckout.ts';
import { selectOpenCheckoutOf } from './storage/queries.ts';
import { voidPayment } from './voidPayment.ts';

/**
 * CHK-03: the cart is open again and its payment can no longer be made. The checkout fails first: otherwise an order
 * could still be made of a payment that is being voided.
 */
export async function abandonPayment(checkouts: Checkouts, cartId: string): Promise<void> {
  const { database } = checkouts;
  const stored = await selectOpenCheckoutOf(database, cartId);
  if (!stored) return;
  const { paymentCancelled } = checkoutFailures;
  const failed = await database.transaction((tx) => failCheckout(tx, checkouts, stored.id, paymentCancelled));
  if (failed) await voidPayment(checkouts, stored);
}
