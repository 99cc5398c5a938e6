import { cartFailures } from '@trolley/contract';
import { type CartResponse, toCartResponse } from '../cartResponse.ts';
import type { Caller, Carts } from '../carts.ts';
import type { CartRefused } from '../refusals.ts';
import { openCart } from './openCart.ts';

/** CART-03 */
export async function getCart(carts: Carts, caller: Caller): Promise<CartResponse | CartRefused> {
  const cart = await openCart(carts, caller);
  return cart ? toCartResponse(carts, caller, cart) : { failure: cartFailures.cartNotFound };
}
