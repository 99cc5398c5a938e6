import type { Cart } from '@trolley/contract';
import type { CartStore } from './cartStore.ts';

/** What one tab tells the others. */
type Told = { readonly cart: Cart } | { readonly gone: string };

/** Brings the cart alive: it loads, hears of other tabs, and goes on when the connection is back. Returns how to stop. */
export function startCart(cart: CartStore, page: Window & typeof globalThis): () => void {
  const channel = page.BroadcastChannel ? new page.BroadcastChannel('cart') : undefined;
  let shown = cart.get().cart;
  const share = () => {
    const next = cart.get().cart;
    if (next === shown) return;
    const told: Told | undefined = next ? { cart: next } : shown && { gone: shown.id };
    shown = next;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    if (told) channel?.postMessage(told);
  };
  const stop = cart.subscribe(share);
  if (channel) {
    channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      // What another tab told is not told again.
      shown = 'cart' in data ? data.cart : undefined;
      if ('gone' in data) cart.forget(data.gone);
      else if (!cart.accept(data.cart)) shown = cart.get().cart;
    });
  }
  const resume = () => cart.resume();
  const leaving = () => {
    if (page.document.visibilityState === 'hidden') void cart.flush();
  };
  page.addEventListener('online', resume);
  page.document.addEventListener('visibilitychange', leaving);
  cart.start();
  return () => {
    stop();
    channel?.close();
    page.removeEventListener('online', resume);
    page.document.removeEventListener('visibilitychange', leaving);
  };
}
