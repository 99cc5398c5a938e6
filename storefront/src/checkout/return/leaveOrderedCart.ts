import type { CartStore } from '../../cart/cartStore.ts';
import { hasCart } from './hasCart.ts';

/** The cart is an order: the one that waited beside it is shown, where there is one, and never the old one. */
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
