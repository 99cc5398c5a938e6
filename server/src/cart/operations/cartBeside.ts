import type { Cart } from '@trolley/contract';
import { toCartResponse } from '../cartResponse.ts';
import type { Caller, Carts } from '../carts.ts';
import { isUsable } from '../findCart.ts';
import { selectCart } from '../storage/queries.ts';
import { readCart } from '../storage/readCart.ts';

/** The cart that waited while the one of this browser added to an order. */
export async function cartBeside(carts: Carts, caller: Caller): Promise<Cart | undefined> {
  const { database, service } = carts;
  const idleDays = service.file.guestCartIdleDays;
  const ordered = caller.cartId === undefined ? undefined : await selectCart(database, { id: caller.cartId, idleDays });
  const id = ordered?.beside;
  const columns = typeof id === 'string' ? await selectCart(database, { id, idleDays }) : undefined;
  const cart = columns && readCart(columns);
  return cart && isUsable(cart, caller) ? (await toCartResponse(carts, caller, cart)).answer : undefined;
}
