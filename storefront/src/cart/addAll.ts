import type { Product } from '@trolley/contract';
import type { AddResult } from './cartEvents.ts';
import { isKnown, type PendingChange, quantityOf } from './cartState.ts';
import type { CartStore } from './cartStore.ts';

interface Good {
  readonly product: Product;
  readonly quantity: number;
}

/** `errorCode`: what the server said; missing where the shopper did not want it after all. */
export interface NotAdded<G extends Good> {
  readonly good: G;
  readonly errorCode?: string | undefined;
}

export interface AddedAll<G extends Good> {
  readonly added: readonly G[];
  readonly failed: readonly NotAdded<G>[];
  /** Of those added: the cart took fewer than wanted, since it holds no more of them. */
  readonly fewer: readonly G[];
  /** Takes off again what was added, and leaves what the shopper had or changed since. */
  undo(): void;
}

const isIn = (result: AddResult) => result === 'added' || result === 'capped' || result === 'maxquantityreached';

/**
 * All at once: the cart gathers them into one call. The first one asks whatever has to be asked (the place), so that the
 * question comes once and not for each.
 */
export async function addAll<G extends Good>(
  cart: Pick<CartStore, 'add' | 'get' | 'onEvent' | 'restore'>,
  goods: readonly G[],
): Promise<AddedAll<G>> {
  const held = new Map(goods.map(({ product: { sku } }) => [sku, quantityOf(cart.get(), sku)]));
  // Before the cart is loaded nobody knows what it holds.
  const wasKnown = isKnown(cart.get());
  const refused = new Map<string, string | undefined>();
  const stop = cart.onEvent((event) => {
    if (event.kind !== 'failed') return;
    for (const { sku } of event.products) refused.set(sku, event.errorCode);
  });
  const results = await Promise.all(
    goods.map(async (good) => ({ good, result: await cart.add(good.product, good.quantity) })),
  );
  stop();
  const added = results.flatMap(({ good, result }) => (isIn(result) ? [good] : []));
  const gained = new Map<string, PendingChange>();
  for (const { product, quantity } of added) {
    const wanted = quantity + (gained.get(product.sku)?.quantity ?? 0);
    const room = quantityOf(cart.get(), product.sku) - (wasKnown ? (held.get(product.sku) ?? 0) : 0);
    gained.set(product.sku, { product, quantity: Math.max(0, Math.min(wanted, room)) });
  }
  return {
    added,
    fewer: added.filter(({ product: { sku }, quantity }) => (gained.get(sku)?.quantity ?? 0) < quantity),
    failed: results.flatMap(({ good, result }) =>
      isIn(result) ? [] : [{ good, errorCode: refused.get(good.product.sku) }],
    ),
    undo: () =>
      cart.restore(
        [...gained.values()].map(({ product, quantity }) => ({
          product,
          quantity: Math.max(0, quantityOf(cart.get(), product.sku) - quantity),
        })),
      ),
  };
}
