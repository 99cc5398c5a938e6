import { resetCart } from '@trolley/contract';
import type { CartStore } from '../cart/cartStore.ts';
import { ApiError } from '../shell/api/apiError.ts';
import { saveCheckout } from './checkoutStorage.ts';

type Entered = Pick<CartStore, 'get' | 'subscribe' | 'refresh' | 'change'>;

/** CHK-03: entering the checkout with a cart that waits for its payment opens the cart again, since the shopper wants to change something. */
export async function enterCheckout(cart: Entered): Promise<void> {
  const { loadState, cart: held } = cart.get();
  if (loadState === 'idle' || loadState === 'pending') await known(cart);
  // The cart on screen may be older than what happened on the payment page; without a cart there is nothing to load.
  else if (held || loadState === 'error') await cart.refresh();
  if (cart.get().cart?.cartStatus !== 'FINALIZED') return;
  try {
    // `reopen`, not a new cart: the payment may have failed just now, and then the cart is open already.
    await cart.change(resetCart, { query: { reopen: true } });
    saveCheckout(sessionStorage, 'checkout', undefined);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await cart.refresh();
  }
}

/** `CartHost` loads the cart; this only waits for it. */
function known(cart: Pick<CartStore, 'get' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const stop = cart.subscribe(() => {
      if (['idle', 'pending'].includes(cart.get().loadState)) return;
      stop();
      resolve();
    });
  });
}
