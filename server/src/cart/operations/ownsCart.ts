import type { Carts } from '../carts.ts';
import { selectOwner } from '../storage/queries.ts';

/** Whether a cart is this customer's; one that was filled before a login is nobody's until it is settled. */
export async function ownsCart(
  { database }: Pick<Carts, 'database'>,
  customerId: string,
  cartId: string,
): Promise<boolean> {
  return (await selectOwner(database, cartId)) === customerId;
}
