import type { Checkouts } from './checkouts.ts';
import { placeOrder } from './placeOrder.ts';
import { takeWaiting } from './storage/queries.ts';

const batch = 20;
/** Enough for a morning after a provider was away; the rest waits for the next round. */
const mostBatches = 50;

/** CHK-06: settles payments whose shopper did not come back. Any number of processes may do it at once. */
export async function reconcile(checkouts: Checkouts): Promise<number> {
  let count = 0;
  for (let round = 0; round < mostBatches; round++) {
    const waiting = await takeWaiting(checkouts.database, batch);
    await Promise.all(waiting.map((id) => settle(checkouts, id)));
    count += waiting.length;
    if (waiting.length < batch) break;
  }
  return count;
}

/** One that cannot be settled does not stop the others. */
async function settle(checkouts: Checkouts, checkoutId: string): Promise<void> {
  try {
    await placeOrder(checkouts, checkoutId, 'UNKNOWN');
  } catch (err) {
    checkouts.log.error({ err, checkoutId }, 'a payment whose shopper did not come back could not be settled');
  }
}
