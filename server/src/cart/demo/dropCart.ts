import type { Caller, Carts } from '../carts.ts';
import { lockFound } from '../findCart.ts';
import { resetCart } from '../operations/resetCart.ts';
import { abandonCart } from '../storage/queries.ts';

/** The cart of a demo order that could not be placed: no goods, no address and no slot are left of it. */
export async function dropCart(carts: Carts, caller: Caller): Promise<void> {
  // One that waits for its payment is open again first.
  await resetCart(carts, caller, { reopen: true });
  await carts.database.transaction(async (tx) => {
    const cart = await lockFound(tx, carts, caller);
    if (cart?.row.status !== 'OPEN') return;
    await carts.service.slots.release(tx, cart.row.id);
    await abandonCart(tx, cart.row.id);
  });
}
