import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCart } from './createCart.ts';
import { startCart } from './startCart.ts';
import { cartFixture, lineFixture, milk } from './testing/carts.ts';
import { fakeCarts, fakeStorage } from './testing/fakeCarts.ts';

/** Tabs hear each other at once. */
class Channel {
  static readonly open = new Set<Channel>();
  private hear: ((event: { data: unknown }) => void) | undefined;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) if (other !== this) other.hear?.({ data });
  }
  addEventListener(_: string, hear: (event: { data: unknown }) => void): void {
    this.hear = hear;
  }
  close(): void {
    Channel.open.delete(this);
  }
}

let stops: (() => void)[] = [];
beforeEach(() => void vi.stubGlobal('BroadcastChannel', Channel));
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
});

function tab() {
  const { call } = fakeCarts([milk]);
  const cart = createCart({ call, uuid: () => 'k', storage: fakeStorage, hasCart: () => false });
  const stop = startCart(cart, window);
  stops.push(stop);
  return { cart, stop };
}

test('other tabs show what changed in one, and none tells it back', () => {
  const [one, other] = [tab(), tab()];
  const told = vi.spyOn(Channel.prototype, 'postMessage');
  const cart = cartFixture([lineFixture(milk, 2)], { revision: 5 });
  one.cart.accept(cart);
  expect(other.cart.get().cart).toBe(cart);
  expect(told).toHaveBeenCalledOnce();
  one.cart.forget(cart.id);
  expect(other.cart.get().cart).toBeUndefined();
  told.mockRestore();
});

test('an older cart of another tab is dropped', () => {
  const [one, other] = [tab(), tab()];
  other.cart.accept(cartFixture([], { revision: 9 }));
  one.cart.accept(cartFixture([], { revision: 9, id: 'x' }));
  expect(other.cart.get().cart?.id).toBe('x');
  one.cart.accept(cartFixture([], { revision: 8, id: 'x' }));
  expect(other.cart.get().cart?.revision).toBe(9);
});

test('NAV-06 when the browser is online again what waits is sent, and when the page is left too', () => {
  const { cart, stop } = tab();
  const resume = vi.spyOn(cart, 'resume');
  const flush = vi.spyOn(cart, 'flush');
  window.dispatchEvent(new Event('online'));
  expect(resume).toHaveBeenCalledOnce();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(flush).toHaveBeenCalled();
  vi.restoreAllMocks();
  stop();
});
