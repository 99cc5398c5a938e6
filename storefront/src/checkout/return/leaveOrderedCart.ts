import { cookies } from '@trolley/contract';
import type { CartStore } from '../../cart/cartStore.ts';
import { readCookie } from '../../shell/cookie.ts';

/** The cart became an order: shows the regular cart that waited beside an addition, if any, and drops the old one. */
export async function leaveOrderedCart(
  cart: Pick<CartStore, 'get' | 'refresh' | 'forget'>,
  jar: () => string = () => document.cookie,
): Promise<void> {
  const ordered = cart.get().cart?.id;
  if (!hasCart(jar())) return cart.forget(ordered);
  await cart.refresh();
  const { cart: now } = cart.get();
  if (now && now.id === ordered && now.cartStatus !== 'OPEN') cart.forget(ordered);
}

/** Whether this browser still has a cart; a request for an ordered one would fail. */
export function hasCart(jar: string): boolean {
  return readCookie(jar, cookies.cartCount) !== undefined;
}
