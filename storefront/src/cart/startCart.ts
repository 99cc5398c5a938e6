import type { Cart } from '@trolley/contract';
import type { CartStore } from './cartStore.ts';

/** A message between tabs. */
type TabMessage = { readonly cart: Cart } | { readonly gone: string };

/** Starts the cart: loads it, follows changes of other tabs, and resumes when the connection is back. Returns how to stop. */
export function startCart(cart: CartStore, page: Window & typeof globalThis): () => void {
  const channel = page.BroadcastChannel ? new page.BroadcastChannel('cart') : undefined;
  let shown = cart.get().cart;
  const share = () => {
    const next = cart.get().cart;
    if (next === shown) return;
    const message: TabMessage | undefined = next ? { cart: next } : shown && { gone: shown.id };
    shown = next;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    if (message) channel?.postMessage(message);
  };
  const stop = cart.subscribe(share);
  if (channel) {
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      // A change from another tab is not sent back.
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
