import { resetCart } from '@trolley/contract';
import type { CartStore } from '../cart/cartStore.ts';
import { ApiError } from '../shell/api/apiError.ts';
import { keep } from './keptCheckout.ts';

type Entered = Pick<CartStore, 'get' | 'subscribe' | 'refresh' | 'change'>;

/** CHK-03: whoever enters the checkout with a cart that waits for its payment wants to change something: it is opened again. */
export async function enterCheckout(cart: Entered): Promise<void> {
  const { loadState, cart: held } = cart.get();
  if (loadState === 'idle' || loadState === 'pending') await known(cart);
  // What is on screen may be older than what happened on the payment's page; who has no cart is not asked for one.
  else if (held || loadState === 'error') await cart.refresh();
  if (cart.get().cart?.cartStatus !== 'FINALIZED') return;
  try {
    // Not a new one: its payment may have failed this very moment, and then it is open already.
    await cart.change(resetCart, { query: { reopen: true } });
    keep(sessionStorage, 'checkout', undefined);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await cart.refresh();
  }
}

/** The page brings the cart alive by itself; this only waits for it. */
function known(cart: Pick<CartStore, 'get' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const stop = cart.subscribe(() => {
      if (['idle', 'pending'].includes(cart.get().loadState)) return;
      stop();
      resolve();
    });
  });
}
