import { expect, test, vi } from 'vitest';
import type { CartState } from '../cart/cartState.ts';
import { cartFixture, lineFixture, milk } from '../cart/testing/carts.ts';
import { enterCheckout } from './enterCheckout.ts';

function entering(state: Pick<CartState, 'loadState' | 'cart'>) {
  const refresh = vi.fn(async () => undefined);
  const cart = { get: () => state as CartState, subscribe: () => () => {}, refresh, change: vi.fn() };
  return { entered: enterCheckout(cart), refresh };
}

test('CHK-03 who has a cart enters with what it is now; who has none is not asked for one', async () => {
  const held = entering({ loadState: 'success', cart: cartFixture([lineFixture(milk)]) });
  await held.entered;
  expect(held.refresh).toHaveBeenCalledOnce();
  const none = entering({ loadState: 'success' });
  await none.entered;
  expect(none.refresh).not.toHaveBeenCalled();
  const failed = entering({ loadState: 'error' });
  await failed.entered;
  expect(failed.refresh).toHaveBeenCalledOnce();
});
