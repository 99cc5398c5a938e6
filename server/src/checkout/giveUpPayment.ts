import { checkoutFailures } from '@trolley/contract';
import type { Checkouts } from './checkouts.ts';
import { failCheckout } from './failCheckout.ts';
import { letGo } from './letGo.ts';
import { selectOpenCheckoutOf } from './storage/queries.ts';

/**
 * CHK-03: the cart is open again and nobody can pay for it any more. The checkout fails first: between the provider's
 * word and ours an order could still be made of a payment that is let go just now.
 */
export async function giveUpPayment(checkouts: Checkouts, cartId: string): Promise<void> {
  const { database } = checkouts;
  const stored = await selectOpenCheckoutOf(database, cartId);
  if (!stored) return;
  const { paymentCancelled } = checkoutFailures;
  const failed = await database.transaction((tx) => failCheckout(tx, checkouts, stored.id, paymentCancelled));
  if (failed) await letGo(checkouts, stored);
}
