import type { CartEvent } from '../cartEvents.ts';
import { quantityOf } from '../cartState.ts';
import { createCart } from '../createCart.ts';
import { apples, bread, cartFixture, lineFixture, milk } from './carts.ts';
import { fakeCarts, fakeStorage } from './fakeCarts.ts';

/** A browser with a cart of its own, or of a server it shares with another. */
export function openCart(
  given: Parameters<typeof fakeCarts>[1] = {},
  storage = fakeStorage(),
  carts = fakeCarts([milk, bread, apples], given),
) {
  let keys = 0;
  const cart = createCart({
    call: carts.call,
    uuid: () => `key-${++keys}-${Math.random()}`,
    storage: () => storage,
    hasCart: () => carts.server.cart !== undefined,
  });
  const events: CartEvent[] = [];
  cart.onEvent((event) => events.push(event));
  const shown = (sku: string) => quantityOf(cart.get(), sku);
  return { carts, cart, events, shown, storage, kinds: () => events.map(({ kind }) => kind) };
}

/** So many of the milk. */
export const milkCart = (quantity = 3) => ({ cart: cartFixture([lineFixture(milk, quantity)]) });
