import { cartFailures } from '@trolley/contract';
import type { Caller, Carts } from '../carts.ts';
import { findCart } from '../findCart.ts';
import type { CartRefused } from '../refusals.ts';
import { type ToldCart, tellCart } from '../tellCart.ts';

/** CART-03 */
export async function getCart(carts: Carts, caller: Caller): Promise<ToldCart | CartRefused> {
  const cart = await findCart(carts, caller);
  return cart ? tellCart(carts, caller, cart) : { failure: cartFailures.cartNotFound };
}
